import { requestBodies } from '../../generated/contract'
import type { ContractCase } from './case'

const message = requestBodies.sendContactMessage

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
]
