import { catalogue, type CallOnScreen } from './catalogue'
import { toFailure } from './failure'

export { catalogue, isNotAuthorized, plainErrors, type CallOnScreen } from './catalogue'
export { refusal, toFailure, type Failure } from './failure'

/**
 * The sentence for a call that failed on a screen.
 *
 * @param call the row of the catalogue
 * @param error what the call threw
 */
export function wordError(call: CallOnScreen, error: unknown): string {
  return catalogue[call](toFailure(error))
}
