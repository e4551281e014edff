import { describe, expect, it } from 'vitest'
import { sampleExam } from '../../testing'
import { hasKeys, navigatorCell } from '..'
import { beginDriver, driveThroughReading } from '../../testing/examDriver'
import type { RawQuestion } from './definition'

function question(id: string, number: number, section: 'reading' | 'listening'): RawQuestion {
  return { id, number, section, options: [{ id: 'a', text: '가' }] }
}

function order(...questions: RawQuestion[]) {
  return sampleExam({ questions }).questions.map(({ id }) => id)
}

describe('Reading questions first, then listening, each sorted by questionNumber', () => {
  it('sorts them from any input order', () => {
    const questions = [
      question('d', 4, 'listening'),
      question('b', 2, 'reading'),
      question('c', 3, 'listening'),
      question('a', 1, 'reading'),
    ]
    expect(order(...questions)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('sorts sections with separate numbering', () => {
    expect(order(question('l1', 1, 'listening'), question('r2', 2, 'reading'), question('r1', 1, 'reading'))).toEqual([
      'r1',
      'r2',
      'l1',
    ])
  })

  it('preserves the order of equal numbers', () => {
    expect(order(question('x', 1, 'reading'), question('y', 1, 'reading'))).toEqual(['x', 'y'])
  })
})

describe('business constants', () => {
  it('2 plays, 5 s to answer, 30 s after a failure', () => {
    expect(sampleExam().sections[1]?.playback).toEqual({ maxPlays: 2, answerWindowMs: 5000, failureWindowMs: 30_000 })
  })
})

describe('Duplicate question ids only logged', () => {
  const definition = sampleExam({
    questions: [question('same', 1, 'reading'), question('same', 2, 'reading'), question('other', 3, 'reading')],
  })

  it('are listed, and both questions accept answers', () => {
    expect(definition.duplicateQuestionIds).toEqual(['same'])
    const driver = beginDriver(definition)
    driveThroughReading(driver, definition, 'a')
    expect(Object.keys(driver.state.choices)).toHaveLength(3)
    driver.send({ type: 'next' })
    const [result] = driver.results
    expect(result?.questions.map(({ questionId }) => questionId)).toEqual(['same', 'same', 'other'])
  })
})

describe("Question Navigator: Q number and chosen option's position or '-'", () => {
  it('returns number, position, place and reachability of each question', () => {
    const exam = sampleExam({ reading: 2, listening: 1 })
    const driver = beginDriver(exam)
    driver.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'c' })
    driver.send({ type: 'next' })
    expect([0, 1, 2, 3].map((index) => navigatorCell(exam, driver.state, index))).toMatchObject([
      { index: 0, number: 1, chosenPosition: 3, isCurrent: false, isReachable: true },
      { index: 1, number: 2, chosenPosition: null, isCurrent: true, isReachable: true },
      { index: 2, number: 3, chosenPosition: null, isCurrent: false, isReachable: false },
      undefined,
    ])
  })
})

describe('keys inline or withheld', () => {
  it('depends on the received options', () => {
    expect(hasKeys(sampleExam())).toBe(true)
    expect(hasKeys(sampleExam({ keys: 'withheld' }))).toBe(false)
  })
})
