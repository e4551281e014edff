import { statusWords, type Failure } from './failure'

/** How a screen words a failed call. */
export type Wording = (failure: Failure) => string

/** What is said where no answer came and the specification names no other sentence. */
export const offline = 'Unable to connect to the server. Please check your internet connection.'

/** Those rows of the error catalogue that pages need too which run alone. */
export const aloneErrors = {
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
    failure.kind === 'http'
      ? `Failed to fetch exam: ${failure.message ?? statusWords(failure)}`
      : 'Failed to load exam',
} as const satisfies Record<string, Wording>

/** Those sentences without a failed call that such pages need. */
export const alonePlainErrors = { noExamSelected: 'No exam selected' } as const
