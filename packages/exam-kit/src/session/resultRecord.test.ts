import { describe, expect, it } from 'vitest'
import { parseResultRecord } from './resultRecord'

const question = { questionId: 'r1', userAnswer: '사과', correctAnswer: '안전화', isCorrect: false }

/** Parses a record whose question has this help; returns its grading. */
const gradingWith = (help: unknown) => {
  const result = {
    examId: 'sample',
    questions: [question],
    totalScore: 0,
    totalPossibleMarks: 5,
    percentageScore: 0,
    timestamp: '2026-03-02T05:00:00.000Z',
    startTime: '2026-03-02T04:10:00.000Z',
  }
  const saved = { attempt: 1, graded: { questions: [{ ...question, help }] } }
  return parseResultRecord(JSON.stringify({ result, choices: {}, saved }))?.saved?.graded
}

describe('a stored result', () => {
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
        options: [{ note: 'This is the weather.', spoken: '날씨입니다.' }, {}],
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
  ])('with the help %j is loaded without its grading', (help) => {
    expect(gradingWith(help)).toBeUndefined()
  })
})
