import type { Context } from '../../context'
import { databaseNow } from '../../db/clock'
import type { Database } from '../../db/database'
import { secondFactorDelay } from '../../db/schema'
import { StartFailure } from '../../failure'
import type { AuthSession } from '../exams/auth-context'
import type { SecondFactorSettings } from '../../settings'

const DAY = 86_400_000

/** The longest delay of the second factor, from the first start with one. */
const LONGEST_DELAY = 7 * DAY

/** Whether the staff needs a second factor now. */
export const isSecondFactorRequired = ({ secondFactor, now }: Pick<Context, 'secondFactor' | 'now'>): boolean =>
  secondFactor.kind === 'required' && (secondFactor.from === undefined || secondFactor.from <= now())

/** From when the user of a session needs a second factor, who has none yet; undefined: no such time is set. */
export const secondFactorNotice = (
  { secondFactor }: Pick<Context, 'secondFactor'>,
  session: AuthSession,
): Date | undefined =>
  secondFactor.kind === 'required' && session.secondFactor?.isSetUp === false ? secondFactor.from : undefined

/**
 * Checks the delay of the second factor. The first start with one is stored.
 * @throws StartFailure if the delay is longer than seven days from that start.
 */
export const checkSecondFactorDelay = async (database: Database, secondFactor: SecondFactorSettings): Promise<void> => {
  if (secondFactor.kind !== 'required' || secondFactor.from === undefined) return
  await database.insert(secondFactorDelay).values({ id: 1, beganAt: databaseNow }).onConflictDoNothing()
  const [row] = await database.select().from(secondFactorDelay)
  const latest = new Date((row?.beganAt.getTime() ?? 0) + LONGEST_DELAY)
  if (secondFactor.from > latest) {
    const day = latest.toISOString().slice(0, 10)
    throw new StartFailure(
      `ADMIN_SECOND_FACTOR_FROM must be ${day} or earlier: at most seven days after the first start with it.`,
    )
  }
}
