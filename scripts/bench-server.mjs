// `npm run bench:server [-- --quick] [-- --minutes N] [-- --only postgres|embedded] [-- --tasks exam,practice]`: the built server's throughput as a share of a bare Fastify route that sends the
// same bytes, measured alternately in one run, and its memory under steady load. Writes .build/bench-server.json; fails below a limit.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { ATTEMPTS, CARDS, fill } from './bench-server-data.mjs'
import { headersOf, LEARNERS, sendLoad } from './bench-server-load.mjs'
import { startPostgres } from './postgres.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    minutes: { type: 'string' },
    only: { type: 'string' },
    tasks: { type: 'string' },
  },
})
const seconds = options.quick ? 2 : 5
const rounds = options.quick ? 3 : 5
const minutes = Number(options.minutes ?? (options.quick ? 0.5 : 10))

/** @typedef {import('./bench-server-load.mjs').Task} Task */
/** @type {Record<Task, { label: string, bar: number }>} */
const tasks = {
  exam: { label: 'read an exam', bar: 0.5 },
  board: { label: `read the leaderboard of ${ATTEMPTS.toLocaleString('en')} attempts`, bar: 0.3 },
  result: { label: 'post a result', bar: 0.1 },
  // Its bar is the time of reading an exam: see SLOWEST.
  practice: { label: `read the practice of a day, ${CARDS.toLocaleString('en')} cards in all`, bar: 0 },
}

/** @type {Task[]} */
const allTasks = ['exam', 'board', 'result', 'practice']
const taskNames = allTasks.filter((task) => options.tasks === undefined || options.tasks.split(',').includes(task))

/** How many times as long as reading an exam the 99th percentile of practice may take, with 32 learners. */
const SLOWEST = 1.5

/** @param {string[]} parameters @param {Record<string, string>} [environment] */
async function start(parameters, environment) {
  const child = spawn(process.execPath, parameters, {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      ADDRESS_LIMITS: 'false',
      SEED_SAMPLE_CONTENT: 'true',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('close', done))
  const address = await new Promise((done, fail) => {
    let output = ''
    child.stdout.on('data', (data) => {
      output += String(data)
      const found = /Open\s+(http\S+)/.exec(output)?.[1]
      if (found !== undefined) done(found)
    })
    void ended.then(() => fail(new Error(`${parameters[0]} ended before it listened.`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { address: String(address), pid: child.pid ?? 0, stop }
}

/**
 * Reads one response of each kind for the bare server, and builds the body of a result.
 *
 * @param {string} address
 */
async function readSamples(address) {
  const read = async (/** @type {string} */ path, /** @type {object} */ more = {}) => {
    const response = await fetch(`${address}${path}`, {
      ...more,
      headers: { ...headersOf(1), ...Object(more).headers },
    })
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`)
    return response
  }
  /** @type {{ _id: string, questionCount: number }[]} */
  const exams = await (await read('/api/exams')).json()
  const [exam] = exams.toSorted((a, b) => b.questionCount - a.questionCount)
  if (exam === undefined) throw new Error('No exam is unlocked.')
  /** @type {{ questions: { _id: string, answers: { text?: string, photo?: string }[] }[] }} */
  const paper = await (await read(`/api/exams/${exam._id}`)).json()
  const result = {
    examId: exam._id,
    questions: paper.questions.map(({ _id, answers: [first] }) => ({
      questionId: _id,
      userAnswer: first?.text ?? first?.photo ?? '',
      correctAnswer: '',
      isCorrect: false,
    })),
    totalScore: 0,
    totalPossibleMarks: 200,
    percentageScore: 0,
    timestamp: new Date().toISOString(),
  }
  const paths = {
    exam: `/api/exams/${exam._id}`,
    board: `/api/results/leaderboard?examId=${encodeURIComponent(exam._id)}`,
    result: '/api/results',
    practice: '/api/practice',
  }
  return { result, paths, raw: await samplesOf(address, paths, result) }
}

/** Headers that Node adds to every response; the bare server sends all others unchanged. */
const nodeHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** Reads the compressed bytes, which `fetch` would decompress. @param {string} address @param {Record<Task, string>} paths @param {object} result */
async function samplesOf(address, paths, result) {
  const { request } = await import('node:http')
  const one = (/** @type {Task} */ task) =>
    new Promise((done, fail) => {
      const isPost = task === 'result'
      const outgoing = request(
        `${address}${paths[task]}`,
        {
          method: isPost ? 'POST' : 'GET',
          headers: { ...headersOf(2), ...(isPost ? { 'content-type': 'application/json' } : {}) },
        },
        (response) => {
          /** @type {Buffer[]} */
          const parts = []
          response.on('data', (part) => parts.push(part))
          response.on('end', () => {
            if (response.statusCode !== 200) {
              fail(new Error(`${task} responded with ${response.statusCode}: ${Buffer.concat(parts).toString()}`))
              return
            }
            const headers = Object.entries(response.headers).filter(([name]) => !nodeHeaders.has(name))
            done({ headers: Object.fromEntries(headers), body: Buffer.concat(parts).toString('base64') })
          })
        },
      )
      outgoing.on('error', fail)
      outgoing.end(
        isPost ? JSON.stringify({ ...result, startTime: new Date(Date.now() - 1_800_000).toISOString() }) : undefined,
      )
    })
  return {
    exam: await one('exam'),
    board: await one('board'),
    result: await one('result'),
    practice: await one('practice'),
  }
}

const median = (/** @type {number[]} */ values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const memoryOf = (/** @type {number} */ pid) =>
  existsSync(`/proc/${pid}/status`)
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    : Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024

/** Measures memory under a steady load of all tasks. @param {string} address @param {number} pid @param {Awaited<ReturnType<typeof readSamples>>} known */
async function watchMemory(address, pid, { paths, result }) {
  /** @type {number[]} */
  const megabytes = []
  const timer = setInterval(() => megabytes.push(memoryOf(pid)), 500)
  const duration = Math.max(5, Math.round(minutes * 60))
  // A fixed rate below the maximum, so that memory depends on time and not on throughput.
  const loads = await Promise.all([
    sendLoad(`${address}${paths.exam}`, 'exam', result, 16, duration, 200),
    sendLoad(`${address}${paths.board}`, 'board', result, 8, duration, 50),
    sendLoad(`${address}${paths.result}`, 'result', result, 8, duration, 50),
  ])
  clearInterval(timer)
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const quarter = Math.floor(megabytes.length / 4)
  // The first quarter is a warm-up.
  const early = mean(megabytes.slice(quarter, 2 * quarter))
  const late = mean(megabytes.slice(-quarter))
  return { minutes, early, late, growth: late / early - 1, bad: loads.reduce((sum, { bad }) => sum + bad, 0) }
}

/**
 * @typedef {object} Row
 * @property {string} database
 * @property {number} connections
 * @property {Task} task
 * @property {string} label
 * @property {number} bare
 * @property {number} ours
 * @property {number} p99
 * @property {number} ratio
 * @property {number} bar
 * @property {number} bad
 * @property {boolean} passed
 * @property {number} [timesExam]
 */

/** @param {string} name @param {string | undefined} databaseUrl */
async function bench(name, databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'naru-bench-'))
  const environment = { DATA_DIR: folder, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
  const main = 'apps/server/dist/main.js'
  await (await start([main], environment)).stop()
  await fill(databaseUrl === undefined ? { folder: join(folder, 'db') } : { address: databaseUrl }, LEARNERS)
  const server = await start([main], environment)
  const known = await readSamples(server.address)
  const samples = join(folder, 'samples.json')
  writeFileSync(samples, JSON.stringify(known.raw))
  const bare = await start(['scripts/bench-server-bare.mjs', samples, 'openapi.yaml'])

  /** @type {Row[]} */
  const rows = []
  for (const connections of [32, LEARNERS]) {
    for (const task of taskNames) {
      const [ours, theirs, ratios, slowest] = [[], [], [], []].map((list) => /** @type {number[]} */ (list))
      let bad = 0
      for (let round = 0; round < rounds; round += 1) {
        const one = await sendLoad(`${bare.address}/${task}`, task, known.result, connections, seconds)
        const other = await sendLoad(`${server.address}${known.paths[task]}`, task, known.result, connections, seconds)
        theirs?.push(one.perSecond)
        ours?.push(other.perSecond)
        ratios?.push(other.perSecond / one.perSecond)
        slowest?.push(other.p99)
        bad += one.bad + other.bad
      }
      const ratio = median(ratios ?? [])
      rows.push({
        database: name,
        connections,
        task,
        label: tasks[task].label,
        bare: Math.round(median(theirs ?? [])),
        ours: Math.round(median(ours ?? [])),
        p99: median(slowest ?? []),
        ratio,
        bar: tasks[task].bar,
        bad,
        passed: ratio >= tasks[task].bar && bad === 0,
      })
    }
    const [exam, practice] = ['exam', 'practice'].map((task) =>
      rows.find((row) => row.task === task && row.connections === connections),
    )
    if (exam === undefined || practice === undefined) continue
    practice.timesExam = practice.p99 / exam.p99
    if (connections === 32) practice.passed &&= practice.timesExam <= SLOWEST
  }
  await bare.stop()
  const memory = await watchMemory(server.address, server.pid, known)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  return { rows, memory: { database: name, ...memory, passed: Math.abs(memory.growth) <= 0.1 && memory.bad === 0 } }
}

if (!existsSync('apps/server/dist/main.js')) {
  process.stderr.write('The server is not built: run npm run build first.\n')
  process.exit(1)
}
const ownServer = process.env['BENCH_DATABASE_URL'] === undefined && options.only !== 'embedded'
const started = ownServer ? await startPostgres() : undefined
const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? (started && 'address' in started ? started.address : undefined)
if (started && 'missing' in started) process.stdout.write(`${started.missing} PostgreSQL is left out.\n`)

const results = []
if (databaseUrl !== undefined && options.only !== 'embedded') results.push(await bench('PostgreSQL', databaseUrl))
if (started && 'stop' in started) await started.stop()
if (options.only !== 'postgres') results.push(await bench('embedded', undefined))

const mark = (/** @type {string} */ database, /** @type {boolean} */ passed) =>
  database === 'PostgreSQL' ? (passed ? '✓' : '✗') : ' '
process.stdout.write(
  '\nserver      learners  task                                               bare/s  ours/s  p99 ms  ratio   bar\n',
)
for (const row of results.flatMap(({ rows }) => rows)) {
  process.stdout.write(
    `${row.database.padEnd(11)} ${String(row.connections).padStart(8)}  ${row.label.padEnd(50)} ${String(row.bare).padStart(6)}  ${String(row.ours).padStart(6)}  ${String(Math.round(row.p99)).padStart(6)}  ${row.ratio.toFixed(2).padStart(5)}  ${`≥ ${row.bar}`.padStart(5)} ${mark(row.database, row.passed)}${row.timesExam === undefined ? '' : ` p99 ${row.timesExam.toFixed(2)} × of reading an exam, bar ${SLOWEST} × at 32`}${row.bad > 0 ? ` ${row.bad} errors` : ''}\n`,
  )
}
for (const { memory } of results) {
  process.stdout.write(
    `${memory.database}: memory over ${memory.minutes} minutes ${memory.early.toFixed(0)} → ${memory.late.toFixed(0)} MB (${(memory.growth * 100).toFixed(1)} %, bar ±10 %) ${memory.passed ? '✓' : '✗'}${memory.bad > 0 ? ` ${memory.bad} errors` : ''}\n`,
  )
}
mkdirSync('.build', { recursive: true })
writeFileSync(
  '.build/bench-server.json',
  `${JSON.stringify({ node: process.version, seconds, rounds, results }, undefined, 2)}\n`,
)
const held = results.filter(({ memory }) => memory.database === 'PostgreSQL')
process.exit(held.every(({ rows, memory }) => memory.passed && rows.every(({ passed }) => passed)) ? 0 : 1)
