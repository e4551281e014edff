import { serverWords, statusWords, type Failure } from './failure'
import type { ErrorText } from './text'

type ErrorFormatter = (failure: Failure, text: ErrorText) => string

/** `{status} {statusText}`, or a network error. */
const statusLine = (failure: Failure, text: ErrorText): string =>
  failure.kind === 'http' ? `${failure.status} ${failure.statusText}`.trim() : text('networkError')

const hasAnswer = ({ kind }: Failure): boolean => kind === 'refused' || kind === 'http'

const resent: ErrorFormatter = (failure, text) =>
  hasAnswer(failure) ? (failure.message ?? text('resend.failed')) : text('resend.later')

/** Messages for a rejection, an error status and a missing response, each with the server's message where it has one. */
const answered =
  (call: 'login' | 'signup'): ErrorFormatter =>
  (failure, text) => {
    if (failure.kind === 'refused') return failure.message ?? text(`${call}.refused`)
    if (failure.kind === 'http') return failure.message ?? text(`${call}.failed`)
    return failure.kind === 'network' ? text('offline') : text('tryLater')
  }

const changed: ErrorFormatter = (failure, text) =>
  failure.kind === 'network' ? text('offline') : (failure.message ?? text('leaderboardSettings.change'))

/**
 * The error catalogue: one formatter per call that can fail on a screen. Each returns the specified message; for a
 * failure that the specification does not name, the nearest accurate one.
 */
export const formatters = {
  advertisements: (failure, text) =>
    hasAnswer(failure) ? text('advertisements.failed') : failure.detail || text('advertisements.unknown'),
  login: answered('login'),
  exam: (failure, text) =>
    failure.kind === 'http' ? text('exam.rejected', { reason: serverWords(failure) }) : text('exam.failed'),
  signup: answered('signup'),
  pricePlans: (failure, text) =>
    failure.kind === 'network' ? text('offline') : (failure.message ?? text('pricePlans')),
  freeActivation: (failure, text) => {
    if (isNotAuthorized(failure)) return text('freeActivation.loggedOut')
    return failure.kind === 'http' || failure.message !== undefined
      ? text('freeActivation.rejected', { reason: serverWords(failure) })
      : text('freeActivation.failed')
  },
  paymentUserData: (_failure, text) => text('payment.userData'),
  paymentStart: (failure, text) =>
    hasAnswer(failure) || failure.kind === 'shape' ? text('payment.hash') : text('payment.processing'),
  paymentHash: (_failure, text) => text('payment.hash'),
  paymentProcessing: (_failure, text) => text('payment.processing'),
  paymentActivation: (_failure, text) => text('payment.activation'),
  paymentWidget: (failure, text) => text('payment.widget', { reason: failure.detail ?? text('payment.unknown') }),
  exams: (failure, text) =>
    text('exams.failed', {
      reason:
        failure.kind === 'shape'
          ? text('exams.shape')
          : failure.kind === 'http'
            ? statusWords(failure)
            : text('networkError'),
    }),
  leaderboardExams: (failure, text) =>
    failure.kind === 'shape'
      ? text('leaderboardExams.shape')
      : text('leaderboardExams.failed', { reason: statusLine(failure, text) }),
  leaderboard: (failure, text) =>
    failure.kind === 'shape'
      ? text('leaderboard.shape')
      : text('leaderboard.failed', { reason: statusLine(failure, text) }),
  guidelines: (failure, text) => {
    if (failure.kind === 'http' && failure.status === 404) return text('guidelines.notFound')
    return failure.kind === 'shape' ? text('guidelines.shape') : text('guidelines.failed')
  },
  videos: (_failure, text) => text('videos'),
  verifyEmail: (failure, text) => (hasAnswer(failure) ? (failure.message ?? text('verifyEmail')) : text('tryAgain')),
  resendVerification: resent,
  sendResetOtp: (failure, text) => {
    if (failure.kind === 'refused') return failure.message ?? text('resetOtp.refused')
    return failure.kind === 'http' ? (failure.message ?? text('resetOtp.failed')) : text('tryAgain')
  },
  resendResetOtp: resent,
  resetPassword: (failure, text) =>
    hasAnswer(failure) ? (failure.message ?? text('resetPassword')) : text('tryAgain'),
  contact: (failure, text) => (failure.kind === 'network' ? text('offline') : (failure.message ?? text('contact'))),
  myResults: (failure, text) => (failure.kind === 'network' ? text('offline') : text('myResults')),
  myDataDownload: (failure, text) => failure.message ?? text('myDataDownload'),
  accountDeletion: (failure, text) => failure.message ?? text('accountDeletion'),
  keepAccount: (failure, text) => failure.message ?? text('keepAccount'),
  leaderboardSettings: (failure, text) =>
    failure.kind === 'network' ? text('offline') : text('leaderboardSettings.load'),
  profile: (failure, text) => (failure.kind === 'network' ? text('offline') : text('profile')),
  changeProfile: changed,
  changeLeaderboardSettings: changed,
  changeLanguage: changed,
  users: (_failure, text) => text('users'),
  userActivation: (failure, text) => failure.message ?? text('userActivation'),
} as const satisfies Record<string, ErrorFormatter>

export type CallOnScreen = keyof typeof formatters

/** @returns whether the server says that nobody is logged in */
export function isNotAuthorized(failure: Failure): boolean {
  return failure.status === 401 || (failure.message ?? failure.text) === 'Not authorized, please login again'
}
