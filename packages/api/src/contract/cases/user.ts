import { admin, clause, hasEntries, hasField, learner, newLearner, noSuchId, type ContractCase } from './case'

const isText = (body: unknown, field: string) => typeof Reflect.get(Object(body), field) === 'string'

export const userCases: ContractCase[] = [
  clause(
    'downloadMyData',
    200,
    'downloads a zip file',
    learner,
    {},
    {
      expects: (body) => isText(body, 'fileName') && isText(body, 'zip'),
    },
  ),
  clause('requestAccountDeletion', 200, 'sets the date of the deletion', newLearner, ({ account: { password } }) => ({
    body: { password },
  })),
  clause('requestAccountDeletion', 403, 'rejects a wrong password', newLearner, { body: { password: 'not the one' } }),
  clause('undoAccountDeletion', 200, 'keeps the account', newLearner, async ({ call, account: { password } }) => {
    await call('requestAccountDeletion', { body: { password } })
    return {}
  }),
  clause('changeLeaderboardSettings', 200, 'stores a display name', learner, {
    body: { leaderboardName: 'chosen', displayName: 'Nimali 98' },
  }),
  clause(
    'changeLeaderboardSettings',
    400,
    'rejects the full name of somebody who does not say to be 18 or older',
    learner,
    { body: { leaderboardName: 'full' } },
  ),
  clause(
    'listUsers',
    200,
    'lists the users for an admin',
    admin,
    async (_, setup) => {
      await setup.learner()
      return {}
    },
    { expects: hasEntries(2) },
  ),
  clause('listUsers', 403, 'rejects a learner', learner),
  clause('setUserActive', 200, 'deactivates a user', admin, async (_, setup) => ({
    path: { id: (await setup.newLearner()).userId },
    body: { isActive: false },
  })),
  clause('setUserActive', 403, 'rejects a learner', learner, ({ userId }) => ({
    path: { id: userId },
    body: { isActive: false },
  })),
  clause('setUserActive', 404, 'rejects an unknown user', admin, { path: { id: noSuchId }, body: { isActive: false } }),
  clause('setUserActive', 400, 'rejects a state that is not a boolean', admin, {
    path: { id: noSuchId },
    body: { isActive: 'no' },
  }),
  clause(
    'setLanguage',
    200,
    'stores the language of the user',
    learner,
    { body: { language: 'si' } },
    {
      expects: hasField('language', 'si'),
    },
  ),
  clause('setLanguage', 400, 'rejects a language that Naru does not have', learner, { body: { language: 'xx' } }),
]
