import { englishErrors, englishPlainErrors, type CallOnScreen, type ErrorFormatter } from './catalogue'
import { toFailure } from './failure'

export { isNotAuthorized, type CallOnScreen } from './catalogue'
export { refusal, toFailure, type Failure } from './failure'

/** Every sentence about what went wrong, in one language. */
export interface ErrorText {
  /** How a failed call is worded, by the row of the catalogue. */
  calls: typeof englishErrors
  /** Sentences that no failed call causes, but a missing thing. */
  plain: Readonly<Record<keyof typeof englishPlainErrors, string>>
}

/** The English sentences. */
export const englishErrorText: ErrorText = { calls: englishErrors, plain: englishPlainErrors }

let current = englishErrorText

/** Words all failures from now on in another language than English. */
export function setErrorText(text: ErrorText): void {
  current = text
}

/** The rows of the catalogue, in the language that was set. */
export const catalogue = new Proxy(englishErrorText.calls, {
  get: (_english, row) => Reflect.get(current.calls, row),
})

/** The plain sentences, in the language that was set. */
export const plainErrors = new Proxy(englishErrorText.plain, {
  get: (_english, name) => Reflect.get(current.plain, name),
})

/**
 * The sentence for a call that failed on a screen.
 *
 * @param call the row of the catalogue
 * @param error what the call threw
 */
export function formatError(call: CallOnScreen, error: unknown): string {
  const word: ErrorFormatter = current.calls[call]
  return word(toFailure(error))
}
