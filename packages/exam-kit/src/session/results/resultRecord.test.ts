import { describe, expect, it } from 'vitest'
import { parseResultRecord } from './resultRecord'

const question = { questionId: 'r1', userAnswer: '사과', correctAnswer: '안전화', isCorrect: false }

/** Parses a record that the server has saved so; returns what it has of it. */
const parseSaved = (saved: unknown) => {
  const result = {
    examId: 'sample',
    questions: [question],
    totalScore: 0,
    totalPossibleMarks: 5,
    percentageScore: 0,
    timestamp: '2026-03-02T05:00:00.000Z',
    startTime: '2026-03-02T04:10:00.000Z',
  }
  return parseResultRecord(JSON.stringify({ result, choices: {}, saved }))?.saved
}

describe('a stored result', () => {
  it.each([
    [
      { attempt: 2, attemptId: 'a2', unrankedReason: 'repeated' },
      { attempt: 2, attemptId: 'a2', unrankedReason: 'repeated' },
    ],
    [{ attempt: 2, attemptId: 7 }, { attempt: 2 }],
  ])('is loaded with what the server said of it: %j', (saved, expected) => {
    expect(parseSaved(saved)).toEqual(expected)
  })

  it.each([
    [{ questions: [{ ...question, help: { vocabulary: ['회사'] } }], totalScore: 5 }, true],
    [{ questions: [{ ...question, isCorrect: 'no' }] }, false],
    [{ questions: 'none' }, false],
    [null, false],
  ])('with the grading %j is loaded with it: %s', (graded, isLoaded) => {
    expect(parseSaved({ attempt: 1, graded })).toEqual({ attempt: 1, ...(isLoaded && { graded }) })
  })
})
