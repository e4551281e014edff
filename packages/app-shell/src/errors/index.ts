import { useLanguage } from '@naru/ui/language'
import { formatters, type CallOnScreen } from './catalogue'
import { toFailure, withoutEnglish, type Failure } from './failure'
import { useErrorText, type ErrorText } from './text'

export { isNotAuthorized, type CallOnScreen } from './catalogue'
export { refusal, toFailure, type Failure } from './failure'
export { errorText, useErrorText, type ErrorText } from './text'
export { wordMessage } from './wordMessage'

export interface Errors {
  formatFailure: (call: CallOnScreen, failure: Failure) => string
  formatError: (call: CallOnScreen, error: unknown) => string
}

/** @returns the formatters of a language. English sentences quote browser and server; others have only what is worded. */
export const errorsIn = (text: ErrorText, language: string): Errors => {
  const formatFailure: Errors['formatFailure'] = (call, failure) =>
    formatters[call](language === 'en' ? failure : withoutEnglish(failure), text)
  return { formatFailure, formatError: (call, error) => formatFailure(call, toFailure(error)) }
}

export const useErrors = (): Errors => errorsIn(useErrorText(), useLanguage())
