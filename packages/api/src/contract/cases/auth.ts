import { newAccount } from '../target'
import { clause, hasField, learner, newLearner, visitor, type ContractCase } from './case'

const succeeds = hasField('success', true)
const namesUser = {
  expects: (body: unknown) => 'user' in Object(body) && Reflect.get(Object(body), 'success') === true,
}
const credentials = { email: 'nimali@example.com', password: 'not the one' }
const newPassword = 'a new ferry line'

export const authCases: ContractCase[] = [
  clause('isAuth', 200, 'names the logged-in user', learner, {}, namesUser),
  clause(
    'isAuth',
    200,
    'answers a visitor without a session with success false and status 200',
    visitor,
    {},
    hasField('success', false),
  ),
  clause(
    'login',
    200,
    'starts a session',
    visitor,
    async (_, setup) => {
      const { email, password } = (await setup.newLearner()).account
      return { body: { email, password } }
    },
    succeeds,
  ),
  clause('login', 401, 'rejects a wrong password', visitor, async (_, setup) => ({
    body: { ...credentials, email: (await setup.learner()).account.email },
  })),
  clause('login', 400, 'rejects a request without a password', visitor, { body: { email: credentials.email } }),
  clause('logout', 200, 'ends the session', newLearner, {}, succeeds),
  clause('logout', 200, 'succeeds without a session too', visitor, {}, succeeds),
  clause('logout', 403, 'rejects a request from another origin', visitor, {
    headers: { Origin: 'https://elsewhere.example' },
  }),
  clause('register', 200, 'creates an account', visitor, () => ({ body: newAccount() }), succeeds),
  clause('register', 409, 'rejects an email that has an account', visitor, async (_, setup) => ({
    body: (await setup.learner()).account,
  })),
  clause('register', 400, 'rejects a password of five characters', visitor, () => ({
    body: { ...newAccount(), password: 'abcde' },
  })),
  clause(
    'verifyAccount',
    200,
    'confirms an address by the mailed code',
    newLearner,
    async ({ account, userId }, { target }) => ({ body: { userId, otp: await target.mailedCode(account.email) } }),
    succeeds,
  ),
  clause('verifyAccount', 400, 'rejects a wrong code', newLearner, ({ userId }) => ({ body: { userId, otp: 'x' } })),
  clause(
    'sendResetOtp',
    200,
    'mails a code',
    visitor,
    async (_, setup) => ({ body: { email: (await setup.newLearner()).account.email } }),
    succeeds,
  ),
  clause(
    'sendResetOtp',
    200,
    'does not reveal that an address has no account',
    visitor,
    () => ({ body: { email: newAccount().email } }),
    succeeds,
  ),
  clause('sendResetOtp', 400, 'rejects a request without an address', visitor, { body: {} }),
  clause(
    'resetPassword',
    200,
    'sets a new password by the mailed code',
    visitor,
    async ({ call }, setup) => {
      const { email } = (await setup.newLearner()).account
      setup.target.passSeconds(61)
      await call('sendResetOtp', { body: { email } })
      return { body: { email, otp: await setup.target.mailedCode(email), newPassword } }
    },
    succeeds,
  ),
  clause('resetPassword', 400, 'rejects a wrong code', visitor, async (_, setup) => ({
    body: { email: (await setup.learner()).account.email, otp: 'x', newPassword },
  })),
  clause('checkAccess', 200, 'grants access to a learner with a plan', learner, {}, hasField('canAccessExam', true)),
  clause('checkAccess', 200, 'denies access without a plan', newLearner, {}, hasField('canAccessExam', false)),
]
