import type { Context } from '../../platform/context'
import { type ExamName } from '../../platform/db/exam-name'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { requireAccess } from '../exams/access'
import type { StoredPaper } from '@naru/exam-kit/content'
import { examVersionsOf } from '../exams/exam-versions'
import { isRevoked, type AccessFacts } from '../exams/rules'
import type { Attempt } from './attempt'
import { gradedContent } from './graded-content'
import { attemptById, finalAttempt } from './repository'

/** Whether an automatic attempt was not reviewed yet, so that its keys were not served. */
const isUnreviewed = ({ isAutomatic, reviewedAt }: Attempt) => isAutomatic && reviewedAt === null

/**
 * The access facts of an attempt's exam.
 * @throws Refusal 403 for an automatic attempt whose plan was taken back before the keys were served.
 */
export const requireKeys = (context: Context, attempt: Attempt, present: Date): Promise<AccessFacts> =>
  requireAccess(
    context,
    attempt.userId,
    attempt.examId,
    (known) => !isUnreviewed(attempt) || !isRevoked(known, present, attempt.startTime),
  )

/**
 * One of a learner's own attempts, final from now on, with its graded content and its exam's name.
 * @throws Refusal 404 if there is none, also for an attempt of another learner; 403 as `requireKeys`.
 */
export const reviewedAttempt = async (
  context: Context,
  userId: string,
  id: string,
  present: Date,
): Promise<{ attempt: Attempt; name: ExamName; exam: StoredPaper }> => {
  const found = await attemptById(context.database, userId, id)
  if (found === undefined) throw new Refusal(404, say('attempt_unknown'))
  if (isUnreviewed(found.attempt)) await requireKeys(context, found.attempt, present)
  const attempt = await finalAttempt(context.database, found.attempt, present)
  return { attempt, name: found.name, exam: await gradedContent(examVersionsOf(context).get, attempt) }
}
