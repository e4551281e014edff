import { eq } from 'drizzle-orm'
import type { Context } from '../../context'
import { users } from '../../db/schema'
import type { MailMessage } from '../../mail/mailer'
import { resetMail, verificationMail } from '../../mail/messages'
import { issueCode } from './codes'

/** Issues a new code and its mail in place of one that failed; undefined if its owner no longer needs it. */
export const renewCode = async (
  context: Pick<Context, 'database' | 'publicUrl'>,
  { userId, purpose }: NonNullable<MailMessage['code']>,
): Promise<MailMessage | undefined> => {
  const [user] = await context.database.select().from(users).where(eq(users.id, userId))
  if (!user?.isActive || (purpose === 'verify' && user.isVerified)) return undefined
  const issued = await issueCode(context, userId, purpose, true)
  if (!('code' in issued)) return undefined
  const compose = purpose === 'verify' ? verificationMail : resetMail
  return compose(user, issued.code, context.publicUrl)
}
