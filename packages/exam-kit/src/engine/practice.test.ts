import { describe, expect, it } from 'vitest'
import { sampleExam } from '../testing'
import { buildReview, hasKeys, practiceDefinition, scoreAnswers, verdict } from './index'

const exam = sampleExam({ reading: 3, listening: 2, keys: 'withheld' })

/** A graded review: the second option is correct, and r2 is answered correctly. */
function review() {
  const questions = exam.questions.map(({ id, options }) => ({
    questionId: id,
    userAnswer: id === 'r2' ? (options[1]?.text ?? '') : '',
    correctAnswer: options[1]?.text ?? '',
    isCorrect: id === 'r2',
    explanation: `Why ${id}`,
    help: { vocabulary: ['회사'] },
    ...(id === 'l1' && { transcript: 'She says it.', audio: '/media/slow.m4a' }),
  }))
  const made = buildReview(exam, { answers: {}, graded: { questions } })
  if (!made) throw new Error('The review has keys.')
  return made
}

describe('practiceDefinition', () => {
  const wrong = ['l1', 'r1', 'nobody']
  const practice = practiceDefinition(exam, wrong, review().items)

  it('contains the given questions only, in the order of the exam', () => {
    expect(practice.questions.map(({ id }) => id)).toEqual(['r1', 'l1'])
    expect(practice.id).not.toBe(exam.id)
  })

  it('is scored without a server, with the answer keys of the graded review', () => {
    expect(hasKeys(practice)).toBe(true)
    const answers = { r1: exam.questions[0]?.options[1]?.text ?? '' }
    expect(scoreAnswers(practice.questions, answers)).toMatchObject({ totalScore: 5, percentageScore: 50 })
  })

  it('includes the explanations, the help and the transcripts of the review', () => {
    expect(practice.questions[0]).toMatchObject({ explanation: 'Why r1', help: { vocabulary: ['회사'] } })
    expect(practice.questions[1]).toMatchObject({ transcript: 'She says it.', audio: '/media/slow.m4a' })
  })

  it('scales the thresholds of Congratulations and Well done to its marks', () => {
    const ten = practiceDefinition(
      sampleExam({ reading: 10, listening: 0 }),
      Array.from({ length: 10 }, (_, index) => `r${index + 1}`),
      buildReview(sampleExam({ reading: 10, listening: 0 }), { answers: {} })?.items ?? [],
    )
    expect([50, 45, 40, 35].map((marks) => verdict(marks, ten.verdictThresholds))).toEqual([
      'excellent',
      'good',
      'good',
      'try-again',
    ])
  })
})

describe('the review of a listening question', () => {
  it('has the clip of the grading, or that of the exam', () => {
    const { items } = review()
    expect(items.map(({ audio }) => audio)).toEqual([
      undefined,
      undefined,
      undefined,
      '/media/slow.m4a',
      '/media/l2.m4a',
    ])
  })
})
