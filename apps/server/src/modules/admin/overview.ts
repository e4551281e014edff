import { missingFacts } from '@naru/api/operator'
import type { Schemas } from '@naru/api/types'
import { optionalProp } from '@naru/exam-kit/content'
import { and, countDistinct, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { existsSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../platform/context'
import { databaseNow, databaseNowPlus } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import {
  examProgress,
  mails,
  messages,
  papers,
  passkeys,
  paymentOrders,
  sessions,
  totpSecrets,
  users,
} from '../../platform/db/schema'
import { within, type HandlersOf } from '../../platform/http/operations'
import { paths } from '../../paths'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** A nightly backup may take hours. */
const BACKUP_LATE = 36 * HOUR
/** Mails are retried for days; these tries take about an hour. */
const FEW_TRIES = 3

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const version = String(within(readJson(paths.package), 'version'))

const staffWithoutTwoStep = (database: Database) =>
  database.$count(
    users,
    and(
      ne(users.role, 'learner'),
      eq(users.isActive, true),
      sql`not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
      sql`not exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.secret} is not null)`,
    ),
  )

const activeLearners = async (database: Database) => {
  const [row] = await database
    .select({ count: countDistinct(sessions.userId) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.role, 'learner'), gt(sessions.lastUsedAt, databaseNowPlus(-DAY))))
  return row?.count ?? 0
}

/** When the last backup was made: `scripts/ops.sh backup` writes it beside the media. */
const lastBackup = (mediaFolder: string) => {
  const file = join(mediaFolder, '../backup.json')
  const at = existsSync(file) ? new Date(String(within(readJson(file), 'at'))) : undefined
  return at === undefined || Number.isNaN(at.getTime()) ? undefined : at
}

/** What waits for the admins, and how the site is. */
export const overviewOf = async ({
  backupsSince,
  database,
  mediaFolder,
  now,
  operator,
}: Context): Promise<Schemas['AdminOverview']> => {
  const { bavail, blocks, bsize } = await statfs(mediaFolder)
  const backup = lastBackup(mediaFolder)
  const isStuck = and(eq(mails.state, 'queued'), gt(mails.tries, FEW_TRIES))
  return {
    papersInReview: await database.$count(papers, eq(papers.state, 'in_review')),
    openMessages: await database.$count(messages, eq(messages.isDone, false)),
    failedMails: await database.$count(
      mails,
      and(gt(mails.createdAt, databaseNowPlus(-7 * DAY)), or(eq(mails.state, 'failed'), isStuck)),
    ),
    openPayments: await database.$count(
      paymentOrders,
      and(
        inArray(paymentOrders.state, ['pending', 'paid', 'confirmed']),
        isNull(paymentOrders.purchaseId),
        lt(paymentOrders.changedAt, databaseNowPlus(-HOUR)),
      ),
    ),
    staffWithoutTwoStep: await staffWithoutTwoStep(database),
    users: await database.$count(users, isNull(users.deletedAt)),
    activeLearners: await activeLearners(database),
    runningExams: await database.$count(examProgress, gt(examProgress.deadline, databaseNow)),
    freeBytes: bavail * bsize,
    isDiskFull: bavail * 10 < blocks,
    ...optionalProp('lastBackupAt', backup?.toISOString()),
    isBackupSetUp: backupsSince !== undefined,
    isBackupLate: now().getTime() - (backup ?? backupsSince ?? new Date(0)).getTime() > BACKUP_LATE,
    missingSettings: missingFacts(operator.shown().settings),
    isClosed: operator.isClosed(),
    version,
  }
}

export const overviewHandlers = (context: Context): HandlersOf<'getAdminOverview'> => ({
  getAdminOverview: () => overviewOf(context),
})
