import { and, eq } from 'drizzle-orm'
import { mayDo } from '@naru/api/rights'
import type { Database } from '../../platform/db/database'
import { papers } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import type { SignedInUser } from '../../platform/http/signed-in-user'

export type PaperRow = typeof papers.$inferSelect

type Writer = Pick<SignedInUser, 'id' | 'role'>

/** Condition of the papers that a user may write: authors their own. */
export const isWritableBy = ({ id, role }: Writer) =>
  mayDo(role, 'papers.writeAll') ? undefined : eq(papers.ownerId, id)

/**
 * A paper that the user may write.
 * @param isLocked - locks it until the transaction ends; default false.
 * @throws Refusal 404 if there is none, or it is another author's.
 */
export const requirePaper = async (
  database: Database,
  user: Writer,
  id: string,
  isLocked = false,
): Promise<PaperRow> => {
  const query = database
    .select()
    .from(papers)
    .where(and(eq(papers.id, id), isWritableBy(user)))
  const [paper] = await (isLocked ? query.for('update') : query)
  if (paper === undefined) throw new Refusal(404, say('paper_unknown'))
  return paper
}

/**
 * Requires that a user may change a paper and its recordings now: in review only those who publish may.
 * @throws Refusal 409 otherwise.
 */
export const requireChangeable = ({ state }: Pick<PaperRow, 'state'>, { role }: Writer): void => {
  if (state === 'in_review' && !mayDo(role, 'papers.publish')) throw new Refusal(409, say('paper_in_review'))
}

/**
 * Requires that a user may see what learners did at an exam: authors at those of their papers.
 * @throws Refusal 404 otherwise.
 */
export const requireOwnExam = async (database: Database, user: Writer, examId: string): Promise<void> => {
  if (mayDo(user.role, 'papers.writeAll')) return
  const [own] = await database
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.id, examId), eq(papers.ownerId, user.id)))
  if (own === undefined) throw new Refusal(404, say('exam_unknown'))
}
