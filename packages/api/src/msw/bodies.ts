import type { OperationId, operations } from '../types'
import * as sample from './fixtures/index'

/** The body of an operation's success. */
export type SuccessBody<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json']

/** A success body for each operation. */
export type SuccessBodies = { [Id in OperationId]: SuccessBody<Id> }

const done = (message: string) => ({ success: true, message })

/** What a healthy server answers a learner with a plan. */
export const okBodies: SuccessBodies = {
  listAdvertisements: sample.sampleAdvertisements,
  isAuth: { ...done('Logged in.'), user: { name: sample.sampleUser.name } },
  login: done('Logged in.'),
  logout: done('Logged out.'),
  register: done('Account created.'),
  verifyAccount: done('Email verified.'),
  resendVerification: done('Code sent.'),
  sendResetOtp: done('Code sent.'),
  resetPassword: done('Password changed.'),
  checkAccess: { canAccessExam: true },
  getUserData: sample.sampleUser,
  listUsers: sample.sampleUsers,
  setUserActive: done('Saved.'),
  listPricePlans: sample.samplePlans,
  purchasePlan: { ...done('Plan activated.'), purchase: sample.samplePurchase },
  startPayment: { hash: 'D41D8CD98F00B204E9800998ECF8427E', merchant_id: '1210000' },
  listExams: sample.sampleExams,
  getExam: sample.sampleExam,
  getProgress: { success: true, progress: sample.sampleProgress },
  saveProgress: { success: true, revision: sample.sampleProgress.revision + 1 },
  saveResult: { ...done('Result saved.'), result: sample.sampleStoredResult },
  listMyResults: sample.sampleMyResults,
  getLeaderboard: sample.sampleLeaderboard,
  getAttempt: sample.sampleAttemptReview,
  listVideos: sample.sampleVideos,
  sendContactMessage: done('Message sent.'),
}

/** What there is to answer where there is nothing yet. */
export const emptyBodies = {
  listAdvertisements: [],
  listUsers: [],
  listPricePlans: [],
  listExams: [],
  getExam: sample.sampleEmptyExam,
  getProgress: { success: true, progress: null },
  listMyResults: [],
  getLeaderboard: [],
  listVideos: [],
} satisfies Partial<SuccessBodies>

/** The operations that need a session. */
export const protectedOperations = [
  'resendVerification',
  'checkAccess',
  'getUserData',
  'listUsers',
  'setUserActive',
  'purchasePlan',
  'startPayment',
  'listExams',
  'getExam',
  'getProgress',
  'saveProgress',
  'saveResult',
  'listMyResults',
  'getLeaderboard',
  'getAttempt',
  'listVideos',
] as const satisfies readonly OperationId[]

/** The operations that only our own server has. */
export const extensionOperations = [
  'resendVerification',
  'getProgress',
  'saveProgress',
  'listMyResults',
  'getAttempt',
  'sendContactMessage',
] as const satisfies readonly OperationId[]
