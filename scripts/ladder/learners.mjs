// The learners of a rung of `npm run bench:server -- --ladder`, all in this process. They do what the site does: open the exam and its clips, start together, save each answer, retry
// as `packages/exam-kit/src/session` does, send the result and read its review.
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'

/**
 * @typedef {{ addresses: string[], count: number, learners: { token: string, email: string }[], password: string, loginShare: number,
 *   arriveMs: number, examMs: number, logins: { perSecond: number, from: number, to: number } }} Plan `from` and `to`: shares of the exam
 * @typedef {'login' | 'paper' | 'clip' | 'start' | 'save' | 'result' | 'review' | 'check' | 'sideLogin'} Kind
 * @typedef {{ kind: Kind, at: number, ms: number, tries: number }} Timed a request that was answered in the end; `at` is a time of the clock
 * @typedef {{ startsAt: number, endsAt: number, timed: Timed[], failures: string[], lostSaves: number, attemptIds: string[], questions: number, cpuMs: number }} Outcome
 * @typedef {{ _id: string, questionNumber: number, type: string, answers: { text?: string, photo?: string }[] }} Question
 */

/** How long a learner waits for anything until it counts as failed. */
const PATIENCE_MS = 60_000

/** @param {Plan} plan @returns {Promise<Outcome>} */
async function takeExams({ addresses, count, learners, password, loginShare, arriveMs, examMs, logins }) {
  const pools = addresses.map((address) => new Pool(address, { connections: 256, headersTimeout: 25_000 }))
  /** @type {Timed[]} */
  const timed = []
  /** @type {string[]} */
  const failures = []
  /** @type {string[]} */
  const attemptIds = []
  let lostSaves = 0
  let questions = 0
  const startsAt = Date.now() + arriveMs

  /**
   * One try. The proxy turns to the next server if one cannot be connected to.
   *
   * @param {number} number of the learner
   * @param {Kind} kind
   * @param {string} path
   * @param {{ cookie?: string, method?: 'GET' | 'POST' | 'PUT', body?: object }} more
   */
  async function send(number, kind, path, { cookie = '', method = 'GET', body }) {
    // As behind a proxy, each from an address of its own.
    const address = `10.0.${number >> 8}.${number % 256}`
    const headers = {
      cookie,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      ...(body && { 'content-type': 'application/json' }),
    }
    for (const pool of [...pools.slice(number % pools.length), ...pools.slice(0, number % pools.length)]) {
      try {
        const response = await pool.request({
          path,
          method,
          headers,
          body: body === undefined ? null : JSON.stringify(body),
        })
        if (kind === 'clip') await response.body.dump({ limit: 1e9 })
        const text = kind === 'clip' ? '' : await response.body.text()
        const newCookie = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? ''
        return { status: response.statusCode, text, cookie: newCookie, wait: response.headers['retry-after'] }
      } catch (thrown) {
        if (Object(thrown).code !== 'ECONNREFUSED')
          return { status: 0, text: String(thrown), cookie: '', wait: undefined }
      }
    }
    return { status: 502, text: 'No server can be connected to.', cookie: '', wait: undefined }
  }

  /** Tries until an answer: after 1, 2, 4 … s, not before `Retry-After`. @param {Parameters<typeof send>} request */
  async function ask(...request) {
    const [, kind, path] = request
    const at = Date.now()
    const begun = performance.now()
    for (let tries = 1, delay = 1000; ; tries += 1, delay *= 2) {
      const { status, text, cookie, wait } = await send(...request)
      const ms = performance.now() - begun
      if (status === 200) {
        timed.push({ kind, at, ms, tries })
        return { text, cookie }
      }
      // A clip is fetched again by the player, everything else by the site.
      if ((status >= 400 && status < 500 && status !== 429) || ms > PATIENCE_MS) {
        failures.push(`${kind} ${path}: ${status} ${text.slice(0, 200)}`)
        return undefined
      }
      await pause(Math.max(delay, Number(wait ?? 0) * 1000))
    }
  }

  /** @param {number} time of the clock */
  const until = (time) => pause(Math.max(0, time - Date.now()))

  /** @param {number} number */
  async function learn(number) {
    const learner = learners[number]
    if (learner === undefined) throw new Error('There are too few learners.')
    await pause(Math.random() * arriveMs * 0.9)
    let cookie = `sid=${learner.token}`
    if (number % 100 < loginShare * 100) {
      const login = await ask(number, 'login', '/api/auth/login', {
        method: 'POST',
        body: { email: learner.email, password },
      })
      if (login === undefined) return
      cookie = login.cookie
    }
    const list = await ask(number, 'paper', '/api/exams', { cookie })
    /** @type {{ _id: string, questionCount: number }[]} */
    const exams = JSON.parse(list?.text ?? '[]')
    const [exam] = exams.toSorted((one, other) => other.questionCount - one.questionCount)
    if (exam === undefined) return
    const path = `/api/exams/${exam._id}`
    const paper = (await ask(number, 'paper', path, { cookie }))?.text ?? '{}'
    for (const clip of new Set(paper.match(/\/media\/[\w.]+/g))) await ask(number, 'clip', clip, { cookie })
    /** @type {Question[]} */
    const asked = JSON.parse(paper).questions ?? []
    const order = asked.toSorted(
      (a, b) => Number(a.type === 'listening') - Number(b.type === 'listening') || a.questionNumber - b.questionNumber,
    )
    questions = order.length

    await until(startsAt + Math.random() * 1000)
    const startTime = new Date().toISOString()
    /** @type {{ phase: string, index: number, answers: Record<string, string>, plays: Record<string, number>, listeningStartTime?: string }} */
    const state = { phase: 'reading', index: 0, answers: {}, plays: {} }
    let revision = 0
    /** @param {'start' | 'save'} kind */
    const save = async (kind) => {
      const body = { startTime, readingStartTime: startTime, ...state, revision }
      const saved = await ask(number, kind, `${path}/progress`, { cookie, method: 'PUT', body })
      if (saved !== undefined) revision = JSON.parse(saved.text).revision
      return saved !== undefined
    }
    if (!(await save('start'))) return
    let acknowledged = 0
    for (const [index, { _id, type, answers }] of order.entries()) {
      await until(startsAt + ((index + 0.2 + Math.random() * 0.6) / order.length) * examMs)
      if (type === 'listening') {
        state.phase = 'listening'
        state.listeningStartTime ??= new Date().toISOString()
        state.plays[_id] = 2
      }
      const [option] = answers
      state.answers[_id] = option?.text ?? option?.photo ?? ''
      state.index = index
      if (await save('save')) acknowledged = index + 1
    }
    const stored = await ask(number, 'check', `${path}/progress`, { cookie })
    lostSaves += Math.max(
      0,
      acknowledged - Object.keys(JSON.parse(stored?.text ?? '{}').progress?.answers ?? {}).length,
    )
    await until(startsAt + examMs + Math.random() * 2000)
    const result = await ask(number, 'result', '/api/results', {
      cookie,
      method: 'POST',
      body: {
        examId: exam._id,
        questions: Object.entries(state.answers).map(([questionId, userAnswer]) => ({
          questionId,
          userAnswer,
          correctAnswer: '',
          isCorrect: false,
        })),
        totalScore: 0,
        totalPossibleMarks: 0,
        percentageScore: 0,
        startTime,
        timestamp: new Date().toISOString(),
      },
    })
    if (result === undefined) return
    const { attemptId } = JSON.parse(result.text).result
    attemptIds.push(attemptId)
    await ask(number, 'review', `/api/results/${attemptId}`, { cookie })
  }

  /** Learners who log in while the others are in the exam. */
  async function logInBeside() {
    const all = []
    const from = startsAt + logins.from * examMs
    const total = Math.floor((logins.perSecond * (logins.to - logins.from) * examMs) / 1000)
    for (let one = 0; one < total; one += 1) {
      await until(from + (one * 1000) / logins.perSecond)
      const email = learners[one % learners.length]?.email
      all.push(ask(one, 'sideLogin', '/api/auth/login', { method: 'POST', body: { email, password } }))
    }
    await Promise.all(all)
  }

  await Promise.all([...Array.from({ length: count }, (_, number) => learn(number)), logInBeside()])
  await Promise.all(pools.map((pool) => pool.destroy()))
  const { user, system } = process.cpuUsage()
  return {
    startsAt,
    endsAt: Date.now(),
    timed,
    failures,
    lostSaves,
    attemptIds,
    questions,
    cpuMs: (user + system) / 1000,
  }
}

process.once('message', (/** @type {Plan} */ plan) => {
  void takeExams(plan).then((outcome) => process.send?.(outcome, () => process.exit(0)))
})
