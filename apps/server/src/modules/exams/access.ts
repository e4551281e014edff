import type { Context } from '../../context'
import { Refusal } from '../../http/refusal'
import { accessFacts } from './repository'
import { maySave, type AccessFacts } from './rules'

/** Message for a learner without a plan for the exam. */
export const LOCKED = 'This exam needs an active plan. Please choose one under Pricing.'

/** Message for an attempt under a plan that has ended, without evidence that it started in time. */
export const PLAN_ENDED =
  'Your plan for this exam has ended, so this attempt cannot be saved. Your answers stay on this device and are saved when you have a plan again.'

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
  if (facts === undefined) throw new Refusal(404, 'Exam not found')
  if (!rule(facts)) throw new Refusal(403, LOCKED)
  return facts
}

/**
 * The access facts of an exam, if an attempt may be saved. Under a plan that has ended, call it again in the
 * transaction that holds `lockLearner`: one opening is good for one attempt.
 * @throws Refusal 404 if there is no such exam, 403 if the attempt may not be saved.
 */
export const requireSaving = async (
  context: Pick<Context, 'database'>,
  { userId, examId, startTime, present }: { userId: string; examId: string; startTime: Date; present: Date },
): Promise<AccessFacts> => {
  const facts = await requireAccess(context, userId, examId, () => true)
  if (maySave(facts, startTime, present)) return facts
  throw new Refusal(403, facts.spans.some(({ activatedAt }) => activatedAt <= present) ? PLAN_ENDED : LOCKED)
}
