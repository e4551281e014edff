import { useLanguage } from '@naru/ui/language'
import { formatters, type CallOnScreen } from './catalogue'
import { refusal, toFailure, withoutEnglish, type Failure } from './failure'
import { useErrorText, type ErrorText } from './text'

export { isNotAuthorized, type CallOnScreen } from './catalogue'
export { refusal, toFailure, type Failure } from './failure'
export { errorText, useErrorText, type ErrorText } from './text'
export { wordMessage } from './wordMessage'

export interface Errors {
  formatFailure: (call: CallOnScreen, failure: Failure) => string
  formatError: (call: CallOnScreen, error: unknown) => string
  /** Of a mutation: its error, or an answer without success. Not to be stored: the language may change while it is shown. */
  failureOf: (call: CallOnScreen, mutation: { error: unknown; data?: object | undefined }) => string | undefined
}

/** @returns the formatters of a language. English sentences quote browser and server; others have only what is worded. */
export const errorsIn = (text: ErrorText, language: string): Errors => {
  const formatFailure: Errors['formatFailure'] = (call, failure) =>
    formatters[call](language === 'en' ? failure : withoutEnglish(failure), text)
  return {
    formatFailure,
    formatError: (call, error) => formatFailure(call, toFailure(error)),
    failureOf: (call, { error, data = {} }) => {
      if (error !== null) return formatFailure(call, toFailure(error))
      return 'success' in data && data.success === false && 'message' in data
        ? formatFailure(call, refusal(String(data.message)))
        : undefined
    },
  }
}

export const useErrors = (): Errors => errorsIn(useErrorText(), useLanguage())
