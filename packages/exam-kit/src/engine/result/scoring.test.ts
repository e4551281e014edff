import { describe, expect, it } from 'vitest'
import { buildResult, initialState, optionKey, percentage, scoreAnswers, verdict } from '..'
import { sampleExam } from '../../testing'
import { proportionalThresholds, thresholdAdvice } from './scoring'
import { beginDriver, driveThroughReading } from '../../testing/examDriver'

function examOf(correct: { text?: string; photo?: string } | null) {
  return sampleExam({
    questions: [
      {
        id: 'q',
        number: 1,
        section: 'reading',
        options: [
          { id: 'x', text: 'something else', isCorrect: false },
          ...(correct ? [{ id: 'y', ...correct, isCorrect: true }] : []),
        ],
      },
    ],
  }).questions
}

describe('Answer option: identified by text, or photo if no text', () => {
  it.each([
    { option: { id: '1', text: '사과', photo: '/a.svg' }, key: '사과' },
    { option: { id: '1', photo: '/a.svg' }, key: '/a.svg' },
    { option: { id: '1', text: '', photo: '/a.svg' }, key: '/a.svg' },
    { option: { id: '1', text: '  ', photo: '/a.svg' }, key: '/a.svg' },
    { option: { id: '1', photo: 'https://host/a.svg', photoKey: 'a.svg' }, key: 'a.svg' },
    { option: { id: '1' }, key: '' },
  ])('$option → $key', ({ option, key }) => {
    expect(optionKey(option)).toBe(key)
  })
})

describe("chosen text compared with the correct option's text or photo, trimmed and case-insensitive", () => {
  it.each([
    { name: 'the same', correct: { text: 'Apple' }, given: 'Apple', isCorrect: true },
    { name: 'spaces around', correct: { text: ' Apple ' }, given: 'Apple\n', isCorrect: true },
    { name: 'other case', correct: { text: 'Apple' }, given: 'aPPLE', isCorrect: true },
    { name: 'other Unicode form', correct: { text: '사과'.normalize('NFD') }, given: '사과', isCorrect: true },
    { name: 'photo', correct: { photo: '/a.svg' }, given: '/a.svg', isCorrect: true },
    { name: 'another', correct: { text: 'Apple' }, given: 'something else', isCorrect: false },
    { name: 'missing answer', correct: { text: 'Apple' }, given: undefined, isCorrect: false },
    { name: 'empty answer', correct: { text: 'Apple' }, given: '', isCorrect: false },
    { name: 'missing correct answer', correct: null, given: 'something else', isCorrect: false },
    { name: 'both missing', correct: null, given: undefined, isCorrect: false },
    { name: 'correct option without text and photo', correct: {}, given: '', isCorrect: false },
  ])('$name → $isCorrect', ({ correct, given, isCorrect }) => {
    const score = scoreAnswers(examOf(correct), given === undefined ? {} : { q: given })
    expect(score.questions).toMatchObject([{ questionId: 'q', isCorrect, userAnswer: given ?? '' }])
    expect(score.totalScore).toBe(isCorrect ? 5 : 0)
  })
})

describe('5 points per question; percentage = score / (questions x 5) x 100, rounded', () => {
  it.each([
    { right: 0, of: 40, score: 0, percent: 0 },
    { right: 1, of: 3, score: 5, percent: 33 },
    { right: 2, of: 3, score: 10, percent: 67 },
    { right: 1, of: 8, score: 5, percent: 13 },
    { right: 40, of: 40, score: 200, percent: 100 },
  ])('$right of $of: $score marks, $percent %', ({ right, of, score, percent }) => {
    const { questions } = sampleExam({ reading: of, listening: 0 })
    const answers = Object.fromEntries(questions.slice(0, right).map(({ id, options }) => [id, options[1]?.text ?? '']))
    expect(scoreAnswers(questions, answers)).toMatchObject({
      totalScore: score,
      totalPossibleMarks: of * 5,
      percentageScore: percent,
    })
  })

  it('0 of 0 is 0 %', () => {
    expect(percentage(0, 0)).toBe(0)
  })
})

describe("Verdict on mark total: above 180 'Congratulations!', above 150 'Well done!', otherwise 'Try again'", () => {
  it.each([
    [200, 'excellent'],
    [181, 'excellent'],
    [180, 'good'],
    [151, 'good'],
    [150, 'try-again'],
    [0, 'try-again'],
  ])('%d marks: %s', (marks, expected) => {
    expect(verdict(marks, 200)).toBe(expected)
  })

  it.each([
    { score: 15, possible: 15, expected: 'excellent' },
    { score: 13, possible: 15, expected: 'good' },
    { score: 11, possible: 15, expected: 'try-again' },
    { score: 181, possible: 1000, expected: 'try-again' },
    { score: 0, possible: 0, expected: 'try-again' },
  ])('is in proportion to another maximum: $score of $possible', ({ score, possible, expected }) => {
    expect(verdict(score, possible)).toBe(expected)
  })

  it('supports thresholds of the exam', () => {
    const thresholds = { excellent: 45, good: 37 }
    expect([46, 45, 38, 37].map((marks) => verdict(marks, 50, thresholds))).toEqual([
      'excellent',
      'good',
      'good',
      'try-again',
    ])
  })
})

describe('Result payload', () => {
  function finished(definition = sampleExam({ reading: 2, listening: 0 })) {
    const driver = beginDriver(definition)
    driveThroughReading(driver, definition)
    driver.now += 61_500
    driver.send({ type: 'next' })
    return driver.results
  }

  it('carries every question, the totals and both times', () => {
    expect(finished()).toEqual([
      {
        examId: 'sample',
        questions: [
          { questionId: 'r1', userAnswer: '안전화', correctAnswer: '안전화', isCorrect: true },
          { questionId: 'r2', userAnswer: '회사 소개', correctAnswer: '회사 소개', isCorrect: true },
        ],
        totalScore: 10,
        totalPossibleMarks: 10,
        percentageScore: 100,
        startTime: '2025-05-07T08:00:00.000Z',
        timestamp: '2025-05-07T08:01:01.500Z',
      },
    ])
  })

  it('marks no answer as correct while answer keys are withheld', () => {
    const [result] = finished(sampleExam({ reading: 2, listening: 0, keys: 'withheld' }))
    expect(result).toMatchObject({ totalScore: 0, percentageScore: 0 })
    expect(result?.questions).toEqual([
      { questionId: 'r1', userAnswer: '안전화', correctAnswer: '', isCorrect: false },
      { questionId: 'r2', userAnswer: '회사 소개', correctAnswer: '', isCorrect: false },
    ])
  })

  it("'No questions available to save.' and 'Start time is missing'", () => {
    const empty = sampleExam({ reading: 0, listening: 0 })
    expect(buildResult(empty, initialState(empty), 0)).toEqual({ ok: false, reason: 'no-questions' })
    expect(buildResult(sampleExam(), initialState(empty), 0)).toEqual({ ok: false, reason: 'start-time-missing' })
  })
})

describe('advice on the thresholds of a verdict', () => {
  it.each([
    // The shipped short papers have these.
    { questions: 10, advice: { possible: 50, areReachable: false, proposed: { excellent: 45, good: 37 } } },
    { questions: 15, advice: { possible: 75, areReachable: false, proposed: { excellent: 67, good: 56 } } },
    { questions: 36, advice: { possible: 180, areReachable: false, proposed: { excellent: 162, good: 135 } } },
    { questions: 39, advice: { possible: 195, areReachable: true, proposed: { excellent: 175, good: 146 } } },
    { questions: 40, advice: { possible: 200, areReachable: true, proposed: undefined } },
    { questions: 0, advice: { possible: 0, areReachable: true, proposed: undefined } },
    {
      questions: 3,
      given: { excellent: 13, good: 11 },
      advice: { possible: 15, areReachable: true, proposed: undefined },
    },
    {
      questions: 3,
      given: { excellent: 15, good: 11 },
      advice: { possible: 15, areReachable: false, proposed: { excellent: 13, good: 11 } },
    },
  ])('$questions questions, $given', ({ questions, given, advice }) => {
    expect(thresholdAdvice(questions, given)).toEqual(advice)
  })

  it('proposes thresholds that all right answers exceed', () => {
    for (let questions = 1; questions <= 1000; questions += 1)
      expect(thresholdAdvice(questions, proportionalThresholds(5 * questions)).areReachable).toBe(true)
  })
})
