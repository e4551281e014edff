import type { ExamProgress } from '../../types'
import { succeed, type Person, type Stage } from '../target'
import { noSuchId, refusesVisitors, type ContractCase } from './case'

const startTime = '2026-03-02T04:30:00.000Z'

const blank: ExamProgress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }

/** A learner who has just answered the first question of an exam. */
async function atFirstQuestion(learner: Person, { offers }: Stage): Promise<{ id: string; progress: ExamProgress }> {
  const { examId: id } = await offers()
  const { questions } = await succeed(learner, 'getExam', { path: { id } })
  const [question] = questions
  const [option] = question?.answers ?? []
  const answer = option?.text ?? option?.photo ?? ''
  const now = new Date().toISOString()
  return {
    id,
    progress: {
      ...blank,
      startTime: now,
      readingStartTime: now,
      answers: question === undefined ? {} : { [question._id]: answer },
    },
  }
}

/** A fresh learner with the free plan, since a learner has one running attempt at an exam. */
async function candidate(stage: Stage): Promise<Person> {
  const learner = await stage.newcomer()
  const { freePlanId } = await stage.offers()
  await succeed(learner, 'purchasePlan', { body: { pricePlanId: freePlanId } })
  return learner
}

export const progressCases: ContractCase[] = [
  {
    operation: 'saveProgress',
    says: 'saves a running attempt',
    status: 200,
    given: async (stage) => {
      const learner = await candidate(stage)
      const { id, progress } = await atFirstQuestion(learner, stage)
      return () => learner.call('saveProgress', { path: { id }, body: progress })
    },
  },
  {
    operation: 'saveProgress',
    says: 'refuses what another device has overtaken, and gives the newer',
    status: 409,
    given: async (stage) => {
      const learner = await candidate(stage)
      const { id, progress } = await atFirstQuestion(learner, stage)
      const { revision } = await succeed(learner, 'saveProgress', { path: { id }, body: progress })
      await succeed(learner, 'saveProgress', { path: { id }, body: { ...progress, revision, index: 1 } })
      return () => learner.call('saveProgress', { path: { id }, body: { ...progress, revision, answers: {} } })
    },
  },
  {
    operation: 'saveProgress',
    says: 'keeps nothing of an attempt that was handed in',
    status: 410,
    given: async (stage) => {
      const learner = await candidate(stage)
      const { id, progress } = await atFirstQuestion(learner, stage)
      const [questionId = noSuchId] = Object.keys(progress.answers)
      await succeed(learner, 'saveResult', {
        body: {
          examId: id,
          questions: [{ questionId, userAnswer: '', correctAnswer: '', isCorrect: false }],
          totalScore: 0,
          totalPossibleMarks: 5,
          percentageScore: 0,
          startTime: progress.startTime,
          timestamp: progress.startTime,
        },
      })
      return () => learner.call('saveProgress', { path: { id }, body: progress })
    },
  },
  {
    operation: 'saveProgress',
    says: 'refuses an answer to a question that the exam does not have',
    status: 400,
    given: async (stage) => {
      const learner = await candidate(stage)
      const { id, progress } = await atFirstQuestion(learner, stage)
      return () =>
        learner.call('saveProgress', { path: { id }, body: { ...progress, answers: { [noSuchId]: 'anything' } } })
    },
  },
  {
    operation: 'getProgress',
    says: 'gives the running attempt to another device',
    status: 200,
    given: async (stage) => {
      const learner = await candidate(stage)
      const { id, progress } = await atFirstQuestion(learner, stage)
      await succeed(learner, 'saveProgress', { path: { id }, body: progress })
      return () => learner.call('getProgress', { path: { id } })
    },
    expects: (body) => /"revision":/.test(JSON.stringify(body)),
  },
  ...(['getProgress', 'saveProgress'] as const).flatMap((operation): ContractCase[] => {
    const body = operation === 'saveProgress' ? { body: blank } : {}
    return [
      refusesVisitors(operation, { path: { id: noSuchId }, ...body }),
      {
        operation,
        says: 'keeps the exam from a learner whose plans do not unlock it',
        status: 403,
        given: async ({ newcomer, offers }) => {
          const { call } = await newcomer()
          const { examId } = await offers()
          return () => call(operation, { path: { id: examId }, ...body })
        },
      },
      {
        operation,
        says: 'knows no exam of an unknown id',
        status: 404,
        given: async ({ learner }) => {
          const { call } = await learner()
          return () => call(operation, { path: { id: noSuchId }, ...body })
        },
      },
    ]
  }),
]
