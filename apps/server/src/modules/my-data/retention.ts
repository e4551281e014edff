import { numberOf, type DayName } from '@naru/api/operator'
import type { SiteSettings } from '@naru/api/types'
import { lt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { databaseNowPlus } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import {
  deletedNotifications,
  limitCounters,
  mails,
  messages,
  oneTimeCodes,
  passkeyChallenges,
  sessions,
} from '../../platform/db/schema'
import { NOTIFICATION_DAYS } from '../notifications/rules'

const DAY = 86_400_000

/** How long rows stay: the job deletes them `days` after the time in a column, or something else does. A name is a setting. */
type Retention = {
  /** What the privacy page says; null: nothing, since the line about the account covers it. */
  line: string | null
} & ({ after: PgColumn; days: number | DayName } | { by: string })

/**
 * All times after which data is deleted, in the order of the privacy page (`apps/web/src/public/legal/text/en/privacyPolicy.json`,
 * compared by a test). What is not here stays as long as the account, or without a name after it.
 */
export const retention: readonly Retention[] = [
  {
    after: sessions.expiresAt,
    days: 0,
    line: 'logins: until they end, 30 days after you log in at the latest',
  },
  { after: deletedNotifications.deletedAt, days: NOTIFICATION_DAYS, line: null },
  { after: passkeyChallenges.expiresAt, days: 0, line: null },
  {
    after: oneTimeCodes.expiresAt,
    days: 1,
    line: 'codes that we sent to your email address: 1 day after they expire',
  },
  {
    after: mails.createdAt,
    days: 'mailLogDays',
    line: 'the list of emails that we sent, without their text: {mailLogDays} days; an email that could not be sent: 3 days',
  },
  {
    after: messages.createdAt,
    days: 'messageDays',
    line: 'messages of the contact form, and mistakes in translations that you report: {messageDays} days',
  },
  {
    by: 'the storing of the attempt, two minutes after its time at the latest',
    line: 'the answers of a running exam: until they are graded, a few minutes after its time at the latest',
  },
  {
    by: 'deleteOldNotices, once the payment is not open anymore',
    line: 'what the payment provider reported about a payment: {paymentLogDays} days, unless the records of payments above stay for another time',
  },
  {
    by: 'the deletion of the account',
    line: 'what you practise, and your answers there: until you delete your account',
  },
  { by: 'deleteOldEntries', line: 'the log of what admins changed and viewed, by account numbers: 2 years' },
  {
    after: limitCounters.windowEndsAt,
    days: 0,
    line: 'counters of login attempts and requests, without names: an hour',
  },
  {
    by: 'admins and imports',
    line: 'the name and the consent of a person who speaks in a clip: as long as the clip stays',
  },
  {
    by: 'the staff',
    line: 'papers, pictures and clips that you make as an author: they stay when you delete your account, without your name',
  },
  {
    by: 'the deletion of the account',
    line: 'your account, with name, phone number, email address, date of birth, address and picture: until you delete it, and 7 days more to undo that; your exams, plans and payments then stay without a name',
  },
]

/** Deletes the rows whose time is over. Safe to run on several servers at once. */
export const deleteExpiredRows = async (database: Database, settings: SiteSettings): Promise<void> => {
  for (const rows of retention) {
    if (!('days' in rows)) continue
    const days = typeof rows.days === 'number' ? rows.days : numberOf(settings, rows.days)
    await database.delete(rows.after.table).where(lt(rows.after, databaseNowPlus(-days * DAY)))
  }
}

/** What the privacy page says about the times after which data is deleted. */
export const retentionLines = (): string[] => retention.flatMap(({ line }) => line ?? [])
