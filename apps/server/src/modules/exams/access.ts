import type { Context } from '../../context'
import { Refusal } from '../../http/refusal'
import { accessFacts } from './repository'
import type { AccessFacts } from './rules'

/** Message for a learner without a plan for the exam. */
export const LOCKED = 'This exam needs an active plan. Please choose one under Pricing.'

/**
 * The access facts of an exam, if the rule allows the learner. `read`: facts that were loaded with the session.
 * @throws Refusal 404 if there is no such exam, 403 if the rule rejects.
 */
export const requireAccess = async (
  { database }: Context,
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
