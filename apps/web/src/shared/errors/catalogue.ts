import { serverWords, statusWords, type Failure } from './failure'

/** Formats the error message of a failed call. */
export type ErrorFormatter = (failure: Failure) => string

/** The message for a missing response, unless the specification names another. */
const offline = 'Unable to connect to the server. Please check your internet connection.'

const noAnswer = 'network error'

/** `{status} {statusText}`, or a network error. */
const statusLine = (failure: Failure): string =>
  failure.kind === 'http' ? `${failure.status} ${failure.statusText}`.trim() : noAnswer

const resent: ErrorFormatter = (failure) =>
  failure.kind === 'refused' || failure.kind === 'http'
    ? (failure.message ?? 'Failed to resend verification code')
    : 'Failed to resend verification code. Please try again later.'

/**
 * The error catalogue: one formatter per call that can fail on a screen. Each returns the specified message; for a
 * failure that the specification does not name, the nearest accurate one.
 */
export const englishErrors = {
  advertisements: (failure) => {
    if (failure.kind === 'http' || failure.kind === 'refused') return 'Failed to fetch advertisements'
    return failure.detail || 'An error occurred'
  },
  login: (failure) => {
    if (failure.kind === 'refused') return failure.message ?? 'Authentication failed. Please try again.'
    if (failure.kind === 'http') return failure.message ?? 'Login failed. Please check your credentials.'
    if (failure.kind === 'network') return offline
    return 'An error occurred. Please try again later.'
  },
  exam: (failure) =>
    failure.kind === 'http' ? `Failed to fetch exam: ${serverWords(failure)}` : 'Failed to load exam',
  signup: (failure) => {
    if (failure.kind === 'refused') return failure.message ?? 'Signup failed. Please try again.'
    if (failure.kind === 'http') return failure.message ?? 'An error occurred during signup'
    if (failure.kind === 'network') return offline
    return 'An error occurred. Please try again later.'
  },
  pricePlans: (failure) => {
    if (failure.kind === 'network') return offline
    return failure.message ?? 'Failed to fetch price plans'
  },
  freeActivation: (failure) => {
    if (isNotAuthorized(failure)) return 'Please log in to activate the plan.'
    return failure.kind === 'http' || failure.message !== undefined
      ? `Failed to purchase plan: ${serverWords(failure)}`
      : 'Failed to activate free plan'
  },
  paymentUserData: () => 'User data not available. Please try again later.',
  paymentStart: (failure) =>
    failure.kind === 'http' || failure.kind === 'refused' || failure.kind === 'shape'
      ? 'Failed to generate hash for payment.'
      : 'An error occurred during payment processing.',
  paymentHash: () => 'Failed to generate hash for payment.',
  paymentProcessing: () => 'An error occurred during payment processing.',
  paymentActivation: () => 'Failed to activate plan after payment.',
  paymentWidget: (failure) => `Payment error: ${failure.detail ?? 'unknown'}`,
  exams: (failure) => {
    if (failure.kind === 'shape') return 'Failed to load exams: Expected an array of exams'
    return `Failed to load exams: ${failure.kind === 'http' ? statusWords(failure) : noAnswer}`
  },
  leaderboardExams: (failure) =>
    failure.kind === 'shape' ? 'Expected an array of papers' : `Failed to fetch papers: ${statusLine(failure)}`,
  leaderboard: (failure) =>
    failure.kind === 'shape'
      ? 'Expected an array of leaderboard entries'
      : `Failed to fetch leaderboard: ${statusLine(failure)}`,
  guidelines: (failure) => {
    if (failure.kind === 'http' && failure.status === 404) return 'Exam not found'
    if (failure.kind === 'shape') return 'Exam ID is missing in the response'
    return 'Failed to load exam guidelines'
  },
  videos: () => 'Failed to load videos',
  verifyEmail: (failure) => {
    if (failure.kind === 'refused' || failure.kind === 'http') return failure.message ?? 'Failed to verify email'
    return 'An error occurred. Please try again.'
  },
  resendVerification: resent,
  sendResetOtp: (failure) => {
    if (failure.kind === 'refused') return failure.message ?? 'Failed to send OTP'
    if (failure.kind === 'http') return failure.message ?? 'Failed to send reset OTP'
    return 'An error occurred. Please try again.'
  },
  resendResetOtp: resent,
  resetPassword: (failure) => {
    if (failure.kind === 'refused' || failure.kind === 'http') return failure.message ?? 'Failed to reset password'
    return 'An error occurred. Please try again.'
  },
  contact: (failure) => {
    if (failure.kind === 'network') return offline
    return failure.message ?? 'Something went wrong. Please try again.'
  },
  myResults: (failure) =>
    failure.kind === 'network' ? offline : 'Failed to load your results. Please try again later.',
  myDataDownload: (failure) => failure.message ?? 'Failed to download your data. Please try again later.',
  accountDeletion: (failure) => failure.message ?? 'Your account was not changed. Please try again later.',
  keepAccount: (failure) => failure.message ?? 'Your account could not be kept. Please try again.',
  boardSettings: (failure) =>
    failure.kind === 'network' ? offline : 'Failed to load your name on the boards. Please try again later.',
  changeBoardSettings: (failure) => {
    if (failure.kind === 'network') return offline
    return failure.message ?? 'Your change was not saved. Please try again.'
  },
  users: () => 'Failed to fetch users. Please try again later.',
  userActivation: (failure) => failure.message ?? 'Failed to update activation status.',
} as const satisfies Record<string, ErrorFormatter>

/** A row of the catalogue. */
export type CallOnScreen = keyof typeof englishErrors

/** Error messages without a failed call. */
export const englishPlainErrors = {
  noExamSelected: 'No exam selected',
  invalidExamId: 'Invalid exam ID',
  notAnImage: 'This file cannot be shown as an image. Please choose an image file, such as JPEG or PNG.',
  noGuidelines: 'No guidelines available for this exam.',
} as const

/** @returns whether the server says that nobody is logged in */
export function isNotAuthorized(failure: Failure): boolean {
  return failure.status === 401 || (failure.message ?? failure.text) === 'Not authorized, please login again'
}
