import type { ResultRequest } from '../../types'
import { succeed, type Person, type Stage } from '../target'
import { noSuchId, refusesVisitors, type ContractCase } from './case'

/** An attempt in which the first option of every question was chosen and one question left out. */
async function attemptAt(learner: Person, { offers }: Stage): Promise<ResultRequest> {
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
    // A moment ago: what comes long after its time does not count on the board.
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
    says: 'stores an attempt',
    status: 200,
    given: async (stage) => {
      const learner = await stage.learner()
      const body = await attemptAt(learner, stage)
      return () => learner.call('saveResult', { body })
    },
  },
  {
    operation: 'saveResult',
    says: 'answers the same attempt with the same result',
    status: 200,
    given: async (stage) => {
      const learner = await stage.learner()
      const body = await attemptAt(learner, stage)
      const first = await learner.call('saveResult', { body })
      return async () => {
        const second = await learner.call('saveResult', { body })
        const isSame = JSON.stringify(second.body) === JSON.stringify(first.body)
        return isSame ? second : { ...second, faults: [...second.faults, 'the second answer differs from the first'] }
      }
    },
  },
  refusesVisitors('saveResult', { body: blank }),
  {
    operation: 'saveResult',
    says: 'takes no attempt at an exam that the plans do not unlock',
    status: 403,
    given: async (stage) => {
      const body = await attemptAt(await stage.learner(), stage)
      const { call } = await stage.newcomer()
      return () => call('saveResult', { body })
    },
  },
  {
    operation: 'saveResult',
    says: 'knows no exam of an unknown id',
    status: 404,
    given: async ({ learner }) => {
      const { call } = await learner()
      return () => call('saveResult', { body: blank })
    },
  },
  {
    operation: 'saveResult',
    says: 'refuses an attempt without questions',
    status: 400,
    given: async (stage) => {
      const learner = await stage.learner()
      const body = { ...(await attemptAt(learner, stage)), questions: [] }
      return () => learner.call('saveResult', { body })
    },
  },
  {
    operation: 'listMyResults',
    says: "lists the learner's own attempts",
    status: 200,
    given: async (stage) => {
      const learner = await stage.learner()
      await succeed(learner, 'saveResult', { body: await attemptAt(learner, stage) })
      return () => learner.call('listMyResults')
    },
    expects: (body) => Array.isArray(body) && body.length > 0,
  },
  refusesVisitors('listMyResults'),
  {
    operation: 'getAttempt',
    says: 'opens an own attempt again, with its paper and keys',
    status: 200,
    given: async (stage) => {
      const learner = await stage.learner()
      const { result } = await succeed(learner, 'saveResult', { body: await attemptAt(learner, stage) })
      return () => learner.call('getAttempt', { path: { id: result.attemptId ?? noSuchId } })
    },
    expects: (body) => /"isCorrect":true/.test(JSON.stringify(body)),
  },
  refusesVisitors('getAttempt', { path: { id: noSuchId } }),
  {
    operation: 'getAttempt',
    says: "knows nobody else's attempt",
    status: 404,
    given: async (stage) => {
      const learner = await stage.learner()
      const { result } = await succeed(learner, 'saveResult', { body: await attemptAt(learner, stage) })
      const { call } = await stage.newcomer()
      return () => call('getAttempt', { path: { id: result.attemptId ?? noSuchId } })
    },
  },
  {
    operation: 'getLeaderboard',
    says: 'lists who sat the exam',
    status: 200,
    given: async (stage) => {
      const learner = await stage.learner()
      await succeed(learner, 'saveResult', { body: await attemptAt(learner, stage) })
      const { examId } = await stage.offers()
      return () => learner.call('getLeaderboard', { query: { examId } })
    },
    expects: (body) => Array.isArray(body) && body.length > 0,
  },
  refusesVisitors('getLeaderboard', { query: { examId: noSuchId } }),
  {
    operation: 'getLeaderboard',
    says: 'ranks extra time apart',
    status: 200,
    given: async (stage) => {
      const learner = await stage.learner()
      const { examId } = await stage.offers()
      return () => learner.call('getLeaderboard', { query: { examId, board: 'extra-time' } })
    },
  },
  {
    operation: 'getLeaderboard',
    says: 'knows no third board',
    status: 400,
    given: async (stage) => {
      const learner = await stage.learner()
      const { examId } = await stage.offers()
      return () => learner.call('getLeaderboard', { query: { examId, board: 'best' } })
    },
  },
  {
    operation: 'getLeaderboard',
    says: 'keeps the board from a learner whose plans do not unlock the exam',
    status: 403,
    given: async ({ newcomer, offers }) => {
      const { call } = await newcomer()
      const { examId } = await offers()
      return () => call('getLeaderboard', { query: { examId } })
    },
  },
  {
    operation: 'getLeaderboard',
    says: 'knows no exam of an unknown id',
    status: 404,
    given: async ({ learner }) => {
      const { call } = await learner()
      return () => call('getLeaderboard', { query: { examId: noSuchId } })
    },
  },
  {
    operation: 'getLeaderboard',
    says: 'refuses a question without an exam',
    status: 400,
    given: async ({ learner }) => {
      const { call } = await learner()
      return () => call('getLeaderboard')
    },
  },
]
