import type { Exam } from '@naru/api'
import { saveExpiredAttempt } from '@naru/exam-kit/session'
import { fakeStore } from '@naru/exam-kit/testing'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toDefinition } from './toDefinition'

/** What a build has stored; see e2e/fixtures/README.md. */
interface StoredBrowser {
  userId: string
  recordedAt: number
  localStorage: Record<string, string>
  server: { exam: Exam }
}

const hour = 3_600_000

it.each([
  ['before the fair-play record', 'stores-47c917f', undefined],
  [
    'with it',
    'stores-8557c5a',
    {
      events: [
        { kind: 'play', at: '2026-11-23T08:43:47.908Z', question: 6 },
        { kind: 'away', at: '2026-11-23T08:43:55.490Z' },
      ],
    },
  ],
])('an attempt that was stored %s is finished with what was recorded', (_, build, fairPlay) => {
  const path = `apps/web/e2e/fixtures/${build}/second-play.json`
  const stored: StoredBrowser = JSON.parse(readFileSync(path, 'utf8'))
  const store = fakeStore(stored.localStorage)
  const definition = toDefinition(stored.server.exam)
  const result = saveExpiredAttempt({ definition, ownerId: stored.userId, store }, stored.recordedAt + hour)
  expect(result?.questions.filter(({ userAnswer }) => userAnswer !== '')).toHaveLength(5)
  expect(result?.fairPlay).toEqual(fairPlay)
})
