// The responses of the built server that the bare server of `npm run bench:server` repeats.
import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { headersOf } from './server-load.mjs'

/** @typedef {import('./server-load.mjs').Task} Task */

/**
 * Reads one response of each kind for the bare server, and builds the body of a result.
 *
 * @param {string} address
 */
export async function readSamples(address) {
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
    leaderboard: `/api/results/leaderboard?examId=${encodeURIComponent(exam._id)}`,
    result: '/api/results',
    practice: '/api/practice',
  }
  return { result, paths, raw: await samplesOf(address, paths, result) }
}

/** Headers that Node adds to every response; the bare server sends all others unchanged. */
const nodeHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** Reads the compressed bytes, which `fetch` would decompress. @param {string} address @param {Record<Task, string>} paths @param {object} result */
async function samplesOf(address, paths, result) {
  const one = async (/** @type {Task} */ task) => {
    const isPost = task === 'result'
    const headers = { ...headersOf(2), ...(isPost && { 'content-type': 'application/json' }) }
    const outgoing = request(`${address}${paths[task]}`, { method: isPost ? 'POST' : 'GET', headers })
    const startTime = new Date(Date.now() - 1_800_000).toISOString()
    outgoing.end(isPost ? JSON.stringify({ ...result, startTime }) : undefined)
    const [response] = await once(outgoing, 'response')
    const body = await buffer(response)
    if (response.statusCode !== 200)
      throw new Error(`${task} responded with ${response.statusCode}: ${body.toString()}`)
    const sent = Object.entries(response.headers).filter(([name]) => !nodeHeaders.has(name))
    return { headers: Object.fromEntries(sent), body: body.toString('base64') }
  }
  const tasks = /** @type {const} */ (['exam', 'leaderboard', 'result', 'practice'])
  return Object.fromEntries(await Promise.all(tasks.map(async (task) => [task, await one(task)])))
}
