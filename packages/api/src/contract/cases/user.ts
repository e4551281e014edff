import { noSuchId, type ContractCase } from './case'

const isText = (body: unknown, field: string) =>
  typeof body === 'object' && body !== null && typeof Reflect.get(body, field) === 'string'

export const userCases: ContractCase[] = [
  {
    operation: 'downloadMyData',
    title: 'downloads a zip file',
    status: 200,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('downloadMyData')
    },
    expects: (body) => isText(body, 'fileName') && isText(body, 'zip'),
  },
  {
    operation: 'requestAccountDeletion',
    title: 'sets the date of the deletion',
    status: 200,
    prepare: async ({ newLearner }) => {
      const { call, account } = await newLearner()
      return () => call('requestAccountDeletion', { body: { password: account.password } })
    },
  },
  {
    operation: 'requestAccountDeletion',
    title: 'rejects a wrong password',
    status: 403,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('requestAccountDeletion', { body: { password: 'not the one' } })
    },
  },
  {
    operation: 'undoAccountDeletion',
    title: 'keeps the account',
    status: 200,
    prepare: async ({ newLearner }) => {
      const { call, account } = await newLearner()
      await call('requestAccountDeletion', { body: { password: account.password } })
      return () => call('undoAccountDeletion')
    },
  },
  {
    operation: 'changeLeaderboardSettings',
    title: 'stores a display name',
    status: 200,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('changeLeaderboardSettings', { body: { leaderboardName: 'chosen', displayName: 'Nimali 98' } })
    },
  },
  {
    operation: 'changeLeaderboardSettings',
    title: 'rejects the full name of somebody who does not say to be 18 or older',
    status: 400,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('changeLeaderboardSettings', { body: { leaderboardName: 'full' } })
    },
  },
  {
    operation: 'listUsers',
    title: 'lists the users for an admin',
    status: 200,
    prepare: async ({ admin, learner }) => {
      await learner()
      const { call } = await admin()
      return () => call('listUsers')
    },
    expects: (body) => Array.isArray(body) && body.length > 1,
  },
  {
    operation: 'listUsers',
    title: 'rejects a learner',
    status: 403,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('listUsers')
    },
  },
  {
    operation: 'setUserActive',
    title: 'deactivates a user',
    status: 200,
    prepare: async ({ admin, newLearner }) => {
      const { userId } = await newLearner()
      const { call } = await admin()
      return () => call('setUserActive', { path: { id: userId }, body: { isActive: false } })
    },
  },
  {
    operation: 'setUserActive',
    title: 'rejects a learner',
    status: 403,
    prepare: async ({ learner }) => {
      const { call, userId } = await learner()
      return () => call('setUserActive', { path: { id: userId }, body: { isActive: false } })
    },
  },
  {
    operation: 'setUserActive',
    title: 'rejects an unknown user',
    status: 404,
    prepare: async ({ admin }) => {
      const { call } = await admin()
      return () => call('setUserActive', { path: { id: noSuchId }, body: { isActive: false } })
    },
  },
  {
    operation: 'setUserActive',
    title: 'rejects a state that is not a boolean',
    status: 400,
    prepare: async ({ admin, learner }) => {
      const { userId } = await learner()
      const { call } = await admin()
      return () => call('setUserActive', { path: { id: userId }, body: { isActive: 'no' } })
    },
  },
  {
    operation: 'setLanguage',
    title: 'stores the language of the user',
    status: 200,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('setLanguage', { body: { language: 'si' } })
    },
    expects: (body) => JSON.stringify(body) === JSON.stringify({ language: 'si' }),
  },
  {
    operation: 'setLanguage',
    title: 'rejects a language that Naru does not have',
    status: 400,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('setLanguage', { body: { language: 'xx' } })
    },
  },
]
