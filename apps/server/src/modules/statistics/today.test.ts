import { minutesFor } from '@naru/exam-kit/content'
import { expect, test } from 'vitest'
import { actionOf, dailyShare, type DayFacts } from './today'

const nothing: DayFacts = {
  isRunning: false,
  hasPlan: false,
  hasFreePlan: true,
  hasBegun: false,
  questions: 0,
  words: 0,
  hasNext: false,
}
const withPlan: DayFacts = { ...nothing, hasPlan: true, hasNext: true }

test.each<[string, DayFacts, ReturnType<typeof actionOf>]>([
  ['a running exam comes before all', { ...withPlan, isRunning: true, questions: 6, words: 10 }, 'resume'],
  ['a running exam outlives its plan', { ...nothing, isRunning: true }, 'resume'],
  ['a new learner starts free', nothing, 'startFree'],
  ['without a plan, questions wait for the free one', { ...nothing, hasBegun: true, questions: 6 }, 'startFree'],
  [
    'without any free plan, questions need none',
    { ...nothing, hasFreePlan: false, hasBegun: true, questions: 6 },
    'practise',
  ],
  [
    'without any free plan and questions, a plan is needed',
    { ...nothing, hasFreePlan: false, hasBegun: true },
    'choosePlan',
  ],
  ['a learner who has not begun takes an exam before words', { ...withPlan, words: 10 }, 'takeExam'],
  [
    'a learner who has not begun practises words of a plan without exams',
    { ...withPlan, hasNext: false, words: 10 },
    'practise',
  ],
  ['questions are due', { ...withPlan, hasBegun: true, questions: 6 }, 'practise'],
  ['words are due', { ...withPlan, hasBegun: true, words: 10 }, 'practise'],
  ['nothing is due', { ...withPlan, hasBegun: true }, 'takeExam'],
  ['nothing is due, and the plan has no exam', { ...withPlan, hasBegun: true, hasNext: false }, 'choosePlan'],
])('%s', (_, facts, action) => {
  expect(actionOf(facts)).toBe(action)
})

test('six questions and ten words take about twelve minutes', () => {
  expect([minutesFor(6, 10), minutesFor(0, 0), minutesFor(0, 1)]).toEqual([12, 0, 1])
})

test('a day takes its share of what is left', () => {
  expect(dailyShare({ days: 104, cards: 30, rightDays: 10, words: 600 })).toEqual({
    questions: 1,
    words: 6,
    minutes: 8,
  })
  expect(dailyShare({ days: 1, cards: 3, rightDays: 0, words: 0 })).toEqual({ questions: 6, words: 0, minutes: 9 })
  expect(dailyShare({ days: 30, cards: 0, rightDays: 0, words: 0 })).toEqual({ questions: 0, words: 0, minutes: 0 })
})
