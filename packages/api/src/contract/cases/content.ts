import type { ContactRequest } from '../../types'
import { refusesVisitors, type ContractCase } from './case'

const message: ContactRequest = {
  firstName: 'Nimali',
  lastName: 'Perera',
  contactNumber: '077 123 4567',
  email: 'nimali@example.com',
  message: 'When does the next evening class begin?\nThank you!',
}

export const contentCases: ContractCase[] = [
  {
    operation: 'listAdvertisements',
    says: 'lists the advertisements to everybody',
    status: 200,
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('listAdvertisements'),
  },
  {
    operation: 'listVideos',
    says: 'lists the videos to a learner',
    status: 200,
    given: async ({ learner }) => {
      const { call } = await learner()
      return () => call('listVideos')
    },
  },
  refusesVisitors('listVideos'),
  {
    operation: 'sendContactMessage',
    says: "takes a visitor's message",
    status: 200,
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('sendContactMessage', { body: message }),
  },
  {
    operation: 'sendContactMessage',
    says: 'refuses a message without a text',
    status: 400,
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('sendContactMessage', { body: { ...message, message: '' } }),
  },
]
