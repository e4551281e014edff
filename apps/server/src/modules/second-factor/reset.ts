import type { Database } from '../../db/database'
import { endAuthSessionsOf } from '../auth/auth-sessions'
import { deletePasskeysOf } from './passkeys'
import { deleteRecoveryCodes } from './recovery-codes'
import { deleteTotp } from './totp'

/** Removes all second factors of a user and ends the user's sessions. Returns whether there was one. */
export const resetSecondFactor = (database: Database, userId: string): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const removed = await deletePasskeysOf(transaction, userId)
    const hadTotp = await deleteTotp(transaction, userId)
    await deleteRecoveryCodes(transaction, userId)
    await endAuthSessionsOf(transaction, userId)
    return removed > 0 || hadTotp
  })
