import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, utcOf } from './days'
import { fold, LONGEST_INTERVAL, longestIntervalOn, type CardKind, type Review } from './schedule'

const FIRST = '2026-03-01'

/** Entries of a log, each with its day: `0!` a miss, `0+` right, `1-` wrong a day later. */
const logOf = (entries: string): Review[] =>
  entries.split(' ').map((entry, index) => {
    const what = entry.at(-1)
    const day = addDays(FIRST, Number(entry.slice(0, -1)))
    const answeredAt = new Date(utcOf(day).getTime() + index * 1000)
    const isMiss = what === '!'
    return {
      id: `r${index}`,
      isMiss,
      isRight: what === '+',
      answeredAt,
      day,
      longestInterval: LONGEST_INTERVAL,
      dueOn: isMiss ? day : null,
    }
  })

/** When the card is due after each entry, in days after the first; `-`: extra, `left`: it has left. */
const dues = (kind: CardKind, log: readonly Review[]) => {
  const { effects } = fold(kind, log)
  return log.map(({ id }) => {
    const effect = effects.get(id)
    if (effect?.isExtra !== false) return '-'
    return effect.dueOn === null ? 'left' : daysBetween(FIRST, effect.dueOn)
  })
}

describe('a question', () => {
  test.each([
    ['can be practised on the day of its miss', '0!', '0'],
    ['comes back the day after a right answer on the day of its miss', '0! 0+', '0 1'],
    ['leaves after two right answers on different days', '0! 0+ 1+', '0 1 left'],
    ['comes back after three days if it was right a day later', '0! 1+ 4+', '0 4 left'],
    ['takes a second answer of a day as extra', '0! 0+ 0+ 0-', '0 1 - -'],
    ['takes an answer before it is due as extra', '0! 1+ 3- 4+', '0 4 - left'],
    ['comes back the day after a wrong answer', '0! 2- 3+ 6+', '0 3 6 left'],
    ['counts anew after a wrong answer', '0! 0+ 1- 2+ 5-', '0 1 2 5 6'],
    ['comes back on the day of a later miss', '0! 0+ 1+ 9! 9+', '0 1 left 9 10'],
    ['takes an answer after it has left as extra', '0! 0+ 1+ 7-', '0 1 left -'],
    ['has no card without a miss', '0+ 1-', '- -'],
  ])('%s', (_, entries, expected) => {
    expect(dues('question', logOf(entries)).join(' ')).toBe(expected)
  })

  test('begins on the given day if its miss is from before', () => {
    const [miss, early, due] = logOf('0! 3+ 5+')
    if (miss === undefined || early === undefined || due === undefined) throw new Error('There is no log.')
    expect(dues('question', [{ ...miss, dueOn: addDays(FIRST, 5) }, early, due])).toEqual([5, '-', 8])
  })

  test('loses a miss that a corrected key made right', () => {
    const [first, answer, second] = logOf('0! 0+ 3!')
    if (first === undefined || answer === undefined || second === undefined) throw new Error('There is no log.')
    const undone = { ...second, isRight: true }
    expect(fold('question', [first, answer, undone])).toMatchObject({ lastMiss: 'r0', card: { dueOn: '2026-03-02' } })
    expect(fold('question', [{ ...first, isRight: true }, answer]).card).toBeUndefined()
  })
})

test('a word begins with its first answer, never leaves, and comes back at longer and longer intervals up to 30 days', () => {
  const log = logOf('0- 1+ 4+ 12+ 34+ 64+')
  expect(dues('word', log)).toEqual([1, 4, 12, 34, 64, 94])
})

test.each([
  [null, 30],
  ['2026-03-02', 1],
  ['2026-03-03', 1],
  ['2026-03-11', 9],
  ['2026-04-01', 30],
  ['2026-06-14', 30],
  ['2026-03-01', 30],
  ['2026-02-01', 30],
])('the longest interval on 1 March with an exam on %s is %s days', (examDate, expected) => {
  expect(longestIntervalOn(FIRST, examDate)).toBe(expected)
})

const anyLog = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 80 }),
      ms: fc.integer({ min: 0, max: 3 }),
      what: fc.constantFrom('!' as const, '+' as const, '+' as const, '-' as const),
      longestInterval: fc.integer({ min: 1, max: LONGEST_INTERVAL }),
      delay: fc.integer({ min: 0, max: 9 }),
      isUndone: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((entries) =>
    entries.map(({ at, ms, what, longestInterval, delay, isUndone }, index): Review => {
      const day = addDays(FIRST, at)
      const isMiss = what === '!'
      return {
        id: `r${index}`,
        isMiss,
        isRight: isMiss ? isUndone : what === '+',
        answeredAt: new Date(utcOf(day).getTime() + ms),
        day,
        longestInterval,
        dueOn: isMiss ? addDays(day, delay) : null,
      }
    }),
  )
const anyKind = fc.constantFrom<CardKind>('question', 'word')

test('any order of arrival, and a replay, give the same state', () => {
  const shuffled = anyLog.chain((log) =>
    fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length, maxLength: log.length })),
  )
  fc.assert(
    fc.property(anyKind, shuffled, (kind, [log, other]) => {
      expect(fold(kind, other)).toEqual(fold(kind, log))
    }),
  )
})

test('no review is lost, and one that is extra changes nothing', () => {
  fc.assert(
    fc.property(anyKind, anyLog, (kind, log) => {
      const { card, effects } = fold(kind, log)
      expect(effects.size).toBe(log.length)
      const counted = log.filter(({ id }) => effects.get(id)?.isExtra === false)
      expect(fold(kind, counted).card).toEqual(card)
    }),
  )
})

test('an interval is at least a day and at most the longest, and a card is due within it or has left', () => {
  fc.assert(
    fc.property(anyKind, anyLog, (kind, log) => {
      const { effects } = fold(kind, log)
      for (const { id, isMiss, day, longestInterval } of log) {
        const effect = effects.get(id)
        const interval = isMiss || !effect?.dueOn || effect.isExtra ? 1 : daysBetween(day, effect.dueOn)
        expect(interval).toBeGreaterThanOrEqual(1)
        expect(interval).toBeLessThanOrEqual(longestInterval)
      }
    }),
  )
})

test('a question leaves exactly when its last two answers that count are right, on different days', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const { card, effects } = fold('question', log)
      const counted = log
        .filter(({ id }) => effects.get(id)?.isExtra === false)
        .toSorted((one, other) => one.answeredAt.getTime() - other.answeredAt.getTime() || (one.id < other.id ? -1 : 1))
      const [before, last] = counted.slice(-2)
      const isRight = (review: Review | undefined) => review !== undefined && !review.isMiss && review.isRight
      const hasTwo = isRight(before) && isRight(last)
      expect(card?.leftOn ?? null).toBe(hasTwo ? (last?.day ?? null) : null)
      expect(hasTwo && before?.day === last?.day).toBe(false)
    }),
  )
})
