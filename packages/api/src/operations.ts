import type { OperationId, paths } from './types'

/** An operation's method and path, the path with its parameters in braces. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: keyof paths
}

/** Where each operation of the contract is found. */
export const endpoints = {
  listAdvertisements: { method: 'get', path: '/api/advertisements' },
  isAuth: { method: 'get', path: '/api/auth/is-auth' },
  login: { method: 'post', path: '/api/auth/login' },
  logout: { method: 'post', path: '/api/auth/logout' },
  register: { method: 'post', path: '/api/auth/register' },
  verifyAccount: { method: 'post', path: '/api/auth/Verify-account' },
  resendVerification: { method: 'post', path: '/api/auth/resend-verification' },
  sendResetOtp: { method: 'post', path: '/api/auth/send-reset-otp' },
  resetPassword: { method: 'post', path: '/api/auth/reset-password' },
  checkAccess: { method: 'get', path: '/api/auth/check-access' },
  getUserData: { method: 'get', path: '/api/user/data' },
  listUsers: { method: 'get', path: '/api/user' },
  setUserActive: { method: 'patch', path: '/api/user/{id}/activate' },
  listPricePlans: { method: 'get', path: '/api/price-plans' },
  purchasePlan: { method: 'post', path: '/api/user-plan-purchases' },
  startPayment: { method: 'post', path: '/payment/start' },
  getPaymentOrder: { method: 'get', path: '/payment/orders/{id}' },
  listExams: { method: 'get', path: '/api/exams' },
  getExam: { method: 'get', path: '/api/exams/{id}' },
  getProgress: { method: 'get', path: '/api/exams/{id}/progress' },
  saveProgress: { method: 'put', path: '/api/exams/{id}/progress' },
  saveResult: { method: 'post', path: '/api/results' },
  listMyResults: { method: 'get', path: '/api/results/mine' },
  getLeaderboard: { method: 'get', path: '/api/results/leaderboard' },
  getAttempt: { method: 'get', path: '/api/results/{id}' },
  listVideos: { method: 'get', path: '/api/videos' },
  sendContactMessage: { method: 'post', path: '/api/contact' },
  getAdminOverview: { method: 'get', path: '/api/admin/overview' },
  findUsers: { method: 'get', path: '/api/admin/users' },
  getUser: { method: 'get', path: '/api/admin/users/{id}' },
  setTimeFactor: { method: 'patch', path: '/api/admin/users/{id}/time-factor' },
  listAllPlans: { method: 'get', path: '/api/admin/plans' },
  addPlan: { method: 'post', path: '/api/admin/plans' },
  changePlan: { method: 'patch', path: '/api/admin/plans/{id}' },
  listAllAdvertisements: { method: 'get', path: '/api/admin/advertisements' },
  addAdvertisement: { method: 'post', path: '/api/admin/advertisements' },
  changeAdvertisement: { method: 'patch', path: '/api/admin/advertisements/{id}' },
  deleteAdvertisement: { method: 'delete', path: '/api/admin/advertisements/{id}' },
  listAllVideos: { method: 'get', path: '/api/admin/videos' },
  addVideo: { method: 'post', path: '/api/admin/videos' },
  changeVideo: { method: 'patch', path: '/api/admin/videos/{id}' },
  deleteVideo: { method: 'delete', path: '/api/admin/videos/{id}' },
  listAllExams: { method: 'get', path: '/api/admin/exams' },
  previewExam: { method: 'get', path: '/api/admin/exams/{id}' },
  listMails: { method: 'get', path: '/api/admin/mails' },
  listPaymentOrders: { method: 'get', path: '/api/admin/payment-orders' },
  listPaymentNotices: { method: 'get', path: '/api/admin/payment-notices' },
} as const satisfies Record<OperationId, Endpoint>

/** Whether the contract has an operation of that name. */
export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(endpoints, name)
}

/** All operations of the contract, in its order. */
export const operationIds = Object.keys(endpoints).filter(isOperationId)
