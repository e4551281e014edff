import type { Context } from '../../platform/context'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { accessFacts } from './repository'
import { maySave, type AccessFacts } from './rules'

/**
 * The access facts of an exam, if the rule allows the learner. `read`: facts that were loaded with the session.
 * @throws Refusal 404 if there is no such exam, 403 if the rule rejects.
 */
export const requireAccess = async (
  { database }: Pick<Context, 'database'>,
  userId: string,
  examId: string,
  rule: (facts: AccessFacts) => boolean,
  read?: AccessFacts,
): Promise<AccessFacts> => {
  const facts = read ?? (await accessFacts(database, userId, examId))
  if (facts === undefined) throw new Refusal(404, say('exam_unknown'))
  if (!rule(facts)) throw new Refusal(403, say(facts.isWithdrawn === true ? 'exam_withdrawn' : 'exam_locked'))
  return facts
}

/**
 * The access facts of an exam, if an attempt may be saved. `read`: facts that were loaded already. Under a plan that has ended, call it again in the
 * transaction that holds `lockUser`: one opening is good for one attempt.
 * @throws Refusal 404 if there is no such exam, 403 if the attempt may not be saved.
 */
export const requireSaving = async (
  context: Pick<Context, 'database'>,
  { userId, examId, startTime, present }: { userId: string; examId: string; startTime: Date; present: Date },
  read?: AccessFacts,
): Promise<AccessFacts> => {
  const facts = await requireAccess(context, userId, examId, () => true, read)
  if (maySave(facts, startTime, present)) return facts
  throw new Refusal(
    403,
    facts.spans.some(({ activatedAt }) => activatedAt <= present) ? say('plan_ended') : say('exam_locked'),
  )
}
