import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { users } from '../../platform/db/schema'
import { clearTries, countTry } from '../../platform/http/limits'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { isSecret } from './passwords'
import type { SignedInUser } from '../../platform/http/signed-in-user'

/**
 * Checks the password of a logged-in user once more. Wrong ones count as failed logins of the account, so that a stolen
 * session allows no more guesses than the login.
 * @throws Refusal 403 for a wrong password, 429 after too many.
 */
export const confirmPassword = async (
  context: Pick<Context, 'database' | 'logSecurityEvent'>,
  { id, email }: Pick<SignedInUser, 'id' | 'email'>,
  password: string,
  address: string,
): Promise<void> => {
  await countTry(context, 'loginOfAccount', email)
  const [account] = await context.database.select().from(users).where(eq(users.id, id))
  if (account === undefined || !(await isSecret(password, account.passwordHash))) {
    context.logSecurityEvent('login failed', { subjectId: id, address })
    throw new Refusal(403, say('password_wrong'))
  }
  await clearTries(context, 'loginOfAccount', email)
}
