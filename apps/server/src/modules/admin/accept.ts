import { Refusal } from '../../http/refusal'
import type { Checked } from './rules'

/**
 * The accepted value of a check.
 * @throws Refusal 400 with the check's message.
 */
export const accept = <Value>(checked: Checked<Value>): Value => {
  if ('refused' in checked) throw new Refusal(400, checked.refused)
  return checked.accepted
}
