import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { examStarts } from '../../platform/db/schema'

export type Start = typeof examStarts.$inferSelect

/** A start that is reported at most this long after it happened was reported at once, in milliseconds. */
const PROMPT = 60_000

/**
 * Whether a start was reported at once. Compares two times of the learner's clock, so that its setting does not matter;
 * without `sentAt`, the learner's clock with the server's, and then null if they differ too much to tell.
 */
export const reportedHow = (
  startTime: Date,
  { sentAt, reportedAt }: Pick<Start, 'sentAt' | 'reportedAt'>,
): Start['reported'] => {
  const delay = (sentAt ?? reportedAt).getTime() - startTime.getTime()
  if (delay >= 0 && delay <= PROMPT) return 'online'
  return sentAt === null ? null : 'offline'
}

/** The server's clock minus the learner's in a report, in seconds, with the report's way; null: unknown. */
const differenceOf = (sentAt: Date | null, reportedAt: Date) =>
  sentAt === null ? null : (reportedAt.getTime() - sentAt.getTime()) / 1000

/** When and from what kind of device a start was reported. */
export type Report = Pick<Start, 'reportedAt' | 'sentAt' | 'device'>

/** A start as it is recorded, without its plan. */
export const startFrom = (
  { userId, examId, startTime, examVersion }: Pick<Start, 'userId' | 'examId' | 'startTime' | 'examVersion'>,
  report: Report,
): Partial<Start> => ({
  userId,
  examId,
  startTime,
  examVersion,
  ...report,
  clockDifference: differenceOf(report.sentAt, report.reportedAt),
  reported: reportedHow(startTime, report),
})

/** Records the start of an attempt's listening section, unless it is recorded already. */
export const recordListeningStart = async (
  database: Database,
  { userId, examId, startTime }: Pick<Start, 'userId' | 'examId' | 'startTime'>,
  listeningStartTime: Date,
  { sentAt, reportedAt }: Pick<Start, 'sentAt' | 'reportedAt'>,
): Promise<void> => {
  const ofAttempt = and(
    eq(examStarts.userId, userId),
    eq(examStarts.examId, examId),
    eq(examStarts.startTime, startTime),
  )
  await database
    .update(examStarts)
    .set({
      listeningStartTime,
      listeningReportedAt: reportedAt,
      listeningClockDifference: differenceOf(sentAt, reportedAt),
    })
    .where(and(ofAttempt, isNull(examStarts.listeningStartTime)))
}
