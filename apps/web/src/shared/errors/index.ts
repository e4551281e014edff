import { englishErrors, englishPlainErrors, type CallOnScreen, type ErrorFormatter } from './catalogue'
import { toFailure } from './failure'

export { isNotAuthorized, type CallOnScreen } from './catalogue'
export { refusal, toFailure, type Failure } from './failure'

/** All error messages in one language. */
export interface ErrorText {
  /** Formatters by catalogue row. */
  calls: typeof englishErrors
  /** Error messages without a failed call. */
  plain: Readonly<Record<keyof typeof englishPlainErrors, string>>
}

/** The English messages. */
export const englishErrorText: ErrorText = { calls: englishErrors, plain: englishPlainErrors }

let current = englishErrorText

/** Sets the language of all error messages. */
export function setErrorText(text: ErrorText): void {
  current = text
}

/** The catalogue in the current language. */
export const catalogue = new Proxy(englishErrorText.calls, {
  get: (_english, row) => Reflect.get(current.calls, row),
})

/** The plain messages in the current language. */
export const plainErrors = new Proxy(englishErrorText.plain, {
  get: (_english, name) => Reflect.get(current.plain, name),
})

/**
 * Formats the error of a call that failed on a screen.
 *
 * @param call the catalogue row
 * @param error what the call threw
 */
export function formatError(call: CallOnScreen, error: unknown): string {
  const word: ErrorFormatter = current.calls[call]
  return word(toFailure(error))
}
