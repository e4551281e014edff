import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { presentOf } from '../db/present'
import { attempts, leaderboardEntries } from '../db/schema'
import { queueMailsIn } from '../mail/mail-queue'
import { regradedMail } from '../mail/messages'
import { appendEntries, appendEntry, lockAuditLog } from '../modules/audit/record'
import { dayOf } from '../modules/practice/days'
import { repairCards } from '../modules/practice/repair'
import { leaderboardChanged } from '../modules/results/leaderboard'
import { lockLearnersOf } from '../modules/results/repository'
import { startRecount } from '../modules/statistics/recount'
import { planRegrading, type Change, type MarkChange, type Regrading } from './regrade-plan'

const action = 'regradeExam'

/** Dependencies of regrading. */
export interface RegradeTarget {
  database: Database
  /** Origin of the site, for the mails. */
  publicUrl: string
  /** Time zone of the learners, for the days of practice. */
  timeZone: string
  /** Id of the user who asks for it. @default the operator's command */
  actor?: string
}

/** Computes what regrading would change, without writing. Undefined if the exam does not exist. */
export const previewRegrading = (
  { database }: Pick<RegradeTarget, 'database'>,
  examId: string,
): Promise<Regrading | undefined> =>
  database.transaction(async (transaction) => (await planRegrading(transaction, examId))?.regrading)

/** Rows that are written at a time. */
const ROUND = 500

const inRounds = async <Row>(rows: readonly Row[], write: (round: readonly Row[]) => Promise<void>) => {
  for (let at = 0; at < rows.length; at += ROUND) await write(rows.slice(at, at + ROUND))
}

/** Writes new marks, also of the leaderboards. */
const storeMarks = async (transaction: Database, examId: string, changes: readonly Change[]) => {
  const newMarks = (of: readonly Change[]) => sql`unnest(
      ${sql.param(of.map(({ row }) => row.id))}::text[], ${sql.param(of.map(({ row }) => row.userId))}::text[],
      ${sql.param(of.map(({ totalScore }) => totalScore))}::int[], ${sql.param(of.map(({ percentageScore }) => percentageScore))}::int[]
    ) as new_marks(attempt_id, user_id, total, percentage)`
  const marks = { totalScore: sql`new_marks.total`, percentageScore: sql`new_marks.percentage` }
  await transaction
    .update(attempts)
    .set(marks)
    .from(newMarks(changes))
    .where(eq(attempts.id, sql`new_marks.attempt_id`))
  await transaction
    .update(leaderboardEntries)
    .set(marks)
    .from(newMarks(changes.filter(({ row }) => row.attempt === 1)))
    .where(and(eq(leaderboardEntries.examId, examId), eq(leaderboardEntries.userId, sql`new_marks.user_id`)))
}

/** Mails to learners whose marks change, one each. */
const mailsOf = ({ marks, topic }: Regrading, publicUrl: string) => {
  const byLearner = new Map<string, MarkChange[]>()
  for (const change of marks) byLearner.set(change.userId, [...(byLearner.get(change.userId) ?? []), change])
  return [...byLearner.values()].flatMap((changes) => {
    const [first] = changes
    if (!first?.email) return []
    const { email, name, language } = first
    return [regradedMail({ email, name, language }, topic, changes, publicUrl)]
  })
}

/**
 * Grades all attempts at an exam by its current keys, updates its leaderboards, repairs cards of practice, and queues a mail to each learner whose marks change, in one
 * transaction. Idempotent: a second run changes nothing and sends no mail.
 * @returns the changes, equal to the preview; undefined if the exam does not exist.
 */
export const regrade = (target: RegradeTarget, examId: string): Promise<Regrading | undefined> =>
  target.database.transaction(async (transaction) => {
    const { actor = 'command' } = target
    await lockAuditLog(transaction)
    // Before the attempts, as every request of a learner locks them.
    await lockLearnersOf(transaction, examId)
    const plan = await planRegrading(transaction, examId)
    if (plan === undefined) return undefined
    const { regrading, changes, rows, contents } = plan
    const regraded = await transaction
      .update(attempts)
      .set({ keyVersion: regrading.version })
      .where(
        and(
          eq(attempts.examId, examId),
          sql`coalesce(${attempts.keyVersion}, ${attempts.examVersion}) <> ${regrading.version}`,
        ),
      )
      .returning({ id: attempts.id })
    if (regraded.length > 0) {
      const after = { version: regrading.version, attempts: regraded.length }
      await appendEntry(transaction, { actor, action, subject: { kind: 'exam', id: examId }, after })
    }
    await inRounds(changes, async (round) => {
      await storeMarks(transaction, examId, round)
      await appendEntries(
        transaction,
        round.map(({ row, totalScore }) => ({
          actor,
          action,
          subject: { kind: 'user', id: row.userId },
          before: { attempt: row.id, totalScore: row.totalScore },
          after: { attempt: row.id, totalScore },
        })),
      )
    })
    const { timeZone } = target
    const today = dayOf(await presentOf(transaction), timeZone)
    await repairCards(transaction, { examId, version: regrading.version, contents, rows, today, timeZone })
    if (regraded.length > 0) await startRecount(transaction, examId)
    await inRounds(mailsOf(regrading, target.publicUrl), (round) => queueMailsIn(transaction, round))
    if (changes.length > 0) await leaderboardChanged(transaction, examId)
    return regrading
  })
