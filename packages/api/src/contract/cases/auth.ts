import { newAccount } from '../target'
import { refusesVisitors, type ContractCase } from './case'

const says = (field: string, value: unknown) => (body: unknown) =>
  typeof body === 'object' && body !== null && Object.entries(body).some(([key, is]) => key === field && is === value)

export const authCases: ContractCase[] = [
  {
    operation: 'isAuth',
    says: 'names the logged-in user',
    status: 200,
    given: async ({ learner }) => {
      const { call } = await learner()
      return () => call('isAuth')
    },
    expects: (body) => says('success', true)(body) && typeof body === 'object' && body !== null && 'user' in body,
  },
  {
    operation: 'isAuth',
    says: 'tells a visitor that nobody is logged in, and calls it no error',
    status: 200,
    scene: 'loggedOut',
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('isAuth'),
    expects: says('success', false),
  },
  {
    operation: 'login',
    says: 'starts a session',
    status: 200,
    given: async ({ newcomer, visitor }) => {
      const { email, password } = (await newcomer()).account
      return () => visitor().call('login', { body: { email, password } })
    },
    expects: says('success', true),
  },
  {
    operation: 'login',
    says: 'refuses a wrong password',
    status: 401,
    given: async ({ learner, visitor }) => {
      const { email } = (await learner()).account
      return () => visitor().call('login', { body: { email, password: 'not the one' } })
    },
  },
  {
    operation: 'login',
    says: 'refuses a request without a password',
    status: 400,
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('login', { body: { email: 'nimali@example.com' } }),
  },
  {
    operation: 'logout',
    says: 'ends the session',
    status: 200,
    given: async ({ newcomer }) => {
      const { call } = await newcomer()
      return () => call('logout')
    },
    expects: says('success', true),
  },
  {
    operation: 'logout',
    says: 'succeeds without a session too',
    status: 200,
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('logout'),
    expects: says('success', true),
  },
  {
    operation: 'logout',
    says: 'refuses a request that another site sends',
    status: 403,
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('logout', { headers: { Origin: 'https://elsewhere.example' } }),
  },
  {
    operation: 'register',
    says: 'creates an account',
    status: 200,
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('register', { body: newAccount() }),
    expects: says('success', true),
  },
  {
    operation: 'register',
    says: 'refuses an email that has an account',
    status: 409,
    given: async ({ learner, visitor }) => {
      const { account } = await learner()
      return () => visitor().call('register', { body: account })
    },
  },
  {
    operation: 'register',
    says: 'refuses a password of five characters',
    status: 400,
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('register', { body: { ...newAccount(), password: 'abcde' } }),
  },
  {
    operation: 'verifyAccount',
    says: 'confirms an address by the mailed code',
    status: 200,
    given: async ({ newcomer, target }) => {
      const { call, account, userId } = await newcomer()
      const otp = await target.mailedCode(account.email)
      return () => call('verifyAccount', { body: { userId, otp } })
    },
    expects: says('success', true),
  },
  {
    operation: 'verifyAccount',
    says: 'refuses a wrong code',
    status: 400,
    given: async ({ newcomer }) => {
      const { call, userId } = await newcomer()
      return () => call('verifyAccount', { body: { userId, otp: 'x' } })
    },
  },
  refusesVisitors('resendVerification'),
  {
    operation: 'resendVerification',
    says: 'mails a new code a minute after the last',
    status: 200,
    given: async ({ newcomer, target }) => {
      const { call } = await newcomer()
      target.passSeconds(61)
      return () => call('resendVerification')
    },
    expects: says('success', true),
  },
  {
    operation: 'resendVerification',
    says: 'refuses a new code within the minute',
    status: 429,
    given: async ({ newcomer }) => {
      const { call } = await newcomer()
      return () => call('resendVerification')
    },
  },
  {
    operation: 'sendResetOtp',
    says: 'mails a code',
    status: 200,
    given: async ({ newcomer, visitor }) => {
      const { email } = (await newcomer()).account
      return () => visitor().call('sendResetOtp', { body: { email } })
    },
    expects: says('success', true),
  },
  {
    operation: 'sendResetOtp',
    says: 'does not tell that an address has no account',
    status: 200,
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('sendResetOtp', { body: { email: newAccount().email } }),
    expects: says('success', true),
  },
  {
    operation: 'sendResetOtp',
    says: 'refuses a request without an address',
    status: 400,
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('sendResetOtp', { body: {} }),
  },
  {
    operation: 'resetPassword',
    says: 'sets a new password by the mailed code',
    status: 200,
    given: async ({ newcomer, visitor, target }) => {
      const { email } = (await newcomer()).account
      target.passSeconds(61)
      await visitor().call('sendResetOtp', { body: { email } })
      const otp = await target.mailedCode(email)
      return () => visitor().call('resetPassword', { body: { email, otp, newPassword: 'a new ferry line' } })
    },
    expects: says('success', true),
  },
  {
    operation: 'resetPassword',
    says: 'refuses a wrong code',
    status: 400,
    given: async ({ learner, visitor }) => {
      const { email } = (await learner()).account
      return () => visitor().call('resetPassword', { body: { email, otp: 'x', newPassword: 'a new ferry line' } })
    },
  },
  {
    operation: 'checkAccess',
    says: 'lets a learner with a plan take exams',
    status: 200,
    given: async ({ learner }) => {
      const { call } = await learner()
      return () => call('checkAccess')
    },
    expects: says('canAccessExam', true),
  },
  {
    operation: 'checkAccess',
    says: 'lets nobody without a plan take exams',
    status: 200,
    scene: 'noPlan',
    given: async ({ newcomer }) => {
      const { call } = await newcomer()
      return () => call('checkAccess')
    },
    expects: says('canAccessExam', false),
  },
  refusesVisitors('checkAccess'),
]
