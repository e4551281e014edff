import { noSuchId, refusesVisitors, type ContractCase } from './case'

export const userCases: ContractCase[] = [
  {
    operation: 'getUserData',
    says: "answers with the user's own data",
    status: 200,
    given: async ({ learner }) => {
      const { call } = await learner()
      return () => call('getUserData')
    },
  },
  refusesVisitors('getUserData'),
  {
    operation: 'listUsers',
    says: 'lists the users to an admin',
    status: 200,
    given: async ({ admin, learner }) => {
      await learner()
      const { call } = await admin()
      return () => call('listUsers')
    },
    expects: (body) => Array.isArray(body) && body.length > 1,
  },
  refusesVisitors('listUsers'),
  {
    operation: 'listUsers',
    says: 'refuses a learner',
    status: 403,
    given: async ({ learner }) => {
      const { call } = await learner()
      return () => call('listUsers')
    },
  },
  {
    operation: 'setUserActive',
    says: 'switches a user off',
    status: 200,
    given: async ({ admin, newcomer }) => {
      const { userId } = await newcomer()
      const { call } = await admin()
      return () => call('setUserActive', { path: { id: userId }, body: { isActive: false } })
    },
  },
  refusesVisitors('setUserActive', { path: { id: noSuchId }, body: { isActive: false } }),
  {
    operation: 'setUserActive',
    says: 'refuses a learner',
    status: 403,
    given: async ({ learner }) => {
      const { call, userId } = await learner()
      return () => call('setUserActive', { path: { id: userId }, body: { isActive: false } })
    },
  },
  {
    operation: 'setUserActive',
    says: 'knows no user of an unknown id',
    status: 404,
    given: async ({ admin }) => {
      const { call } = await admin()
      return () => call('setUserActive', { path: { id: noSuchId }, body: { isActive: false } })
    },
  },
  {
    operation: 'setUserActive',
    says: 'refuses a state that is no boolean',
    status: 400,
    given: async ({ admin, learner }) => {
      const { userId } = await learner()
      const { call } = await admin()
      return () => call('setUserActive', { path: { id: userId }, body: { isActive: 'no' } })
    },
  },
]
