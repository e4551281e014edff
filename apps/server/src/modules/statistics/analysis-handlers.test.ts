import { describe, expect, test } from 'vitest'
import { storedPaper } from '../../test/support/content'
import { newTrail } from '../exams/trail'
import type { Trail } from '../../platform/db/schema'
import { markQuestions } from './bars'
import { changedToWrong, timesOf } from './analysis-handlers'

const examWith = (key: string) =>
  storedPaper(
    Array.from({ length: 8 }, (_, index) => ({
      id: `q${index}`,
      number: index + 1,
      type: index < 5 ? 'reading' : 'listening',
      options: ['a', 'b', 'c'].map((id) => ({ id, text: id, correct: id === key })),
    })),
    { readingTimeMinutes: 10, listeningTimeMinutes: 10 },
  )
const exam = examWith('a')
const trailWith = (changes: Partial<Trail>): Trail => ({ ...newTrail(exam), ...changes })

const startTime = new Date('2026-03-01T08:00:00Z')
const attempt = { fairPlay: null, startTime, timeTaken: 600 }
const event = (kind: 'away' | 'offline', second: number, seconds?: number) => ({
  kind,
  at: new Date(startTime.getTime() + second * 1000).toISOString(),
  ...(seconds !== undefined && { seconds }),
})

describe('times', () => {
  test('leave out questions of unknown time, and those that no save saw open', () => {
    const trail = trailWith({ seconds: [20, null, 0, 31, 40, 50, 60, 150] })
    expect(timesOf(exam, trail, attempt)).toEqual([
      { questionId: 'q0', number: 1, seconds: 20, isLong: false },
      { questionId: 'q3', number: 4, seconds: 31, isLong: false },
      { questionId: 'q4', number: 5, seconds: 40, isLong: false },
      { questionId: 'q5', number: 6, seconds: 50, isLong: false },
      { questionId: 'q6', number: 7, seconds: 60, isLong: false },
      // Clips set the pace.
      { questionId: 'q7', number: 8, seconds: 150, isLong: false },
    ])
  })

  test.each([
    ['far longer than the others', [20, 30, 20, 25, 95], [5]],
    ['twice as long only', [20, 20, 20, 20, 40], []],
    ['short all the same', [2, 2, 2, 2, 20], []],
    ['the only known one', [200, 0, 0, 0, 0], []],
  ])('are marked as long: %s', (_, seconds, long) => {
    const times = timesOf(exam, trailWith({ seconds: [...seconds, 0, 0, 0] }), attempt)
    expect(times.flatMap(({ number, isLong }) => (isLong ? [number] : []))).toEqual(long)
  })

  const stays: Trail['stays'] = [
    [20, 120, 1],
    [200, 230, 1],
  ]
  test.each([
    ['while a question was open', [event('away', 50, 30)], 100],
    ['over its end', [event('away', 110, 40), event('away', 190, 20)], 110],
    ['that did not end', [event('away', 210)], 110],
    ['at other questions', [event('away', 300, 60)], 130],
    ['of the network', [event('offline', 50, 30)], 130],
    ['that a device claims twice', [event('away', 0, 900), event('away', 0, 900)], 0],
  ])('are without the time away %s', (_, events, seconds) => {
    const trail = trailWith({ seconds: [20, 130, 0, 0, 0, 0, 0, 0], stays })
    expect(timesOf(exam, trail, { ...attempt, fairPlay: { events } })[1]?.seconds).toBe(seconds)
  })
})

describe('questions changed from right to wrong', () => {
  const replaced: Trail['replaced'] = [
    [0, 0],
    [1, 1],
    [2, 0],
    [3, 0],
    [3, 1],
  ]
  const answers = { q0: 'b', q1: 'a', q2: 'a', q3: 'c', q4: 'b' }
  const numbers = (key: string, final: Record<string, string> = answers) => {
    const keyed = examWith(key)
    const marked = markQuestions(keyed, final, undefined)
    return changedToWrong(keyed, trailWith({ replaced }), marked).map(({ number }) => number)
  }

  test('are those whose right answer was replaced and that are wrong now', () => {
    expect(numbers('a')).toEqual([1, 4])
    expect(numbers('a', {})).toEqual([])
  })

  test('follow a corrected key', () => {
    expect(numbers('b')).toEqual([2, 4])
    expect(numbers('c')).toEqual([])
  })
})
