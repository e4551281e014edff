import type { Database } from '../../db/database'
import { endAuthSessionsOf } from '../auth/auth-sessions'
import { deletePasskeysOf } from './passkeys'
import { deleteRecoveryCodes } from './recovery-codes'
import { deleteTotp } from './totp'

/** Removes all second factors of a user and ends the user's sessions. */
export const resetSecondFactor = (database: Database, userId: string): Promise<void> =>
  database.transaction(async (transaction) => {
    await deletePasskeysOf(transaction, userId)
    await deleteTotp(transaction, userId)
    await deleteRecoveryCodes(transaction, userId)
    await endAuthSessionsOf(transaction, userId)
  })
