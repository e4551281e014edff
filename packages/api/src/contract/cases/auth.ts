import { newAccount } from '../target'
import type { ContractCase } from './case'

const hasField = (field: string, value: unknown) => (body: unknown) =>
  typeof body === 'object' && body !== null && Object.entries(body).some(([key, is]) => key === field && is === value)

export const authCases: ContractCase[] = [
  {
    operation: 'isAuth',
    title: 'names the logged-in user',
    status: 200,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('isAuth')
    },
    expects: (body) => hasField('success', true)(body) && typeof body === 'object' && body !== null && 'user' in body,
  },
  {
    operation: 'isAuth',
    title: 'answers a visitor without a session with success false and status 200',
    status: 200,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('isAuth'),
    expects: hasField('success', false),
  },
  {
    operation: 'login',
    title: 'starts a session',
    status: 200,
    prepare: async ({ newLearner, visitor }) => {
      const { email, password } = (await newLearner()).account
      return () => visitor().call('login', { body: { email, password } })
    },
    expects: hasField('success', true),
  },
  {
    operation: 'login',
    title: 'rejects a wrong password',
    status: 401,
    prepare: async ({ learner, visitor }) => {
      const { email } = (await learner()).account
      return () => visitor().call('login', { body: { email, password: 'not the one' } })
    },
  },
  {
    operation: 'login',
    title: 'rejects a request without a password',
    status: 400,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('login', { body: { email: 'nimali@example.com' } }),
  },
  {
    operation: 'logout',
    title: 'ends the session',
    status: 200,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('logout')
    },
    expects: hasField('success', true),
  },
  {
    operation: 'logout',
    title: 'succeeds without a session too',
    status: 200,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('logout'),
    expects: hasField('success', true),
  },
  {
    operation: 'logout',
    title: 'rejects a request from another origin',
    status: 403,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('logout', { headers: { Origin: 'https://elsewhere.example' } }),
  },
  {
    operation: 'register',
    title: 'creates an account',
    status: 200,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('register', { body: newAccount() }),
    expects: hasField('success', true),
  },
  {
    operation: 'register',
    title: 'rejects an email that has an account',
    status: 409,
    prepare: async ({ learner, visitor }) => {
      const { account } = await learner()
      return () => visitor().call('register', { body: account })
    },
  },
  {
    operation: 'register',
    title: 'rejects a password of five characters',
    status: 400,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('register', { body: { ...newAccount(), password: 'abcde' } }),
  },
  {
    operation: 'verifyAccount',
    title: 'confirms an address by the mailed code',
    status: 200,
    prepare: async ({ newLearner, target }) => {
      const { call, account, userId } = await newLearner()
      const otp = await target.mailedCode(account.email)
      return () => call('verifyAccount', { body: { userId, otp } })
    },
    expects: hasField('success', true),
  },
  {
    operation: 'verifyAccount',
    title: 'rejects a wrong code',
    status: 400,
    prepare: async ({ newLearner }) => {
      const { call, userId } = await newLearner()
      return () => call('verifyAccount', { body: { userId, otp: 'x' } })
    },
  },
  {
    operation: 'resendVerification',
    title: 'mails a new code after one minute',
    status: 200,
    prepare: async ({ newLearner, target }) => {
      const { call } = await newLearner()
      target.passSeconds(61)
      return () => call('resendVerification')
    },
    expects: hasField('success', true),
  },
  {
    operation: 'resendVerification',
    title: 'rejects a new code within one minute',
    status: 429,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('resendVerification')
    },
  },
  {
    operation: 'sendResetOtp',
    title: 'mails a code',
    status: 200,
    prepare: async ({ newLearner, visitor }) => {
      const { email } = (await newLearner()).account
      return () => visitor().call('sendResetOtp', { body: { email } })
    },
    expects: hasField('success', true),
  },
  {
    operation: 'sendResetOtp',
    title: 'does not reveal that an address has no account',
    status: 200,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('sendResetOtp', { body: { email: newAccount().email } }),
    expects: hasField('success', true),
  },
  {
    operation: 'sendResetOtp',
    title: 'rejects a request without an address',
    status: 400,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('sendResetOtp', { body: {} }),
  },
  {
    operation: 'resetPassword',
    title: 'sets a new password by the mailed code',
    status: 200,
    prepare: async ({ newLearner, visitor, target }) => {
      const { email } = (await newLearner()).account
      target.passSeconds(61)
      await visitor().call('sendResetOtp', { body: { email } })
      const otp = await target.mailedCode(email)
      return () => visitor().call('resetPassword', { body: { email, otp, newPassword: 'a new ferry line' } })
    },
    expects: hasField('success', true),
  },
  {
    operation: 'resetPassword',
    title: 'rejects a wrong code',
    status: 400,
    prepare: async ({ learner, visitor }) => {
      const { email } = (await learner()).account
      return () => visitor().call('resetPassword', { body: { email, otp: 'x', newPassword: 'a new ferry line' } })
    },
  },
  {
    operation: 'checkAccess',
    title: 'grants access to a learner with a plan',
    status: 200,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('checkAccess')
    },
    expects: hasField('canAccessExam', true),
  },
  {
    operation: 'checkAccess',
    title: 'denies access without a plan',
    status: 200,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('checkAccess')
    },
    expects: hasField('canAccessExam', false),
  },
]
