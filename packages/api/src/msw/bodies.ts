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
  getPaymentOrder: sample.samplePaidOrder,
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
  getAdminOverview: sample.sampleOverview,
  findUsers: sample.sampleUserPage,
  getUser: sample.sampleUserDetails,
  setTimeFactor: done('Saved.'),
  listAllPlans: sample.sampleAdminPlans,
  addPlan: { ...done('The plan is on offer.'), plan: sample.sampleAdminPlan },
  changePlan: { ...done('The plan was changed.'), plan: sample.sampleAdminPlan },
  listAllAdvertisements: sample.sampleAdminAdvertisements,
  addAdvertisement: { ...done('Added.'), advertisement: sample.sampleAdminAdvertisement },
  changeAdvertisement: { ...done('Changed.'), advertisement: sample.sampleAdminAdvertisement },
  deleteAdvertisement: done('Deleted.'),
  listAllVideos: sample.sampleAdminVideos,
  addVideo: { ...done('Added.'), video: sample.sampleAdminVideo },
  changeVideo: { ...done('Changed.'), video: sample.sampleAdminVideo },
  deleteVideo: done('Deleted.'),
  listAllExams: sample.sampleAdminExams,
  previewExam: sample.sampleExamWithKeys,
  listMails: sample.sampleMailPage,
  listPaymentOrders: sample.samplePaymentOrderPage,
  listPaymentNotices: sample.samplePaymentNoticePage,
}

const emptyPage = { entries: [], page: 1, pageSize: 50, total: 0 }

/** The operations that only admins may use; extensions all of them. */
export const adminOperations = [
  'getAdminOverview',
  'findUsers',
  'getUser',
  'setTimeFactor',
  'listAllPlans',
  'addPlan',
  'changePlan',
  'listAllAdvertisements',
  'addAdvertisement',
  'changeAdvertisement',
  'deleteAdvertisement',
  'listAllVideos',
  'addVideo',
  'changeVideo',
  'deleteVideo',
  'listAllExams',
  'previewExam',
  'listMails',
  'listPaymentOrders',
  'listPaymentNotices',
] as const satisfies readonly OperationId[]

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
  findUsers: emptyPage,
  listAllPlans: [],
  listAllAdvertisements: [],
  listAllVideos: [],
  listAllExams: [],
  previewExam: sample.sampleEmptyExam,
  listMails: emptyPage,
  listPaymentOrders: emptyPage,
  listPaymentNotices: emptyPage,
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
  'getPaymentOrder',
  'listExams',
  'getExam',
  'getProgress',
  'saveProgress',
  'saveResult',
  'listMyResults',
  'getLeaderboard',
  'getAttempt',
  'listVideos',
  ...adminOperations,
] as const satisfies readonly OperationId[]

/** The operations that only our own server has. */
export const extensionOperations = [
  'resendVerification',
  'getProgress',
  'saveProgress',
  'listMyResults',
  'getAttempt',
  'getPaymentOrder',
  'sendContactMessage',
  ...adminOperations,
] as const satisfies readonly OperationId[]
