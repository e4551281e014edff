import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleExam } from '../testing'
import { initialState, type ExamState } from './index'
import { beginDriver, driveToListening, examDriver } from '../testing/examDriver'
import { mergeProgress } from './merge'

const exam = sampleExam({ reading: 3, listening: 3 })
const started = 1_746_604_800_000

/** A random copy of one attempt. */
const copy: fc.Arbitrary<ExamState> = fc
  .record({
    place: fc.oneof(
      fc.record({ phase: fc.constant('reading' as const), index: fc.nat({ max: 2 }), plays: fc.constant(0) }),
      fc.record({
        phase: fc.constant('listening' as const),
        index: fc.integer({ min: 3, max: 5 }),
        plays: fc.nat({ max: 2 }),
      }),
    ),
    delay: fc.nat({ max: 3000 }),
    answers: fc.array(
      fc.tuple(fc.constantFrom('r1', 'r2', 'r3', 'l1'), fc.constantFrom('a', 'b', 'c'), fc.nat({ max: 9 })),
    ),
  })
  .map(({ place, delay, answers }) => ({
    ...initialState(exam),
    ...place,
    startedAt: started + delay,
    sectionStartedAt: started + delay,
    clip: place.phase === 'listening' ? { status: 'waiting', position: 0 } : { status: 'silent' },
    choices: Object.fromEntries(answers.map(([id, optionId]) => [id, optionId])),
    answeredAt: Object.fromEntries(answers.map(([id, , at]) => [id, at])),
  }))

function holds(property: fc.IProperty<unknown>): string | undefined {
  return fc.defaultReportMessage(fc.check(property))
}

function answersOf({ choices, answeredAt }: ExamState) {
  return Object.entries(choices)
    .map(([id, optionId]) => [id, optionId, answeredAt[id]].join())
    .toSorted()
}

describe('merging two copies of an attempt', () => {
  it('takes the later answer of each question', () => {
    const driver = beginDriver(exam)
    driver.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'a' })
    const other = driver.state
    driver.now += 5
    driver.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'b' })
    expect(mergeProgress(exam, driver.state, other).choices).toEqual({ r1: 'b' })
    expect(mergeProgress(exam, other, driver.state).choices).toEqual({ r1: 'b' })
  })

  it('is commutative for answers', () => {
    const property = fc.property(copy, copy, copy, (a, b, c) => {
      const merge = (x: ExamState, y: ExamState) => mergeProgress(exam, x, y)
      const first = answersOf(merge(merge(a, b), c))
      return [merge(a, merge(b, c)), merge(merge(c, b), a), merge(merge(merge(a, b), c), b)].every(
        (other) => answersOf(other).join() === first.join(),
      )
    })
    expect(holds(property)).toBeUndefined()
  })

  it('clears no answer', () => {
    const property = fc.property(copy, copy, (a, b) => {
      const merged = Object.keys(mergeProgress(exam, a, b).choices)
      return [...Object.keys(a.choices), ...Object.keys(b.choices)].every((id) => merged.includes(id))
    })
    expect(holds(property)).toBeUndefined()
  })

  it('takes the further position and the earlier start, so that no time is gained', () => {
    const property = fc.property(copy, copy, (a, b) => {
      const merged = mergeProgress(exam, a, b)
      const place = ({ phase, index, plays }: ExamState) => (phase === 'reading' ? 0 : index * 10 + plays)
      return (
        place(merged) === Math.max(place(a), place(b)) &&
        merged.startedAt === Math.min(a.startedAt ?? 0, b.startedAt ?? 0)
      )
    })
    expect(holds(property)).toBeUndefined()
  })

  it('does not merge copies of two attempts', () => {
    const property = fc.property(copy, copy, (a, b) => {
      const other = { ...b, startedAt: (b.startedAt ?? 0) + 60_000 }
      return mergeProgress(exam, a, other) === a
    })
    expect(holds(property)).toBeUndefined()
  })

  it('finishes when the other copy is finished', () => {
    const driver = driveToListening(exam)
    const merged = mergeProgress(exam, driver.state, { ...initialState(exam), phase: 'finished' })
    expect(merged).toMatchObject({ phase: 'finished', clip: { status: 'silent' }, choices: driver.state.choices })
  })

  it('merges answers without a start', () => {
    const driver = driveToListening(exam)
    const orphan = { ...initialState(exam), choices: { l1: 'd' }, answeredAt: { l1: 1 } }
    expect(mergeProgress(exam, orphan, driver.state).choices).toEqual({ ...driver.state.choices, l1: 'd' })
    expect(mergeProgress(exam, driver.state, orphan).choices).toEqual({ ...driver.state.choices, l1: 'd' })
  })
})

describe('applyRemote', () => {
  it('goes to the further position, plays there, and stores both copies', () => {
    const ahead = driveToListening(exam)
    const driver = beginDriver(exam)
    const { effects } = driver.send({ type: 'applyRemote', copy: ahead.state })
    expect(driver.state).toMatchObject({ phase: 'listening', index: 3, choices: ahead.state.choices })
    expect(effects.map(({ type }) => type)).toContain('playClip')
    const { state: before } = driver
    driver.reload()
    expect(driver.state).toMatchObject({ phase: 'listening', index: 3, choices: before.choices })
  })

  it('writes nothing for an equal copy', () => {
    const driver = driveToListening(exam)
    expect(driver.send({ type: 'applyRemote', copy: driver.state }).effects).toEqual([])
  })

  it('before begin, becomes the copy', () => {
    const ahead = driveToListening(exam)
    const driver = examDriver(exam)
    driver.send({ type: 'applyRemote', copy: ahead.state })
    driver.send({ type: 'begin' })
    expect(driver.state).toMatchObject({ phase: 'listening', startedAt: ahead.state.startedAt })
  })
})
