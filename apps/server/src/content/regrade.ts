import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { presentOf } from '../db/present'
import { attempts, leaderboardEntries } from '../db/schema'
import { queueMailIn } from '../mail/mail-queue'
import { regradedMail } from '../mail/messages'
import { appendEntry, lockAuditLog } from '../modules/audit/record'
import { dayOf } from '../modules/practice/days'
import { repairCards } from '../modules/practice/repair'
import { boardChanged } from '../modules/results/board'
import { lockLearnersOf } from '../modules/results/repository'
import { startRecount } from '../modules/statistics/recount'
import { planRegrading, type MarkChange, type Regrading } from './regrade-plan'

const action = 'regradeExam'

/** Dependencies of regrading. */
export interface RegradeTarget {
  database: Database
  /** Origin of the site, for the mails. */
  publicUrl: string
  /** Time zone of the learners, for the days of practice. */
  timeZone: string
  /** Id of the user who asks for it. Default: the operator's command. */
  actor?: string
}

/** Computes what regrading would change, without writing. Undefined if the exam does not exist. */
export const previewRegrading = (
  { database }: Pick<RegradeTarget, 'database'>,
  examId: string,
): Promise<Regrading | undefined> =>
  database.transaction(async (transaction) => (await planRegrading(transaction, examId))?.regrading)

/** Queues one mail per learner whose marks change. */
const queueMails = async (
  transaction: Database,
  { publicUrl }: Pick<RegradeTarget, 'publicUrl'>,
  regrading: Regrading,
) => {
  const byLearner = new Map<string, MarkChange[]>()
  for (const change of regrading.marks) byLearner.set(change.userId, [...(byLearner.get(change.userId) ?? []), change])
  for (const changes of byLearner.values()) {
    const [first] = changes
    if (!first?.email) continue
    const { email, name, language } = first
    await queueMailIn(transaction, regradedMail({ email, name, language }, regrading.topic, changes, publicUrl))
  }
}

/**
 * Grades all attempts at an exam by its current keys, updates its boards, repairs cards of practice, and queues a mail to each learner whose marks change, in one
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
    const { regrading, changes, rows, papers } = plan
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
    for (const { row, totalScore, percentageScore } of changes) {
      await transaction.update(attempts).set({ totalScore, percentageScore }).where(eq(attempts.id, row.id))
      await appendEntry(transaction, {
        actor,
        action,
        subject: { kind: 'user', id: row.userId },
        before: { attempt: row.id, totalScore: row.totalScore },
        after: { attempt: row.id, totalScore },
      })
      if (row.attempt !== 1) continue
      await transaction
        .update(leaderboardEntries)
        .set({ totalScore, percentageScore })
        .where(and(eq(leaderboardEntries.examId, examId), eq(leaderboardEntries.userId, row.userId)))
    }
    const { timeZone } = target
    const today = dayOf(await presentOf(transaction), timeZone)
    await repairCards(transaction, { examId, version: regrading.version, papers, rows, today, timeZone })
    if (regraded.length > 0) await startRecount(transaction, examId)
    await queueMails(transaction, target, regrading)
    if (changes.length > 0) await boardChanged(transaction, examId)
    return regrading
  })
