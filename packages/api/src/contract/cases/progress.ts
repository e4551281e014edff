import type { ExamProgress } from '../../types'
import { succeed, type Person, type Setup } from '../target'
import { candidate, clause, learner, newLearner, noSuchId, type ContractCase } from './case'

const startTime = '2026-03-02T04:30:00.000Z'

const blank: ExamProgress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }

/** A learner who has just answered the first question of an exam. */
async function atFirstQuestion(person: Person, { offers }: Setup): Promise<{ id: string; progress: ExamProgress }> {
  const { examId: id } = await offers()
  const { questions } = await succeed(person, 'getExam', { path: { id } })
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

/** Saves the first answer of a learner. */
async function running(person: Person, setup: Setup) {
  const { id, progress } = await atFirstQuestion(person, setup)
  const path = { id }
  const { revision } = await succeed(person, 'saveProgress', { path, body: progress })
  return { path, progress: { ...progress, revision } }
}

export const progressCases: ContractCase[] = [
  clause('saveProgress', 200, 'saves a running attempt', candidate, async (person, setup) => {
    const { id, progress } = await atFirstQuestion(person, setup)
    return { path: { id }, body: progress }
  }),
  clause(
    'saveProgress',
    409,
    'rejects a stale revision and returns the newer progress',
    candidate,
    async (person, setup) => {
      const { path, progress } = await running(person, setup)
      await succeed(person, 'saveProgress', { path, body: { ...progress, index: 1 } })
      return { path, body: { ...progress, answers: {} } }
    },
  ),
  clause('saveProgress', 410, 'rejects an attempt that was submitted', candidate, async (person, setup) => {
    const { id, progress } = await atFirstQuestion(person, setup)
    const [questionId = noSuchId] = Object.keys(progress.answers)
    await succeed(person, 'saveResult', {
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
    return { path: { id }, body: progress }
  }),
  clause(
    'saveProgress',
    400,
    'rejects an answer to a question that the exam does not have',
    candidate,
    async (person, setup) => {
      const { id, progress } = await atFirstQuestion(person, setup)
      return { path: { id }, body: { ...progress, answers: { [noSuchId]: 'anything' } } }
    },
  ),
  clause(
    'getProgress',
    200,
    'returns the running attempt',
    candidate,
    async (person, setup) => ({ path: (await running(person, setup)).path }),
    { expects: (body) => /"revision":/.test(JSON.stringify(body)) },
  ),
  clause(
    'listRunningExams',
    200,
    'returns the attempts that go on',
    candidate,
    async (person, setup) => {
      await running(person, setup)
      return {}
    },
    { expects: (body) => /"examId":/.test(JSON.stringify(body)) },
  ),
  ...(['getProgress', 'saveProgress'] as const).flatMap((operation): ContractCase[] => {
    const body = operation === 'saveProgress' ? { body: blank } : {}
    return [
      clause(
        operation,
        403,
        'rejects a learner whose plans do not unlock the exam',
        newLearner,
        async (_, { offers }) => ({ path: { id: (await offers()).examId }, ...body }),
      ),
      clause(operation, 404, 'rejects an unknown exam', learner, { path: { id: noSuchId }, ...body }),
    ]
  }),
]
