import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedPaper } from '../../test/support/content'
import type { PaperSection } from '@naru/exam-kit/content'
import { abandonTrail, advance, finishTrail, newTrail, placesOf, type Step } from './trail'
import type { Trail } from '../../platform/db/schema'

const options = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, text: id, correct: index === 0 }))

/** An exam with `reading` free questions, which come last in the file, and `listening` ones with clips. */
const examWith = (reading: number, listening: number, sections?: PaperSection[]) =>
  storedPaper(
    Array.from({ length: reading + listening }, (_, index) => ({
      id: `q${index}`,
      number: index + 1,
      type: index < reading ? ('reading' as const) : ('listening' as const),
      options,
    })).toReversed(),
    { readingTimeMinutes: 10, listeningTimeMinutes: 5, ...(sections && { sections }) },
  )

const exam = examWith(4, 3)

/** A walk of saves: seconds, position, and the answers by position (`'a.b'`: q0 is a, q2 is b). */
type Save = readonly [at: number, position: number, answers?: string, isGap?: boolean]
const answersOf = (text = '') =>
  Object.fromEntries(text.split('').flatMap((option, index) => (option === '.' ? [] : [[`q${index}`, option]])))
const stepOf = ([at, position, answers, isGap = false]: Save): Step => ({
  at,
  position,
  answers: answersOf(answers),
  isGap,
})
const walk = (...saves: readonly Save[]): { trail: Trail; answers: Record<string, string> } => {
  let before: { trail: Trail; answers: Record<string, string> } = { trail: newTrail(exam), answers: {} }
  for (const save of saves) {
    const step = stepOf(save)
    before = { trail: advance(exam, before, step, 1), answers: step.answers }
  }
  return before
}
const secondsOf = (...saves: readonly Save[]) => walk(...saves).trail.seconds

test('positions are those of the exam room: section by section, by number', () => {
  expect(placesOf(exam).map(({ question }) => question.number)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

describe('the time between two saves', () => {
  test.each<[string, Trail['seconds'], Trail['seconds']]>([
    ['belongs to the question that was open', secondsOf([2, 0], [40, 1, 'a'], [60, 1, 'ab']), [40, 20, 0, 0, 0, 0, 0]],
    ['is added up over visits', secondsOf([30, 3], [40, 0], [60, 3]), [50, 0, 0, 10, 0, 0, 0]],
    [
      'belongs to it although others were answered, within 5 seconds',
      secondsOf([30, 0], [35, 2, 'ab']),
      [35, 0, 0, 0, 0, 0, 0],
    ],
    [
      'is unknown after an offline time with several answers',
      secondsOf([10, 0], [90, 2, 'abc'], [99, 3, 'abc']),
      [null, null, null, 0, 0, 0, 0],
    ],
    [
      'stays unknown',
      secondsOf([10, 0], [90, 2, 'abc'], [100, 0, 'abc'], [130, 3, 'abc']),
      [null, null, null, 0, 0, 0, 0],
    ],
    ['is unknown after a resumption', secondsOf([10, 0], [90, 0, '', true], [99, 1, 'a']), [null, 0, 0, 0, 0, 0, 0]],
    ['is known after a quick reload', secondsOf([10, 0], [14, 0, '', true], [99, 1, 'a']), [99, 0, 0, 0, 0, 0, 0]],
    ['is unknown for clips that passed meanwhile', secondsOf([10, 4], [90, 6]), [10, 0, 0, 0, null, null, null]],
    [
      'is unknown at the first save, if it comes late and has answers',
      secondsOf([200, 2, 'ab']),
      [null, null, null, 0, 0, 0, 0],
    ],
    ['is never negative: clocks of two servers', secondsOf([30, 1], [20, 2], [40, 3]), [30, 0, 10, 0, 0, 0, 0]],
    ['is no longer than its section', secondsOf([500, 1], [900, 4]), [500, 100, 0, 0, 0, 0, 0]],
  ])('%s', (_, seconds, expected) => {
    expect(seconds).toEqual(expected)
  })

  test('ends with the finish', () => {
    const before = walk([40, 3, 'a'], [50, 5, 'a'], [60, 6, 'a'])
    const last = { at: 85, answers: answersOf('a.....c') }
    expect(finishTrail(exam, before, last, 1).seconds.at(-1)).toBe(25)
    // Position 4 passed within ten seconds, without a save.
    expect(before.trail.seconds).toEqual([40, 0, 0, null, null, null, 0])
  })

  test('is unknown for the last question where the attempt went on without a save', () => {
    const finish = (...saves: Save[]) => finishTrail(exam, walk(...saves), { at: 900, answers: {} }, 1).seconds
    expect(finish([40, 1])).toEqual([40, null, 0, 0, null, null, null])
    expect(finish([40, 4])).toEqual([40, 0, 0, 0, null, null, null])
    expect(abandonTrail(walk([40, 1]).trail).seconds).toEqual([40, null, 0, 0, 0, 0, 0])
  })
})

describe('a replaced answer', () => {
  const replaced = (...saves: readonly Save[]) => walk(...saves).trail.replaced
  test('is listed once; a first answer is none', () => {
    expect(replaced([5, 0, 'a'], [10, 0, 'b'], [15, 0, 'a'], [20, 0, 'b'])).toEqual([
      [0, 0],
      [0, 1],
    ])
    expect(replaced([5, 0, 'a'], [10, 1, 'ab'])).toEqual([])
  })

  test('is seen after an offline time, and at the finish', () => {
    const before = walk([5, 0, 'ab'], [300, 2, 'cbd'])
    expect(before.trail.replaced).toEqual([[0, 0]])
    expect(finishTrail(exam, before, { at: 400, answers: answersOf('cad') }, 1).replaced).toEqual([
      [0, 0],
      [1, 1],
    ])
  })
})

test('long stays at a question are listed, joined over its saves', () => {
  expect(walk([16, 0, 'a'], [20, 1, 'a'], [25, 2, 'a'], [60, 2, 'a.b'], [62, 3, 'a.b']).trail.stays).toEqual([
    [0, 20, 0],
    [25, 62, 2],
  ])
})

const saves = (questions: number) =>
  fc.array(
    fc.record({
      at: fc.integer({ min: -10, max: 1200 }),
      position: fc.nat(questions - 1),
      answers: fc.array(fc.constantFrom('a', 'b', 'c', 'd', '.'), { maxLength: questions }).map((all) => all.join('')),
      isGap: fc.boolean(),
    }),
    { maxLength: 40 },
  )

test('for any saves, no time is negative, and no sum exceeds the elapsed time or the section', () => {
  fc.assert(
    fc.property(saves(7), fc.constantFrom(1, 1.5), (steps, factor) => {
      let before = { trail: newTrail(exam), answers: answersOf() }
      for (const { answers: text, ...step } of steps) {
        const answers = answersOf(text)
        before = { trail: advance(exam, before, { ...step, answers }, factor), answers }
      }
      const trail = finishTrail(exam, before, { at: 900 * factor, answers: before.answers }, factor)
      const known = trail.seconds.map((each) => each ?? 0)
      const sum = (from: number, to?: number) => known.slice(from, to).reduce((all, each) => all + each, 0)
      expect(Math.min(...known)).toBeGreaterThanOrEqual(0)
      expect(sum(0)).toBeLessThanOrEqual(trail.at)
      expect(sum(0, 4)).toBeLessThanOrEqual(600 * factor)
      expect(sum(4)).toBeLessThanOrEqual(300 * factor)
      // Stays follow one another.
      const ends = trail.stays.flatMap(([from, to]) => [from, to])
      expect(ends).toEqual(ends.toSorted((one, other) => one - other))
    }),
  )
})

test('is at most 8 KB for the largest exam and the most restless learner', () => {
  const largest = examWith(1000, 0, [{ id: 'reading', title: '', minutes: 600, navigation: 'free' }])
  let before = { trail: newTrail(largest), answers: answersOf() }
  for (let step = 0; step < 1000; step += 1) {
    const answers = { [`q${step}`]: 'd' }
    const next = { at: step * 36, position: step, answers, isGap: step > 300 }
    before = { trail: advance(largest, before, next, 1), answers }
  }
  expect(before.trail.stays).toHaveLength(150)
  expect(before.trail.replaced).toHaveLength(150)
  expect(JSON.stringify(before.trail).length).toBeLessThanOrEqual(8192)
})
