import { formatters, type CallOnScreen } from './catalogue'
import { toFailure, type Failure } from './failure'
import { useErrorText, type ErrorText } from './text'

export { isNotAuthorized, type CallOnScreen } from './catalogue'
export { refusal, toFailure, type Failure } from './failure'
export { errorText, useErrorText, type ErrorText } from './text'
export { wordMessage } from './wordMessage'

/** Formats errors of failed calls in one language. */
export interface Errors {
  /** Formats a failed call. */
  formatFailure: (call: CallOnScreen, failure: Failure) => string
  /** Formats what a call threw. */
  formatError: (call: CallOnScreen, error: unknown) => string
}

/** @returns the formatters of a language */
export const errorsIn = (text: ErrorText): Errors => ({
  formatFailure: (call, failure) => formatters[call](failure, text),
  formatError: (call, error) => formatters[call](toFailure(error), text),
})

/** Returns the formatters in the reader's language. */
export const useErrors = (): Errors => errorsIn(useErrorText())
