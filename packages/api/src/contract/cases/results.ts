import type { ResultRequest } from '../../types'
import { isSuccessOf } from '../document'
import { succeed, type Person, type Setup } from '../target'
import { noSuchId, type ContractCase } from './case'
import { candidate } from './progress'

/** An attempt in which the first option of every question was chosen and one question left out. */
export async function attemptAt(learner: Person, { offers }: Setup): Promise<ResultRequest> {
  const { examId } = await offers()
  const { _id, questions } = await succeed(learner, 'getExam', { path: { id: examId } })
  return {
    examId: _id,
    questions: questions.map(({ _id: questionId, answers: [first] }, index) => ({
      questionId,
      userAnswer: index === 0 ? '' : (first?.text ?? first?.photo ?? ''),
      correctAnswer: '',
      isCorrect: false,
    })),
    totalScore: 0,
    totalPossibleMarks: questions.length * 5,
    percentageScore: 0,
    // Recent: a late attempt does not count on the leaderboard.
    startTime: new Date(Date.now() - 400_000).toISOString(),
    timestamp: new Date().toISOString(),
  }
}

const blank: ResultRequest = {
  examId: noSuchId,
  questions: [{ questionId: noSuchId, userAnswer: '', correctAnswer: '', isCorrect: false }],
  totalScore: 0,
  totalPossibleMarks: 5,
  percentageScore: 0,
  startTime: '2026-03-02T04:30:00.000Z',
  timestamp: '2026-03-02T04:36:40.000Z',
}

export const resultCases: ContractCase[] = [
  {
    operation: 'saveResult',
    title: 'stores an attempt',
    status: 200,
    prepare: async (setup) => {
      const learner = await setup.learner()
      const body = await attemptAt(learner, setup)
      return () => learner.call('saveResult', { body })
    },
  },
  {
    operation: 'saveResult',
    title: 'answers the same attempt with the same result',
    status: 200,
    prepare: async (setup) => {
      const learner = await setup.learner()
      const body = await attemptAt(learner, setup)
      const first = await learner.call('saveResult', { body })
      return async () => {
        const second = await learner.call('saveResult', { body })
        const isSame = JSON.stringify(second.body) === JSON.stringify(first.body)
        return isSame ? second : { ...second, faults: [...second.faults, 'the second answer differs from the first'] }
      }
    },
  },
  {
    operation: 'saveResult',
    title: 'rejects an attempt at an exam that the plans do not unlock',
    status: 403,
    prepare: async (setup) => {
      const body = await attemptAt(await setup.learner(), setup)
      const { call } = await setup.newLearner()
      return () => call('saveResult', { body })
    },
  },
  {
    operation: 'saveResult',
    title: 'rejects an unknown exam',
    status: 404,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('saveResult', { body: blank })
    },
  },
  {
    operation: 'saveResult',
    title: 'rejects an attempt without questions',
    status: 400,
    prepare: async (setup) => {
      const learner = await setup.learner()
      const body = { ...(await attemptAt(learner, setup)), questions: [] }
      return () => learner.call('saveResult', { body })
    },
  },
  {
    operation: 'listMyResults',
    title: "lists the learner's own attempts",
    status: 200,
    prepare: async (setup) => {
      const learner = await setup.learner()
      await succeed(learner, 'saveResult', { body: await attemptAt(learner, setup) })
      return () => learner.call('listMyResults')
    },
    expects: (body) => Array.isArray(body) && body.length > 0,
  },
  {
    operation: 'getAttemptAnalysis',
    title: 'analyses an own attempt, without a percentile among fewer than 20',
    status: 200,
    prepare: async (setup) => {
      const learner = await setup.learner()
      const { result } = await succeed(learner, 'saveResult', { body: await attemptAt(learner, setup) })
      return () => learner.call('getAttemptAnalysis', { path: { id: result.attemptId ?? noSuchId } })
    },
    expects: (body) =>
      isSuccessOf('getAttemptAnalysis', body) &&
      body.bars.sections.length > 0 &&
      body.standing?.percentile === undefined,
  },
  {
    operation: 'getAttemptAnalysis',
    title: 'rejects the attempt of another learner',
    status: 404,
    prepare: async (setup) => {
      const learner = await setup.learner()
      const { result } = await succeed(learner, 'saveResult', { body: await attemptAt(learner, setup) })
      const { call } = await setup.newLearner()
      return () => call('getAttemptAnalysis', { path: { id: result.attemptId ?? noSuchId } })
    },
  },
  {
    operation: 'getAttempt',
    title: 'returns an own attempt with its exam and keys',
    status: 200,
    prepare: async (setup) => {
      const learner = await setup.learner()
      const { result } = await succeed(learner, 'saveResult', { body: await attemptAt(learner, setup) })
      return () => learner.call('getAttempt', { path: { id: result.attemptId ?? noSuchId } })
    },
    expects: (body) => /"isCorrect":true/.test(JSON.stringify(body)),
  },
  {
    operation: 'getAttempt',
    title: 'rejects the attempt of another learner',
    status: 404,
    prepare: async (setup) => {
      const learner = await setup.learner()
      const { result } = await succeed(learner, 'saveResult', { body: await attemptAt(learner, setup) })
      const { call } = await setup.newLearner()
      return () => call('getAttempt', { path: { id: result.attemptId ?? noSuchId } })
    },
  },
  {
    operation: 'getLeaderboard',
    title: 'lists ranked attempts',
    status: 200,
    prepare: async (setup) => {
      const learner = await candidate(setup)
      const { examId } = await setup.offers()
      // A server may rank only learners with a verified email address, and attempts that it has seen long enough.
      const otp = await setup.target.mailedCode(learner.account.email)
      await succeed(setup.visitor(), 'verifyAccount', { body: { userId: learner.userId, otp } })
      const body = await attemptAt(learner, setup)
      const progress = {
        startTime: body.startTime,
        phase: 'reading',
        index: 0,
        answers: {},
        plays: {},
        revision: 0,
      } as const
      await learner.call('saveProgress', { path: { id: examId }, body: progress })
      await succeed(learner, 'saveResult', { body })
      return () => learner.call('getLeaderboard', { query: { examId } })
    },
    expects: Array.isArray,
  },
  {
    operation: 'getLeaderboard',
    title: 'ranks attempts with extra time on their own leaderboard',
    status: 200,
    prepare: async (setup) => {
      const learner = await setup.learner()
      const { examId } = await setup.offers()
      return () => learner.call('getLeaderboard', { query: { examId, leaderboard: 'extra-time' } })
    },
  },
  {
    operation: 'getLeaderboard',
    title: 'rejects an unknown leaderboard',
    status: 400,
    prepare: async (setup) => {
      const learner = await setup.learner()
      const { examId } = await setup.offers()
      return () => learner.call('getLeaderboard', { query: { examId, leaderboard: 'best' } })
    },
  },
  {
    operation: 'getLeaderboard',
    title: 'rejects a learner whose plans do not unlock the exam',
    status: 403,
    prepare: async ({ newLearner, offers }) => {
      const { call } = await newLearner()
      const { examId } = await offers()
      return () => call('getLeaderboard', { query: { examId } })
    },
  },
  {
    operation: 'getLeaderboard',
    title: 'rejects an unknown exam',
    status: 404,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('getLeaderboard', { query: { examId: noSuchId } })
    },
  },
  {
    operation: 'getLeaderboard',
    title: 'rejects a request without an exam',
    status: 400,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('getLeaderboard')
    },
  },
]
