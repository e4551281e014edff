import type { Database } from '../../db/database'
import { recordChange } from '../audit/record'
import { endAuthSessionsOf } from '../auth/auth-sessions'
import { deletePasskeysOf } from './passkeys'
import { deleteRecoveryCodes } from './recovery-codes'
import { deleteTotp } from './totp'

const resetOf = (id: string) => ({
  actor: 'command',
  action: 'resetTwoStep',
  subjects: [{ kind: 'twoStep', id } as const],
})

/** Removes two-step verification of a user and ends the user's sessions, as an operator's command. */
export const resetTwoStep = (database: Database, userId: string): Promise<void> =>
  recordChange(database, resetOf(userId), async (transaction) => {
    await deletePasskeysOf(transaction, userId)
    await deleteTotp(transaction, userId)
    await deleteRecoveryCodes(transaction, userId)
    await endAuthSessionsOf(transaction, userId)
  })
