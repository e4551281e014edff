import type { ResultRequest } from '../../types'
import { succeed, type Person, type Setup } from '../target'
import { candidate, clause, learner, newLearner, noSuchId, type ContractCase } from './case'

/** An attempt in which the first option of every question was chosen and one question left out. */
async function attemptAt(person: Person, { offers }: Setup): Promise<ResultRequest> {
  const { examId } = await offers()
  const { _id, questions } = await succeed(person, 'getExam', { path: { id: examId } })
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

const boardOf = async (_: Person, { offers }: Setup) => ({ query: { examId: (await offers()).examId } })

export const resultCases: ContractCase[] = [
  clause('saveResult', 200, 'stores an attempt', learner, async (person, setup) => ({
    body: await attemptAt(person, setup),
  })),
  {
    operation: 'saveResult',
    title: 'answers the same attempt with the same result',
    status: 200,
    prepare: async (setup) => {
      const person = await setup.learner()
      const body = await attemptAt(person, setup)
      const first = await person.call('saveResult', { body })
      return async () => {
        const second = await person.call('saveResult', { body })
        const isSame = JSON.stringify(second.body) === JSON.stringify(first.body)
        return isSame ? second : { ...second, faults: [...second.faults, 'the second answer differs from the first'] }
      }
    },
  },
  clause(
    'saveResult',
    403,
    'rejects an attempt at an exam that the plans do not unlock',
    newLearner,
    async (_, setup) => ({ body: await attemptAt(await setup.learner(), setup) }),
  ),
  clause('saveResult', 404, 'rejects an unknown exam', learner, { body: blank }),
  clause('saveResult', 400, 'rejects an attempt without questions', learner, async (person, setup) => ({
    body: { ...(await attemptAt(person, setup)), questions: [] },
  })),
  clause(
    'getLeaderboard',
    200,
    'lists ranked attempts',
    candidate,
    async (person, setup) => {
      const { examId } = await setup.offers()
      // A server may rank only learners with a verified email address, and attempts that it has seen long enough.
      const otp = await setup.target.mailedCode(person.account.email)
      await succeed(setup.visitor(), 'verifyAccount', { body: { userId: person.userId, otp } })
      const body = await attemptAt(person, setup)
      const { startTime } = body
      const progress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 } as const
      await person.call('saveProgress', { path: { id: examId }, body: progress })
      await succeed(person, 'saveResult', { body })
      return { query: { examId } }
    },
    { expects: Array.isArray },
  ),
  clause('getLeaderboard', 403, 'rejects a learner whose plans do not unlock the exam', newLearner, boardOf),
  clause('getLeaderboard', 404, 'rejects an unknown exam', learner, { query: { examId: noSuchId } }),
  clause('getLeaderboard', 400, 'rejects a request without an exam', learner),
]
