import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { passkeys, recoveryCodes, totpSecrets } from '../../platform/db/schema'
import { recordChange } from '../audit/record'
import { endAuthSessionsOf } from '../auth/auth-sessions'

/** Removes two-step verification of a user and ends the user's sessions, as an operator's command. */
export const resetTwoStep = (database: Database, userId: string): Promise<void> => {
  const subjects = [{ kind: 'twoStep', id: userId } as const]
  return recordChange(database, { actor: 'command', action: 'resetTwoStep', subjects }, async (transaction) => {
    for (const table of [passkeys, totpSecrets, recoveryCodes])
      await transaction.delete(table).where(eq(table.userId, userId))
    await endAuthSessionsOf(transaction, userId)
  })
}
