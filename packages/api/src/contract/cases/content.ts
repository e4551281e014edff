import { requestBodies } from '../../examples'
import type { ContractCase } from './case'

const message = requestBodies.sendContactMessage
const report = requestBodies.reportTranslation

export const contentCases: ContractCase[] = [
  {
    operation: 'sendContactMessage',
    title: 'accepts a message from a visitor',
    status: 200,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('sendContactMessage', { body: message }),
  },
  {
    operation: 'sendContactMessage',
    title: 'rejects a message without a text',
    status: 400,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('sendContactMessage', { body: { ...message, message: '' } }),
  },
  {
    operation: 'reportTranslation',
    title: 'accepts a report from a visitor',
    status: 200,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('reportTranslation', { body: report }),
  },
  {
    operation: 'reportTranslation',
    title: 'rejects a language that Naru does not have',
    status: 400,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('reportTranslation', { body: { ...report, language: 'xx' } }),
  },
]
