import { rights } from '@naru/api/rights'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { presentOf } from '../../platform/db/present'
import { users } from '../../platform/db/schema'
import { queueMailsIn } from '../../platform/mail/mail-queue'
import { digestMail } from '../../platform/mail/messages'
import { dueMails } from '../study-mails/rules'
import { overviewOf } from './overview'

/**
 * Queues the digest for each admin if something waits: from the morning of the learners' day, once a day, since its id is in
 * the mail log. Safe to run on several servers at once.
 */
export const sendDigest = async (context: Context): Promise<void> => {
  const { database, publicUrl, timeZone } = context
  const { today, isDigestDue } = dueMails(await presentOf(database), timeZone)
  if (!isDigestDue) return
  const overview = await overviewOf(context)
  const admins = await database
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(users)
    .where(and(inArray(users.role, rights['site.manage']), eq(users.isActive, true)))
  const mails = admins.flatMap((admin) => {
    const mail = digestMail(admin, overview, publicUrl)
    return mail === undefined ? [] : [{ ...mail, id: `digest-${today}-${admin.id}` }]
  })
  await queueMailsIn(database, mails)
}
