import { and, asc, eq } from 'drizzle-orm'
import type { UserRole } from '@naru/api/types'
import type { Database } from '../../platform/db/database'
import { users } from '../../platform/db/schema'
import type { Message } from '../../platform/http/messages'
import { endAuthSessionsOf } from './auth-sessions'
import { refusalOfRole } from '../user/rules'

/** Locks the rows of all active admins, in one order, until the transaction ends. */
export const lockAdmins = (transaction: Database): Promise<{ id: string }[]> =>
  transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .for('update')

export type RoleChange = 'changed' | 'unchanged' | 'unknown' | { refusal: Message }

/**
 * Gives a user another role, and ends the user's sessions.
 * @param adminId - the admin who asks for it; undefined if it is the operator.
 */
export const changeRole = (
  database: Database,
  { userId, role, adminId }: { userId: string; role: UserRole; adminId: string | undefined },
): Promise<RoleChange> =>
  database.transaction(async (transaction) => {
    const admins = await lockAdmins(transaction)
    const [target] = await transaction
      .select({ id: users.id, role: users.role, isActive: users.isActive, isVerified: users.isVerified })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (target === undefined) return 'unknown'
    const activeAdmins = admins.map(({ id }) => id)
    const refusal = refusalOfRole({ adminId, target, role, activeAdmins })
    if (refusal !== undefined) return { refusal }
    if (target.role === role) return 'unchanged'
    await transaction.update(users).set({ role }).where(eq(users.id, userId))
    await endAuthSessionsOf(transaction, userId)
    return 'changed'
  })
