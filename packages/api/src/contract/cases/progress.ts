import type { ExamProgress } from '../../types'
import { succeed, type Person, type Setup } from '../target'
import { noSuchId, type ContractCase } from './case'

const startTime = '2026-03-02T04:30:00.000Z'

const blank: ExamProgress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }

/** A learner who has just answered the first question of an exam. */
async function atFirstQuestion(learner: Person, { offers }: Setup): Promise<{ id: string; progress: ExamProgress }> {
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

/** A fresh learner with the free plan, since a learner has one running and one first attempt at an exam. */
export async function candidate(setup: Setup): Promise<Person> {
  const learner = await setup.newLearner()
  const { freePlanId } = await setup.offers()
  await succeed(learner, 'purchasePlan', { body: { pricePlanId: freePlanId } })
  return learner
}

export const progressCases: ContractCase[] = [
  {
    operation: 'saveProgress',
    title: 'saves a running attempt',
    status: 200,
    prepare: async (setup) => {
      const learner = await candidate(setup)
      const { id, progress } = await atFirstQuestion(learner, setup)
      return () => learner.call('saveProgress', { path: { id }, body: progress })
    },
  },
  {
    operation: 'saveProgress',
    title: 'rejects a stale revision and returns the newer progress',
    status: 409,
    prepare: async (setup) => {
      const learner = await candidate(setup)
      const { id, progress } = await atFirstQuestion(learner, setup)
      const { revision } = await succeed(learner, 'saveProgress', { path: { id }, body: progress })
      await succeed(learner, 'saveProgress', { path: { id }, body: { ...progress, revision, index: 1 } })
      return () => learner.call('saveProgress', { path: { id }, body: { ...progress, revision, answers: {} } })
    },
  },
  {
    operation: 'saveProgress',
    title: 'rejects an attempt that was submitted',
    status: 410,
    prepare: async (setup) => {
      const learner = await candidate(setup)
      const { id, progress } = await atFirstQuestion(learner, setup)
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
    title: 'rejects an answer to a question that the exam does not have',
    status: 400,
    prepare: async (setup) => {
      const learner = await candidate(setup)
      const { id, progress } = await atFirstQuestion(learner, setup)
      return () =>
        learner.call('saveProgress', { path: { id }, body: { ...progress, answers: { [noSuchId]: 'anything' } } })
    },
  },
  {
    operation: 'getProgress',
    title: 'returns the running attempt',
    status: 200,
    prepare: async (setup) => {
      const learner = await candidate(setup)
      const { id, progress } = await atFirstQuestion(learner, setup)
      await succeed(learner, 'saveProgress', { path: { id }, body: progress })
      return () => learner.call('getProgress', { path: { id } })
    },
    expects: (body) => /"revision":/.test(JSON.stringify(body)),
  },
  {
    operation: 'listRunningExams',
    title: 'returns the attempts that go on',
    status: 200,
    prepare: async (setup) => {
      const learner = await candidate(setup)
      const { id, progress } = await atFirstQuestion(learner, setup)
      await succeed(learner, 'saveProgress', { path: { id }, body: progress })
      return () => learner.call('listRunningExams')
    },
    expects: (body) => /"examId":/.test(JSON.stringify(body)),
  },
  ...(['getProgress', 'saveProgress'] as const).flatMap((operation): ContractCase[] => {
    const body = operation === 'saveProgress' ? { body: blank } : {}
    return [
      {
        operation,
        title: 'rejects a learner whose plans do not unlock the exam',
        status: 403,
        prepare: async ({ newLearner, offers }) => {
          const { call } = await newLearner()
          const { examId } = await offers()
          return () => call(operation, { path: { id: examId }, ...body })
        },
      },
      {
        operation,
        title: 'rejects an unknown exam',
        status: 404,
        prepare: async ({ learner }) => {
          const { call } = await learner()
          return () => call(operation, { path: { id: noSuchId }, ...body })
        },
      },
    ]
  }),
]
