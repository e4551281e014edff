import { say } from '../../http/messages'
import { Refusal } from '../../http/refusal'
import type { SignedInUser } from '../auth/signed-in-user'

/**
 * Requires an admin.
 * @throws Refusal 403 for everybody else.
 */
export const onlyAdmins = (user: SignedInUser): void => {
  if (user.role !== 'admin') throw new Refusal(403, say('admin_only'))
}
