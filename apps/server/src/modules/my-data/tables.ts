import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  attempts,
  deletedNotifications,
  deskMedia,
  examOpenings,
  examProgress,
  examStarts,
  leaderboardEntries,
  mails,
  messages,
  oneTimeCodes,
  paperPresence,
  paperRevisions,
  papers,
  passkeyChallenges,
  passkeys,
  paymentNotices,
  paymentOrders,
  practiceCards,
  practiceReviews,
  profilePictures,
  purchases,
  recoveryCodes,
  scoreReports,
  sessions,
  speakers,
  studyMails,
  totpSecrets,
  users,
} from '../../platform/db/schema'
import type english from '../../../text/en/mails.json'

/** Names the sentence about a file of the download. */
export type DataName = keyof (typeof english)['dataReadme']['files']

export interface Person {
  id: string
  email: string
}

/** What export and deletion do with the rows of a table about a person; its columns have tags, see `personalTable`. */
export interface PersonalTable {
  table: PgTable
  about: DataName
  rowsOf: (person: Person) => SQL | undefined
  /** Whether the rows stay after the deletion of the account. */
  onDelete: 'keep rows' | 'delete rows'
  /** Values of emptied columns. @default null, or '' in a column without null */
  to?: Readonly<Record<string, unknown>>
}

const by =
  (column: PgColumn) =>
  ({ id }: Person) =>
    eq(column, id)

/** All tables about people, in the order in which an account is emptied: the account is the last. */
export const personalTables: readonly PersonalTable[] = [
  { table: sessions, about: 'logins', rowsOf: by(sessions.userId), onDelete: 'delete rows' },
  { table: profilePictures, about: 'picture', rowsOf: by(profilePictures.userId), onDelete: 'delete rows' },
  { table: passkeys, about: 'passkeys', rowsOf: by(passkeys.userId), onDelete: 'delete rows' },
  {
    table: passkeyChallenges,
    about: 'passkeyChecks',
    rowsOf: ({ id }) =>
      sql`${passkeyChallenges.sessionId} in (select ${sessions.id} from ${sessions} where ${eq(sessions.userId, id)})`,
    onDelete: 'delete rows',
  },
  { table: totpSecrets, about: 'authenticatorApp', rowsOf: by(totpSecrets.userId), onDelete: 'delete rows' },
  { table: recoveryCodes, about: 'recoveryCodes', rowsOf: by(recoveryCodes.userId), onDelete: 'delete rows' },
  { table: oneTimeCodes, about: 'codes', rowsOf: by(oneTimeCodes.userId), onDelete: 'delete rows' },
  {
    table: mails,
    about: 'emails',
    // Mails with a reply address are visitors' messages, which anybody may have written.
    rowsOf: ({ id, email }) => or(eq(mails.codeUserId, id), and(eq(mails.to, email), isNull(mails.replyTo))),
    onDelete: 'delete rows',
  },
  // An email address in the form proves nothing: anybody may have written it.
  { table: messages, about: 'messages', rowsOf: by(messages.userId), onDelete: 'delete rows' },
  { table: studyMails, about: 'studyMails', rowsOf: by(studyMails.userId), onDelete: 'delete rows' },
  {
    table: deletedNotifications,
    about: 'deletedNotifications',
    rowsOf: by(deletedNotifications.userId),
    onDelete: 'delete rows',
  },
  { table: examOpenings, about: 'openings', rowsOf: by(examOpenings.userId), onDelete: 'delete rows' },
  { table: examStarts, about: 'starts', rowsOf: by(examStarts.userId), onDelete: 'keep rows' },
  { table: examProgress, about: 'runningAnswers', rowsOf: by(examProgress.userId), onDelete: 'delete rows' },
  { table: attempts, about: 'attempts', rowsOf: by(attempts.userId), onDelete: 'keep rows' },
  {
    table: scoreReports,
    about: 'scoreReports',
    rowsOf: ({ id }) =>
      sql`${scoreReports.attemptId} in (select ${attempts.id} from ${attempts} where ${eq(attempts.userId, id)})`,
    onDelete: 'keep rows',
    to: { showsName: false },
  },
  // Regrading corrects these rows together with the attempts; leaderboards leave out deleted accounts.
  { table: leaderboardEntries, about: 'leaderboards', rowsOf: by(leaderboardEntries.userId), onDelete: 'keep rows' },
  { table: purchases, about: 'plans', rowsOf: by(purchases.userId), onDelete: 'keep rows' },
  { table: paymentOrders, about: 'payments', rowsOf: by(paymentOrders.userId), onDelete: 'keep rows' },
  {
    table: paymentNotices,
    about: 'paymentReports',
    rowsOf: ({ id }) =>
      inArray(
        paymentNotices.orderId,
        sql`(select ${paymentOrders.orderId} from ${paymentOrders} where ${paymentOrders.userId} = ${id})`,
      ),
    onDelete: 'keep rows',
  },
  { table: practiceCards, about: 'cards', rowsOf: by(practiceCards.userId), onDelete: 'delete rows' },
  { table: practiceReviews, about: 'practiceAnswers', rowsOf: by(practiceReviews.userId), onDelete: 'delete rows' },
  { table: deskMedia, about: 'media', rowsOf: by(deskMedia.ownerId), onDelete: 'keep rows' },
  // A speaker need not have an account. The consent proves that the clips may be used, so it stays as long as they do.
  { table: speakers, about: 'speakers', rowsOf: by(speakers.recordedBy), onDelete: 'keep rows' },
  // Papers stay when their author leaves, whose account then has no name.
  { table: papers, about: 'papers', rowsOf: by(papers.ownerId), onDelete: 'keep rows' },
  { table: paperRevisions, about: 'paperSaves', rowsOf: by(paperRevisions.authorId), onDelete: 'keep rows' },
  { table: paperPresence, about: 'openPapers', rowsOf: by(paperPresence.userId), onDelete: 'delete rows' },
  {
    table: users,
    about: 'account',
    rowsOf: by(users.id),
    onDelete: 'keep rows',
    to: {
      // No address: nobody can sign up, log in or receive a mail with it.
      email: sql`'deleted:' || ${users.id}`,
      role: 'learner',
      isActive: false,
      isVerified: false,
      timeFactor: 1,
      leaderboardName: 'initials',
    },
  },
]
