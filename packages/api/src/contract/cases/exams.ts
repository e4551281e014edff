import { isSuccessOf } from '../document'
import type { Setup } from '../target'
import { clause, hasEntries, hasField, learner, newLearner, noSuchId, type ContractCase } from './case'

const onOffer = async (_: unknown, { offers }: Setup) => ({ path: { id: (await offers()).examId } })

export const examCases: ContractCase[] = [
  clause('listExams', 200, 'lists the exams that a plan unlocks', learner, {}, hasEntries(1)),
  clause('listExams', 200, 'lists nothing without a plan', newLearner, {}, hasField('length', 0)),
  clause('getExam', 200, 'returns an unlocked exam without its keys', learner, onOffer, {
    needs: 'withholdKeys',
    expects: (body) => !/"(isCorrect|explanation|transcript)"/.test(JSON.stringify(body)),
  }),
  clause('getExam', 200, 'returns an unlocked exam with one key per question', learner, onOffer, {
    needs: 'inlineKeys',
    expects: (body) =>
      isSuccessOf('getExam', body) &&
      body.questions.every(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).length === 1),
  }),
  clause('getExam', 403, 'rejects a learner whose plans do not unlock the exam', newLearner, onOffer),
  clause('getExam', 404, 'rejects an unknown exam', learner, { path: { id: noSuchId } }),
]
