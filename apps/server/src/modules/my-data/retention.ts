import { lt } from 'drizzle-orm'
import { databaseNowPlus } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { limitCounters, mails, messages, oneTimeCodes, passkeyChallenges, sessions } from '../../platform/db/schema'

const DAY = 86_400_000

/**
 * How many days after the time in a column the job deletes rows. The privacy page says so of all that is not deleted at once
 * (`apps/web/src/public/legal/text/en/privacyPolicy.json`). What is not here stays as long as the account, or without a name after it, or
 * is deleted where it is written.
 */
export const retention = [
  { after: sessions.expiresAt, days: 0 },
  { after: passkeyChallenges.expiresAt, days: 0 },
  { after: oneTimeCodes.expiresAt, days: 1 },
  { after: mails.createdAt, days: 90 },
  { after: messages.createdAt, days: 365 },
  { after: limitCounters.windowEndsAt, days: 0 },
] as const

/** Deletes the rows whose time is over. Safe to run on several servers at once. */
export const deleteExpiredRows = async (database: Database): Promise<void> => {
  for (const { after, days } of retention)
    await database.delete(after.table).where(lt(after, databaseNowPlus(-days * DAY)))
}
