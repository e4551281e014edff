import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { topicIn, type Named } from '../../platform/db/exam-name'
import { presentOf } from '../../platform/db/present'
import { attempts, leaderboardEntries } from '../../platform/db/schema'
import { queueMailsIn } from '../../platform/mail/mail-queue'
import { regradedMail } from '../../platform/mail/messages'
import { appendEntries } from '../audit/record'
import { examHead } from '../exams/repository'
import { dayOf } from '../practice/days'
import { repairCards } from '../practice/repair'
import { leaderboardChanged } from '../leaderboards/leaderboard'
import { startRecount } from '../statistics/recount'
import {
  listedLearners,
  marksOf,
  planRound,
  rankChangesOf,
  type Change,
  type MarkChange,
  type Regrading,
  type Round,
} from './regrade-plan'

const action = 'regradeExam'

export interface RegradeTarget {
  database: Database
  /** Origin of the site, for the mails. */
  publicUrl: string
  /** Time zone of the learners, for the days of practice. */
  timeZone: string
  /** Id of the user who asks for it. @default the operator's command */
  actor?: string
  /** Attempts with earlier keys in a transaction. Default 500. */
  round?: number
}

/** Attempts with earlier keys in a round. */
const ROUND = 500

/** Runs rounds until none is left, and describes their changes. Undefined if the exam does not exist. */
const regradingOf = async (
  database: Database,
  examId: string,
  runRound: (after: string) => Promise<Round | undefined>,
): Promise<Regrading | undefined> => {
  const exam = await examHead(database, examId)
  if (exam === undefined) return undefined
  const listed = await listedLearners(database, examId)
  const changes: Change[] = []
  for (let round = await runRound(''); round !== undefined; round = await runRound(round.last))
    changes.push(...round.changes)
  return {
    examId,
    ...exam,
    attempts: await database.$count(attempts, eq(attempts.examId, examId)),
    marks: marksOf(changes),
    ranks: rankChangesOf(listed, changes),
  }
}

/** Computes what regrading would change, without writing and without locks. Undefined if the exam does not exist. */
export const previewRegrading = (
  { database }: Pick<RegradeTarget, 'database'>,
  examId: string,
): Promise<Regrading | undefined> =>
  database.transaction(
    (snapshot) =>
      regradingOf(snapshot, examId, (after) => planRound(snapshot, examId, { after, size: ROUND, isLocking: false })),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

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
const mailsOf = (marks: readonly MarkChange[], exam: Named, publicUrl: string) => {
  const byLearner = new Map<string, MarkChange[]>()
  for (const change of marks) byLearner.set(change.userId, [...(byLearner.get(change.userId) ?? []), change])
  return [...byLearner.values()].flatMap((changes) => {
    const [first] = changes
    if (!first?.email) return []
    const { email, name, language } = first
    return [regradedMail({ email, name, language }, topicIn(exam, language), changes, publicUrl)]
  })
}

/** Stores a round. The entries of the audit log come last, since their lock keeps all others waiting. */
const storeRound = async (
  transaction: Database,
  examId: string,
  { version, contents, rows, outdated, changes, topic }: Round,
  { actor = 'command', timeZone, publicUrl }: RegradeTarget,
) => {
  if (outdated.length === 0) return
  await transaction
    .update(attempts)
    .set({ keyVersion: version })
    .where(inArray(attempts.id, [...outdated]))
  if (changes.length > 0) await storeMarks(transaction, examId, changes)
  const today = dayOf(await presentOf(transaction), timeZone)
  await repairCards(transaction, { examId, version, contents, rows, today, timeZone })
  await startRecount(transaction, examId)
  await queueMailsIn(transaction, mailsOf(marksOf(changes), { topic, ...contents.get(version) }, publicUrl))
  if (changes.length > 0) await leaderboardChanged(transaction, examId)
  await appendEntries(transaction, [
    { actor, action, subject: { kind: 'exam', id: examId }, after: { version, attempts: outdated.length } },
    ...changes.map(({ row, totalScore }) => ({
      actor,
      action,
      subject: { kind: 'user', id: row.userId } as const,
      before: { attempt: row.id, totalScore: row.totalScore },
      after: { attempt: row.id, totalScore },
    })),
  ])
}

/**
 * Grades all attempts at an exam by its current keys, updates its leaderboards, repairs cards of practice, and queues a
 * mail to each learner whose marks change. Each round of about 500 attempts is one transaction, which holds the locks of
 * its learners only and has all attempts of each. Idempotent: a second run changes nothing and sends no mail. If it is
 * interrupted, the rounds before are complete, and a second run does the others.
 * @returns the changes, equal to the preview; undefined if the exam does not exist.
 */
export const regrade = (target: RegradeTarget, examId: string): Promise<Regrading | undefined> => {
  const { database, round: size = ROUND } = target
  return regradingOf(database, examId, (after) =>
    database.transaction(async (transaction) => {
      const round = await planRound(transaction, examId, { after, size, isLocking: true })
      if (round !== undefined) await storeRound(transaction, examId, round, target)
      return round
    }),
  )
}
