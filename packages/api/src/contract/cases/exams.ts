import { isSuccessOf } from '../document'
import { noSuchId, type ContractCase } from './case'

export const examCases: ContractCase[] = [
  {
    operation: 'listExams',
    title: 'lists the exams that a plan unlocks',
    status: 200,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('listExams')
    },
    expects: (body) => Array.isArray(body) && body.length > 0,
  },
  {
    operation: 'listExams',
    title: 'lists nothing without a plan',
    status: 200,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('listExams')
    },
    expects: (body) => Array.isArray(body) && body.length === 0,
  },
  {
    operation: 'getExam',
    title: 'returns an unlocked exam without its keys',
    status: 200,
    needs: 'withholdKeys',
    prepare: async ({ learner, offers }) => {
      const { call } = await learner()
      const { examId } = await offers()
      return () => call('getExam', { path: { id: examId } })
    },
    expects: (body) => !/"(isCorrect|explanation|transcript)"/.test(JSON.stringify(body)),
  },
  {
    operation: 'getExam',
    title: 'returns an unlocked exam with one key per question',
    status: 200,
    needs: 'inlineKeys',
    prepare: async ({ learner, offers }) => {
      const { call } = await learner()
      const { examId } = await offers()
      return () => call('getExam', { path: { id: examId } })
    },
    expects: (body) =>
      isSuccessOf('getExam', body) &&
      body.questions.every(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).length === 1),
  },
  {
    operation: 'getExam',
    title: 'rejects a learner whose plans do not unlock the exam',
    status: 403,
    prepare: async ({ newLearner, offers }) => {
      const { call } = await newLearner()
      const { examId } = await offers()
      return () => call('getExam', { path: { id: examId } })
    },
  },
  {
    operation: 'getExam',
    title: 'rejects an unknown exam',
    status: 404,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('getExam', { path: { id: noSuchId } })
    },
  },
]
