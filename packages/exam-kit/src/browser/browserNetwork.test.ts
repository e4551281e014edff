import { describe, expect, it } from 'vitest'
import type { ServerProgress } from '../session'
import { createBrowserProgress, createBrowserSender, type RequestOptions } from './browserNetwork'

const { signal } = new AbortController()

function progressWith(answer: string): ServerProgress {
  return {
    startTime: '2026-11-21T02:00:00.000Z',
    phase: 'reading',
    index: 0,
    answers: { q1: answer },
    plays: {},
    revision: 0,
  }
}

function resultWith(userAnswer: string) {
  return {
    examId: 'e1',
    questions: [{ questionId: 'q1', userAnswer, correctAnswer: '', isCorrect: false }],
    totalScore: 0,
    totalPossibleMarks: 5,
    percentageScore: 0,
    timestamp: '2026-11-21T02:50:00.000Z',
    startTime: '2026-11-21T02:00:00.000Z',
  }
}

describe('a request outlives its page (keepalive)', () => {
  // The limit is in bytes: a Korean letter has three.
  it.each([
    ['100 letters', '가'.repeat(100), true],
    ['19,000 letters', '가'.repeat(19_000), true],
    ['20,000 letters', '가'.repeat(20_000), false],
  ])("only if its body is below the browser's limit: %s", async (_size, answer, keepalive) => {
    const sent: RequestOptions[] = []
    const sender = createBrowserSender((_result, options) => {
      sent.push(options)
      return Promise.resolve({ kind: 'saved', attempt: 1 })
    })
    const progress = createBrowserProgress({
      save(_progress, options) {
        sent.push(options)
        return Promise.resolve({ kind: 'saved', revision: 1 })
      },
      load: () => Promise.resolve(null),
    })
    await expect(sender.send(resultWith(answer), signal)).resolves.toEqual({ kind: 'saved', attempt: 1 })
    await expect(progress.push(progressWith(answer), signal)).resolves.toEqual({ kind: 'saved', revision: 1 })
    expect(sent).toEqual([
      { signal, keepalive },
      { signal, keepalive },
    ])
  })

  it('loads the progress of the server', async () => {
    const saved = progressWith('사과')
    const progress = createBrowserProgress({
      save: () => Promise.resolve({ kind: 'unsupported' }),
      load: () => Promise.resolve(saved),
    })
    await expect(progress.pull()).resolves.toBe(saved)
  })
})
