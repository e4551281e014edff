import { admin, clause, hasEntries, noSuchId, type ContractCase } from './case'

export const userCases: ContractCase[] = [
  clause(
    'listUsers',
    200,
    'lists the users for an admin',
    admin,
    async (_, setup) => {
      await setup.learner()
      return {}
    },
    hasEntries(2),
  ),
  clause('setUserActive', 200, 'deactivates a user', admin, async (_, setup) => ({
    path: { id: (await setup.newLearner()).userId },
    body: { isActive: false },
  })),
  clause('setUserActive', 400, 'rejects a state that is not a boolean', admin, {
    path: { id: noSuchId },
    body: { isActive: 'no' },
  }),
]
