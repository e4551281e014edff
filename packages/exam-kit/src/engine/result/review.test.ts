import { describe, expect, it } from 'vitest'
import { sampleExam } from '../../testing'
import { buildReview, type GradedResult } from '..'
import { filterReview } from './review'

const answers = { r1: '안전화', r2: '날씨' }

describe('Results review from keys inline', () => {
  const review = buildReview(sampleExam({ reading: 3, listening: 0 }), { answers })

  it('counts Correct and Incorrect and gives marks, percentage and verdict', () => {
    expect(review).toMatchObject({
      correctCount: 1,
      incorrectCount: 2,
      totalScore: 5,
      totalPossibleMarks: 15,
      percentageScore: 33,
      verdict: 'try-again',
    })
  })

  it('marks the correct options and a wrong chosen one', () => {
    const marks = review?.items[1]?.options.map(({ isCorrect, isChosen }) => ({ isCorrect, isChosen }))
    expect(marks?.slice(0, 2)).toEqual([
      { isCorrect: false, isChosen: true },
      { isCorrect: true, isChosen: false },
    ])
  })

  it('leaves a missing answer empty and shows the explanation', () => {
    expect(review?.items[2]).toMatchObject({ userAnswer: '', isCorrect: false, correctAnswer: '써야 합니다' })
    expect(review?.items[2]?.explanation).toBeDefined()
  })

  it.each([
    { filter: 'all', numbers: [1, 2, 3] },
    { filter: 'correct', numbers: [1] },
    { filter: 'incorrect', numbers: [2, 3] },
  ] as const)('filter $filter shows $numbers', ({ filter, numbers }) => {
    expect(filterReview(review?.items ?? [], filter).map(({ question }) => question.number)).toEqual(numbers)
  })
})

describe("Results review from the server's graded questions", () => {
  const definition = sampleExam({ reading: 2, listening: 0, keys: 'withheld' })
  const graded: GradedResult = {
    questions: [
      {
        questionId: 'r2',
        userAnswer: '날씨',
        correctAnswer: '회사 소개',
        isCorrect: false,
        explanation: 'It greets a company.',
      },
      { questionId: 'r1', userAnswer: '안전화', correctAnswer: '안전화', isCorrect: true },
    ],
  }

  it('is null before the response', () => {
    expect(buildReview(definition, { answers })).toBeNull()
  })

  it("uses the server's correctness, correct answers and explanations", () => {
    const review = buildReview(definition, { answers, graded })
    expect(review).toMatchObject({ correctCount: 1, totalScore: 5, totalPossibleMarks: 10, percentageScore: 50 })
    expect(review?.items.map(({ isCorrect }) => isCorrect)).toEqual([true, false])
    expect(review?.items[1]).toMatchObject({ correctAnswer: '회사 소개', explanation: 'It greets a company.' })
    expect(review?.items[1]?.options[1]).toMatchObject({ isCorrect: true, isChosen: false })
  })

  it("uses the server's totals if present", () => {
    const totals = { totalScore: 7, totalPossibleMarks: 20, percentageScore: 35 }
    expect(buildReview(definition, { answers, graded: { ...graded, ...totals } })).toMatchObject(totals)
  })

  it('counts a question missing in the response as wrong', () => {
    const review = buildReview(definition, { answers, graded: { questions: [] } })
    expect(review?.items[0]).toMatchObject({ isCorrect: false, userAnswer: '안전화', correctAnswer: '' })
  })
})

describe('two options with equal texts', () => {
  const twins = sampleExam({
    questions: [
      {
        id: 'q',
        number: 1,
        section: 'reading',
        options: [
          { id: 'first', text: '네', isCorrect: false },
          { id: 'second', text: '네', isCorrect: true },
        ],
      },
    ],
  })

  it('marks the chosen one', () => {
    const review = buildReview(twins, { answers: { q: '네' }, choices: { q: 'second' } })
    expect(review?.items[0]?.options.map(({ isChosen }) => isChosen)).toEqual([false, true])
  })

  it('marks the first without a choice record', () => {
    const review = buildReview(twins, { answers: { q: '네' } })
    expect(review?.items[0]?.options.map(({ isChosen }) => isChosen)).toEqual([true, false])
  })

  it('ignores a choice that contradicts the stored answer', () => {
    const [first] =
      buildReview(sampleExam({ reading: 1, listening: 0 }), { answers: { r1: '안전화' }, choices: { r1: 'd' } })
        ?.items ?? []
    expect(first?.options.map(({ isChosen }) => isChosen)).toEqual([false, true, false, false])
  })
})

describe('help', () => {
  const help = {
    explanations: { si: 'සමාගම' },
    vocabulary: ['회사'],
    options: [
      { note: 'This is the weather.', notes: { si: 'කාලගුණය' } },
      { note: 'A note of the correct option.', notes: { si: 'නිවැරදි' }, spoken: '회사 소개' },
    ],
  }
  const graded: GradedResult = {
    questions: [{ questionId: 'r1', userAnswer: '사과', correctAnswer: '안전화', isCorrect: false, help }],
  }

  it('is that of the graded question', () => {
    const [item] =
      buildReview(sampleExam({ reading: 1, listening: 0, keys: 'withheld' }), { answers, graded })?.items ?? []
    expect(item?.help).toBe(help)
  })

  it("is the question's own with inline keys", () => {
    const [question] = sampleExam({ reading: 1, listening: 0 }).questions
    const definition = sampleExam({ questions: question ? [{ ...question, help }] : [] })
    expect(buildReview(definition, { answers })?.items[0]?.help).toBe(help)
  })

  it('gives wrong options their notes, and all options what the clip says', () => {
    const review = buildReview(sampleExam({ reading: 1, listening: 0, keys: 'withheld' }), { answers, graded })
    expect(review?.items[0]?.options.map(({ note, notes, spoken }) => ({ note, notes, spoken }))).toEqual([
      { note: 'This is the weather.', notes: { si: 'කාලගුණය' } },
      { spoken: '회사 소개' },
      {},
      {},
    ])
  })
})
