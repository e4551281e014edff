import { isSuccessOf } from '../document'
import { noSuchId, refusesVisitors, type ContractCase } from './case'

export const examCases: ContractCase[] = [
  {
    operation: 'listExams',
    says: 'lists the exams that a plan unlocks',
    status: 200,
    given: async ({ learner }) => {
      const { call } = await learner()
      return () => call('listExams')
    },
    expects: (body) => Array.isArray(body) && body.length > 0,
  },
  {
    operation: 'listExams',
    says: 'lists nothing without a plan',
    status: 200,
    scene: 'noPlan',
    given: async ({ newcomer }) => {
      const { call } = await newcomer()
      return () => call('listExams')
    },
    expects: (body) => Array.isArray(body) && body.length === 0,
  },
  refusesVisitors('listExams'),
  {
    operation: 'getExam',
    says: 'gives an unlocked exam with its questions and without its keys',
    status: 200,
    needs: 'withholdKeys',
    given: async ({ learner, offers }) => {
      const { call } = await learner()
      const { examId } = await offers()
      return () => call('getExam', { path: { id: examId } })
    },
    expects: (body) => !/"(isCorrect|explanation|transcript)"/.test(JSON.stringify(body)),
  },
  {
    operation: 'getExam',
    says: 'gives an unlocked exam with one key in each question',
    status: 200,
    needs: 'inlineKeys',
    given: async ({ learner, offers }) => {
      const { call } = await learner()
      const { examId } = await offers()
      return () => call('getExam', { path: { id: examId } })
    },
    expects: (body) =>
      isSuccessOf('getExam', body) &&
      body.questions.every(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).length === 1),
  },
  refusesVisitors('getExam', { path: { id: noSuchId } }),
  {
    operation: 'getExam',
    says: 'keeps an exam from a learner whose plans do not unlock it',
    status: 403,
    given: async ({ newcomer, offers }) => {
      const { call } = await newcomer()
      const { examId } = await offers()
      return () => call('getExam', { path: { id: examId } })
    },
  },
  {
    operation: 'getExam',
    says: 'knows no exam of an unknown id',
    status: 404,
    given: async ({ learner }) => {
      const { call } = await learner()
      return () => call('getExam', { path: { id: noSuchId } })
    },
  },
]
