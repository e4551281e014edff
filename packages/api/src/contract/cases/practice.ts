import type { Practice, PracticeAnswer } from '../../types'
import { succeed, type Person, type Setup } from '../target'
import { noSuchId, type ContractCase } from './case'
import { candidate } from './progress'
import { attemptAt } from './results'

/** The operations that need a plan, as drills and words do. */
const withPlan = ['getDrill', 'listWords', 'getWordPractice'] as const

/** A learner with cards: the mistakes of one attempt. */
const practiser = async (setup: Setup): Promise<{ learner: Person; practice: Practice }> => {
  const learner = await candidate(setup)
  await succeed(learner, 'saveResult', { body: await attemptAt(learner, setup) })
  return { learner, practice: await succeed(learner, 'getPractice') }
}

/** A right answer to a card. */
const answerTo = ({ cards: [card] }: Practice): PracticeAnswer => {
  const right = card?.question.answers.find(({ isCorrect }) => isCorrect === true)
  if (card === undefined || right === undefined) throw new Error('The attempt made no card with a key.')
  return {
    id: crypto.randomUUID(),
    kind: 'question',
    item: card.item,
    answer: right._id,
    answeredAt: new Date().toISOString(),
  }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Whether the outcomes of a response have these fields, in order. */
const outcomesAre =
  (...expected: readonly Readonly<Record<string, unknown>>[]) =>
  (body: unknown) => {
    const outcomes: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'outcomes') : undefined
    return (
      Array.isArray(outcomes) &&
      outcomes.length === expected.length &&
      expected.every((fields, at) =>
        Object.entries(fields).every(([name, value]) => Reflect.get(Object(outcomes[at]), name) === value),
      )
    )
  }

export const practiceCases: ContractCase[] = [
  {
    operation: 'getPractice',
    title: 'returns the mistakes of an attempt as cards with their keys',
    status: 200,
    prepare: async (setup) => {
      const { learner } = await practiser(setup)
      return () => learner.call('getPractice')
    },
    expects: (body) => /"cards":\[\{.*"isCorrect":true/.test(JSON.stringify(body)),
  },
  {
    operation: 'getPractice',
    title: 'rejects a unit that the textbook does not have',
    status: 400,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('getPractice', { query: { unit: '61' } })
    },
  },
  {
    operation: 'savePracticeAnswers',
    title: 'stores a good answer beside one that it rejects',
    status: 200,
    prepare: async (setup) => {
      const { learner, practice } = await practiser(setup)
      const answer = answerTo(practice)
      const unknown = { ...answer, id: crypto.randomUUID(), item: noSuchId }
      return () => learner.call('savePracticeAnswers', { body: { answers: [unknown, answer] } })
    },
    expects: outcomesAre({ status: 404 }, { status: 200, isRight: true, isExtra: false }),
  },
  {
    operation: 'savePracticeAnswers',
    title: 'answers a repeated id with its first outcome',
    status: 200,
    prepare: async (setup) => {
      const { learner, practice } = await practiser(setup)
      const answer = answerTo(practice)
      await succeed(learner, 'savePracticeAnswers', { body: { answers: [answer] } })
      const again = { ...answer, answer: '' }
      return () => learner.call('savePracticeAnswers', { body: { answers: [again] } })
    },
    expects: outcomesAre({ status: 200, isRight: true, isExtra: false }),
  },
  {
    operation: 'savePracticeAnswers',
    title: 'rejects an answer to the bank of a learner without a plan',
    status: 200,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      const answer = {
        id: crypto.randomUUID(),
        kind: 'bank',
        item: noSuchId,
        answer: '',
        answeredAt: new Date().toISOString(),
      }
      return () => call('savePracticeAnswers', { body: { answers: [answer] } })
    },
    expects: outcomesAre({ status: 403 }),
  },
  {
    operation: 'savePracticeAnswers',
    title: 'rejects an id that is no UUID',
    status: 400,
    prepare: async (setup) => {
      const { learner, practice } = await practiser(setup)
      const answer = { ...answerTo(practice), id: 'one' }
      return () => learner.call('savePracticeAnswers', { body: { answers: [answer] } })
    },
  },
  {
    operation: 'setExamDate',
    title: 'stores the day',
    status: 200,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('setExamDate', { body: { examDate: inDays(90) } })
    },
    expects: (body) => JSON.stringify(body) === JSON.stringify({ examDate: inDays(90) }),
  },
  {
    operation: 'setExamDate',
    title: 'clears the day',
    status: 200,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('setExamDate', { body: {} })
    },
    expects: (body) => JSON.stringify(body) === '{}',
  },
  {
    operation: 'setExamDate',
    title: 'rejects a day of the past',
    status: 400,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('setExamDate', { body: { examDate: inDays(-9) } })
    },
  },
  {
    operation: 'getPracticeTopics',
    title: 'says that a learner without a plan has none',
    status: 200,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('getPracticeTopics')
    },
    expects: (body) => /"hasPlan":false/.test(JSON.stringify(body)),
  },
  ...withPlan.map((operation): ContractCase => ({
    operation,
    title: 'answers a learner with a plan',
    status: 200,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call(operation)
    },
  })),
  ...withPlan.map((operation): ContractCase => ({
    operation,
    title: 'rejects a learner without a plan',
    status: 403,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call(operation)
    },
  })),
]
