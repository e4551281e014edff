import type { Practice, PracticeAnswer } from '../../types'
import { succeed, type Person } from '../target'
import { clause, hasField, learner, newLearner, noSuchId, type ContractCase } from './case'
import { finished } from './results'

/** The operations that need a plan, as drills and words do. */
const withPlan = ['getDrill', 'listWords', 'getWordPractice'] as const

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

/** A right answer of a learner with cards: the mistakes of one attempt. */
const rightAnswer = async (person: Person) => answerTo(await succeed(person, 'getPractice'))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Whether the outcomes of a response have these fields, in order. */
const outcomesAre =
  (...expected: readonly Readonly<Record<string, unknown>>[]) =>
  (body: unknown) => {
    const outcomes: unknown = Reflect.get(Object(body), 'outcomes')
    return (
      Array.isArray(outcomes) &&
      outcomes.length === expected.length &&
      expected.every((fields, at) =>
        Object.entries(fields).every(([name, value]) => hasField(name, value)(outcomes[at])),
      )
    )
  }

export const practiceCases: ContractCase[] = [
  clause(
    'getPractice',
    200,
    'returns the mistakes of an attempt as cards with their keys',
    finished,
    {},
    {
      expects: (body) => /"cards":\[\{.*"isCorrect":true/.test(JSON.stringify(body)),
    },
  ),
  clause('getPractice', 400, 'rejects a unit that the textbook does not have', learner, { query: { unit: '61' } }),
  clause(
    'savePracticeAnswers',
    200,
    'stores a good answer beside one that it rejects',
    finished,
    async (person) => {
      const answer = await rightAnswer(person)
      const unknown = { ...answer, id: crypto.randomUUID(), item: noSuchId }
      return { body: { answers: [unknown, answer] } }
    },
    { expects: outcomesAre({ status: 404 }, { status: 200, isRight: true, isExtra: false }) },
  ),
  clause(
    'savePracticeAnswers',
    200,
    'answers a repeated id with its first outcome',
    finished,
    async (person) => {
      const answer = await rightAnswer(person)
      await succeed(person, 'savePracticeAnswers', { body: { answers: [answer] } })
      return { body: { answers: [{ ...answer, answer: '' }] } }
    },
    { expects: outcomesAre({ status: 200, isRight: true, isExtra: false }) },
  ),
  clause(
    'savePracticeAnswers',
    200,
    'rejects an answer to the bank of a learner without a plan',
    newLearner,
    () => {
      const answeredAt = new Date().toISOString()
      return { body: { answers: [{ id: crypto.randomUUID(), kind: 'bank', item: noSuchId, answer: '', answeredAt }] } }
    },
    { expects: outcomesAre({ status: 403 }) },
  ),
  clause('savePracticeAnswers', 400, 'rejects an id that is no UUID', finished, async (person) => ({
    body: { answers: [{ ...(await rightAnswer(person)), id: 'one' }] },
  })),
  clause(
    'setExamDate',
    200,
    'stores the day',
    learner,
    { body: { examDate: inDays(90) } },
    {
      expects: (body) => JSON.stringify(body) === JSON.stringify({ examDate: inDays(90) }),
    },
  ),
  clause(
    'setExamDate',
    200,
    'clears the day',
    learner,
    { body: {} },
    {
      expects: (body) => JSON.stringify(body) === '{}',
    },
  ),
  clause('setExamDate', 400, 'rejects a day of the past', learner, { body: { examDate: inDays(-9) } }),
  clause(
    'getPracticeTopics',
    200,
    'says that a learner without a plan has none',
    newLearner,
    {},
    {
      expects: hasField('hasPlan', false),
    },
  ),
  ...withPlan.flatMap((operation) => [
    clause(operation, 200, 'answers a learner with a plan', learner),
    clause(operation, 403, 'rejects a learner without a plan', newLearner),
  ]),
]
