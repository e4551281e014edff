import { describe, expect, it } from 'vitest'
import { sampleExam } from '../testing'
import { isSectionComplete } from './index'
import { beginDriver, driveThroughReading, driveToListening, examDriver } from '../testing/examDriver'

const exam = sampleExam({ reading: 4, listening: 2 })

const begun = () => beginDriver(exam)

function answer(driver: ReturnType<typeof begun>, ...questionIds: readonly string[]) {
  for (const questionId of questionIds) {
    driver.send({ type: 'goTo', index: exam.questions.findIndex(({ id }) => id === questionId) })
    driver.send({ type: 'selectAnswer', questionId, optionId: 'a' })
  }
}

describe('Next disabled until the current question is answered', () => {
  it('rejects Next at an unanswered question', () => {
    const driver = begun()
    expect(driver.send({ type: 'next' })).toMatchObject({ rejected: 'unanswered', effects: [] })
    expect(driver.state.index).toBe(0)
  })
})

describe('In reading, Next on an incomplete section jumps to the next unanswered reading question ahead', () => {
  it.each([
    { answered: ['r1'], at: 0, to: 1 },
    { answered: ['r1', 'r2'], at: 0, to: 2 },
    { answered: ['r1', 'r2', 'r3'], at: 0, to: 3 },
    { answered: ['r1', 'r3'], at: 2, to: 3 },
  ])('with $answered answered, from $at to $to', ({ answered, at, to }) => {
    const driver = begun()
    answer(driver, ...answered)
    driver.send({ type: 'goTo', index: at })
    expect(driver.send({ type: 'next' }).rejected).toBeUndefined()
    expect(driver.state.index).toBe(to)
  })

  it("none ahead but gaps behind: 'Reading Section Incomplete'", () => {
    const driver = begun()
    answer(driver, 'r1', 'r4')
    expect(driver.send({ type: 'next' }).rejected).toBe('section-incomplete')
    expect(driver.state.index).toBe(3)
  })
})

describe("all answered: Next opens the 'Proceed to Listening Section' dialog on every reading question", () => {
  it.each([0, 1, 2, 3])('at question %i', (index) => {
    const driver = begun()
    driveThroughReading(driver, exam)
    driver.send({ type: 'goTo', index })
    expect(isSectionComplete(exam, driver.state)).toBe(true)
    expect(driver.send({ type: 'next' }).effects).toEqual([{ type: 'ask', dialog: 'proceed' }])
    expect(driver.state).toMatchObject({ phase: 'reading', index })
  })

  it('goes to the first listening question when it is confirmed', () => {
    const driver = begun()
    driveThroughReading(driver, exam)
    driver.send({ type: 'proceed' })
    expect(driver.state).toMatchObject({ phase: 'listening', index: 4 })
  })

  it('cannot be confirmed while a reading question is unanswered', () => {
    const driver = begun()
    expect(driver.send({ type: 'proceed' }).rejected).toBe('section-incomplete')
  })

  it('without a listening section, Next finishes', () => {
    const readingOnly = sampleExam({ reading: 2, listening: 0 })
    const driver = beginDriver(readingOnly)
    driveThroughReading(driver, readingOnly)
    driver.send({ type: 'next' })
    expect(driver.state.phase).toBe('finished')
  })
})

describe('Previous and the navigator stay free inside reading', () => {
  it('Previous goes back without an answer, down to the first', () => {
    const driver = begun()
    driver.send({ type: 'goTo', index: 2 })
    driver.send({ type: 'previous' })
    driver.send({ type: 'previous' })
    expect(driver.state.index).toBe(0)
    expect(driver.send({ type: 'previous' }).rejected).toBe('at-first-question')
  })

  it('the navigator goes to any reading question', () => {
    const driver = begun()
    for (const index of [3, 0, 2, 1]) {
      driver.send({ type: 'goTo', index })
      expect(driver.state.index).toBe(index)
    }
  })

  it.each([-1, 0.5, 6, Number.NaN])('rejects the index %d', (index) => {
    expect(begun().send({ type: 'goTo', index }).rejected).toBe('no-such-question')
  })
})

describe("'Navigation Restricted: You can only access reading questions during the reading phase.'", () => {
  it.each([4, 5])('for listening question at %i', (index) => {
    expect(begun().send({ type: 'goTo', index })).toMatchObject({ rejected: 'other-section', effects: [] })
  })
})

describe("'Navigation Restricted: Navigation is automatic in the listening section.'", () => {
  it.each([
    { type: 'next' },
    { type: 'previous' },
    { type: 'proceed' },
    { type: 'goTo', index: 0 },
    { type: 'goTo', index: 4 },
    { type: 'goTo', index: 5 },
  ] as const)('for $type $index', (action) => {
    const driver = driveToListening(exam)
    const before = driver.state
    expect(driver.send(action)).toEqual({ state: before, effects: [], rejected: 'navigation-automatic' })
  })
})

describe('an illegal event does not change the state', () => {
  it('before begin', () => {
    const driver = examDriver(exam)
    const before = driver.state
    expect(driver.send({ type: 'next' })).toEqual({ state: before, effects: [], rejected: 'not-begun' })
  })

  it.each([
    { questionId: 'nobody', optionId: 'a', rejected: 'no-such-question' },
    { questionId: 'r2', optionId: 'a', rejected: 'not-the-current-question' },
    { questionId: 'r1', optionId: 'z', rejected: 'no-such-option' },
  ])('answering $questionId with $optionId: $rejected', ({ rejected, ...answerGiven }) => {
    const driver = begun()
    expect(driver.send({ type: 'selectAnswer', ...answerGiven })).toMatchObject({ rejected, effects: [] })
    expect(driver.state.choices).toEqual({})
  })
})
