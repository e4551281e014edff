import { requestBodies } from '../../examples'
import { clause, visitor, type ContractCase } from './case'

const message = requestBodies.sendContactMessage
const report = requestBodies.reportTranslation

export const contentCases: ContractCase[] = [
  clause('sendContactMessage', 200, 'accepts a message from a visitor', visitor, { body: message }),
  clause('sendContactMessage', 400, 'rejects a message without a text', visitor, { body: { ...message, message: '' } }),
  clause('reportTranslation', 200, 'accepts a report from a visitor', visitor, { body: report }),
  clause('reportTranslation', 400, 'rejects a language that Naru does not have', visitor, {
    body: { ...report, language: 'xx' },
  }),
]
