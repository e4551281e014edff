import type { ServerProgress } from '@naru/exam-kit/session'
import { describe, expect, it } from 'vitest'
import { answeringApi, noAnswer } from '../testing/answeringApi'
import { createProgressSync } from './progressSync'

const progress: ServerProgress = {
  startTime: '2026-11-21T02:00:00.000Z',
  phase: 'reading',
  index: 1,
  answers: { q1: '사과' },
  plays: {},
  readingStartTime: '2026-11-21T02:00:00.000Z',
  revision: 3,
}
const signal = new AbortController().signal

function answering(status: number, body: unknown, headers = {}) {
  const { api, requests } = answeringApi(() => Response.json(body, { status, headers }))
  return { sync: createProgressSync(api, 'mock-1'), requests }
}

describe('PUT /api/exams/{id}/progress', () => {
  it('sends the attempt by a keepalive request, and returns the new revision', async () => {
    const { sync, requests } = answering(200, { success: true, revision: 4 })
    await expect(sync.push(progress, signal)).resolves.toEqual({ kind: 'saved', revision: 4 })
    const [request] = requests
    expect([request?.method, request?.url, request?.keepalive]).toEqual([
      'PUT',
      'http://naru.test/api/exams/mock-1/progress',
      true,
    ])
    await expect(request?.json()).resolves.toEqual(progress)
    expect(Math.abs(Date.parse(request?.headers.get('x-sent-at') ?? '') - Date.now())).toBeLessThan(60_000)
  })

  it('returns a conflict with what another device has saved since', async () => {
    const newer = { ...progress, revision: 9, answers: { q1: '사과', q2: '학교' } }
    const { sync } = answering(409, { success: false, message: 'Newer', progress: newer })
    await expect(sync.push(progress, signal)).resolves.toEqual({ kind: 'conflict', progress: newer })
  })

  it.each([404, 405, 501])('status %d means that the API does not support it', async (status) => {
    const { sync } = answering(status, { success: false, message: 'No.' })
    await expect(sync.push(progress, signal)).resolves.toEqual({ kind: 'unsupported' })
  })

  it.each([401, 410, 500, 503])('status %d is a failure', async (status) => {
    const { sync } = answering(status, { success: false, message: 'No.' })
    await expect(sync.push(progress, signal)).resolves.toEqual({ kind: 'failed', status })
  })

  it('returns Retry-After', async () => {
    const { sync } = answering(429, { success: false }, { 'Retry-After': '30' })
    await expect(sync.push(progress, signal)).resolves.toEqual({ kind: 'failed', status: 429, retryAfter: 30 })
  })

  it('a missing response is a failure without status', async () => {
    const { api } = answeringApi(noAnswer)
    await expect(createProgressSync(api, 'mock-1').push(progress, signal)).resolves.toEqual({
      kind: 'failed',
      status: null,
    })
  })
})

describe('GET /api/exams/{id}/progress', () => {
  it('returns what the server has, or null', async () => {
    await expect(answering(200, { success: true, progress }).sync.pull()).resolves.toEqual(progress)
    await expect(answering(200, { success: true, progress: null }).sync.pull()).resolves.toBeNull()
  })
})
