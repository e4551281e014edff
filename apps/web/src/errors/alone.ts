import { aloneErrors, alonePlainErrors, type Wording } from './aloneCatalogue'
import { refusal, toFailure } from './failure'

/** The part of the sentences that pages need which run alone. */
export interface AloneErrorText {
  calls: Readonly<Record<keyof typeof aloneErrors, Wording>>
  plain: Readonly<Record<keyof typeof alonePlainErrors, string>>
}

// Failures are worded where no component is: in the callbacks of calls. So the language is the module's, not a context's.
let current: AloneErrorText = { calls: aloneErrors, plain: alonePlainErrors }

/** Words these failures from now on in another language than English. `setErrorText` does it too. */
export function setAloneErrorText(text: AloneErrorText): void {
  current = text
}

/**
 * The sentence for a call that failed on a page that may run alone.
 *
 * @param call the row of the catalogue
 * @param error what the call threw
 */
export const wordAlone = (call: keyof typeof aloneErrors, error: unknown): string =>
  current.calls[call](toFailure(error))

/** The sentence for a log-in that the server has refused. @param message the server's own; '' counts as none */
export const wordRefusedLogin = (message: string): string => current.calls.login(refusal(message))

/** @returns the sentence for a room without an exam */
export const noExamSelected = (): string => current.plain.noExamSelected
