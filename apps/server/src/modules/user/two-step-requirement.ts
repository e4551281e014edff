import type { Context } from '../../platform/context'
import { databaseNow } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { twoStepDelay } from '../../platform/db/schema'
import { StartFailure } from '../../platform/failure'
import type { AuthSession } from '../../platform/http/signed-in-user'
import type { TwoStepSettings } from '../../platform/settings'

const DAY = 86_400_000

/** The longest delay of two-step verification, from the first start with one. */
const LONGEST_DELAY = 7 * DAY

/** Whether the staff needs two-step verification now. */
export const isTwoStepRequired = ({ twoStep, now }: Pick<Context, 'twoStep' | 'now'>): boolean =>
  twoStep.kind === 'required' && (twoStep.from === undefined || twoStep.from <= now())

/** From when the user of a session needs two-step verification, who has none yet; undefined: no such time is set. */
export const twoStepNotice = ({ twoStep }: Pick<Context, 'twoStep'>, session: AuthSession): Date | undefined =>
  twoStep.kind === 'required' && session.twoStep?.isSetUp === false ? twoStep.from : undefined

/**
 * Checks the delay of two-step verification. The first start with one is stored.
 * @throws StartFailure if the delay is longer than seven days from that start.
 */
export const checkTwoStepDelay = async (database: Database, twoStep: TwoStepSettings): Promise<void> => {
  if (twoStep.kind !== 'required' || twoStep.from === undefined) return
  await database.insert(twoStepDelay).values({ id: 1, beganAt: databaseNow }).onConflictDoNothing()
  const [row] = await database.select().from(twoStepDelay)
  const latest = new Date((row?.beganAt.getTime() ?? 0) + LONGEST_DELAY)
  if (twoStep.from > latest) {
    const day = latest.toISOString().slice(0, 10)
    throw new StartFailure(
      `ADMIN_TWO_STEP_FROM must be ${day} or earlier: at most seven days after the first start with it.`,
    )
  }
}
