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

/** Parses a record whose question has this help; returns its grading. */
const gradingWith = (help: unknown) =>
  parseSaved({ attempt: 1, graded: { questions: [{ ...question, help }] } })?.graded

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
    ['no help', undefined],
    ['empty help', {}],
    [
      'all help',
      {
        explanations: { si: 'සමාගම' },
        translations: { en: { text: 'What is it?', transcript: 'A: Hello.' } },
        unreviewed: ['si'],
        vocabulary: ['회사'],
        options: [{ note: 'This is the weather.', notes: { si: 'කාලගුණය' }, spoken: '날씨입니다.' }, {}],
      },
    ],
  ])('with %s is loaded with its grading', (_case, help) => {
    expect(gradingWith(help)?.questions).toEqual([{ ...question, ...(help && { help }) }])
  })

  it.each([
    null,
    'help',
    { explanations: { si: { text: '' } } },
    { translations: { en: 'What is it?' } },
    { unreviewed: 'en' },
    { vocabulary: [1] },
    { options: [null] },
    { options: [{ notes: 'කාලගුණය' }] },
  ])('with the help %j is loaded without its grading', (help) => {
    expect(gradingWith(help)).toBeUndefined()
  })
})
