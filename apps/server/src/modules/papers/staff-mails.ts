import { rights } from '@naru/api/rights'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { users } from '../../platform/db/schema'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { queueMailsIn } from '../../platform/mail/mail-queue'
import { givenBackMail, publishedMail, reviewAskedMail } from '../../platform/mail/messages'
import { wholeName } from '../user/rules'
import type { PaperRow } from './access'

const recipient = { email: users.email, name: users.name, language: users.language }

/** Mails what happened to a paper, in the transaction of the change, to whom it concerns; never to who did it. */
export const mailAboutPaper = async (
  transaction: Database,
  { paper, user, site }: { paper: PaperRow; user: SignedInUser; site: string },
  event: { kind: 'reviewAsked' } | { kind: 'givenBack'; note: string } | { kind: 'published' },
): Promise<void> => {
  const concerned =
    event.kind === 'reviewAsked' ? inArray(users.role, rights['papers.publish']) : eq(users.id, paper.ownerId)
  const others = await transaction
    .select(recipient)
    .from(users)
    .where(and(concerned, eq(users.isActive, true), ne(users.id, user.id)))
  const name = wholeName(user)
  const mails = others.map((to) => {
    if (event.kind === 'reviewAsked') return reviewAskedMail(to, paper, name, site)
    if (event.kind === 'givenBack') return givenBackMail(to, paper, name, event.note, site)
    return publishedMail(to, paper, name, site)
  })
  await queueMailsIn(transaction, mails)
}
