import type { ResultRequest } from '@naru/exam-kit/engine'
import { describe, expect, it } from 'vitest'
import { answeringApi, noAnswer } from '../testing/answeringApi'
import { createResultSender } from './resultSender'

const result: ResultRequest = {
  examId: 'e1',
  questions: [{ questionId: 'q1', userAnswer: '사과', correctAnswer: '', isCorrect: false }],
  totalScore: 0,
  totalPossibleMarks: 5,
  percentageScore: 0,
  timestamp: '2025-05-07T08:50:00.000Z',
  startTime: '2025-05-07T08:00:00.000Z',
}

function answering(status: number, body: unknown, headers = {}) {
  const { api, requests } = answeringApi(() => Response.json(body, { status, headers }))
  return { sender: createResultSender(api), requests }
}

const signal = new AbortController().signal

describe('POST /api/results', () => {
  it('sends the payload as it was built', async () => {
    const { sender, requests } = answering(200, { success: true, message: 'ok', result: { attempt: 1 } })
    const fairPlay = { events: [{ kind: 'away' as const, at: '2025-05-07T08:10:00.000Z' }] }
    await sender.send({ ...result, fairPlay }, signal)
    const [request] = requests
    expect([request?.method, request?.url]).toEqual(['POST', 'http://naru.test/api/results'])
    await expect(request?.json()).resolves.toEqual({ ...result, fairPlay })
  })

  it('sends the fair-play record, and a second time without it if the API refuses the request', async () => {
    const fairPlay = { events: [{ kind: 'away' as const, at: '2025-05-07T08:10:00.000Z' }] }
    const { sender, requests } = answering(400, { success: false, message: 'The field is unknown.' })
    await expect(sender.send({ ...result, fairPlay }, signal)).resolves.toMatchObject({ kind: 'failed', status: 400 })
    const bodies = await Promise.all(requests.map((request) => request.json()))
    expect(bodies).toEqual([{ ...result, fairPlay }, result])
  })

  it('reads result.attempt, its id and why it is not ranked', async () => {
    const saved = { attempt: 2, unrankedReason: 'repeated', attemptId: 'a2' }
    const { sender } = answering(200, { success: true, message: 'ok', result: saved })
    await expect(sender.send(result, signal)).resolves.toEqual({ kind: 'saved', ...saved })
  })

  it('reads the graded questions where the server sends them, with the URLs of their clips', async () => {
    const question = {
      questionId: 'q1',
      userAnswer: '사과',
      correctAnswer: '사과',
      isCorrect: true,
      transcript: '안녕.',
    }
    const totals = { totalScore: 5, totalPossibleMarks: 5, percentageScore: 100 }
    const saved = { attempt: 1, questions: [{ ...question, audio: 'media/a.m4a' }], ...totals }
    const { sender } = answering(200, { success: true, message: 'ok', result: saved })
    await expect(sender.send(result, signal)).resolves.toEqual({
      kind: 'saved',
      attempt: 1,
      graded: { questions: [{ ...question, audio: '/media/a.m4a' }], ...totals },
    })
  })

  it('returns Retry-After', async () => {
    const { sender } = answering(503, { success: false }, { 'Retry-After': '30' })
    await expect(sender.send(result, signal)).resolves.toMatchObject({ status: 503, retryAfter: 30 })
  })

  it.each([400, 401, 403, 500, 503])('status %d is a failure with the message of the server', async (status) => {
    const { sender } = answering(status, { success: false, message: 'No.' })
    await expect(sender.send(result, signal)).resolves.toEqual({ kind: 'failed', status, message: 'No.' })
  })

  it('a response without an attempt is a failure', async () => {
    const { sender } = answering(200, { success: true, message: 'ok' })
    await expect(sender.send(result, signal)).resolves.toMatchObject({ kind: 'failed', status: 200 })
  })

  it('a missing response is a failure without status', async () => {
    await expect(createResultSender(answeringApi(noAnswer).api).send(result, signal)).resolves.toEqual({
      kind: 'failed',
      status: null,
      message: null,
    })
  })
})
