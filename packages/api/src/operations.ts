import type { OperationId, paths } from './types'

/** An operation's method and path, the path with its parameters in braces. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch'
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
} as const satisfies Record<OperationId, Endpoint>

/** Whether the contract has an operation of that name. */
export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(endpoints, name)
}

/** All operations of the contract, in its order. */
export const operationIds = Object.keys(endpoints).filter(isOperationId)
