import { optionalProp } from '@naru/exam-kit/content'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { lockUser } from '../../platform/db/lock-user'
import { clearTries, countTry } from '../../platform/http/limits'
import type { Call, HandlersOf } from '../../platform/http/operations'
import { say, type MessageCode } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { accept, checkLine } from '../../platform/http/checked'
import { endCeremony, startCeremony } from './ceremony'
import { twoStepConfirmation } from './check-handlers'
import {
  deletePasskey,
  insertPasskey,
  MOST_PASSKEYS,
  newPasskeyOptions,
  passkeysOf,
  renamePasskey,
  verifyNewPasskey,
} from './passkeys'
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes'
import { isTwoStepRequired } from '../user/two-step-requirement'
import { confirmTotpSecret, deleteTotp, hasTotp, startTotpSecret } from './totp'

type SetupOperation =
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startTotp'
  | 'addTotp'
  | 'removeTotp'
  | 'renewRecoveryCodes'

type Caller = Pick<Call<'addPasskey'>, 'user' | 'session' | 'address' | 'reply' | 'change'>

const isSetUp = async (database: Database, userId: string) =>
  (await passkeysOf(database, userId)).length > 0 || (await hasTotp(database, userId))

export const twoStepSetupHandlers = (context: Context): HandlersOf<SetupOperation> => {
  const { database, logSecurityEvent } = context
  const confirm = twoStepConfirmation(context)

  /** Changes the caller's factors; changes of one user run one after another. */
  const changeFactors = <Result>(
    { user, change }: Pick<Caller, 'user' | 'change'>,
    work: (transaction: Database) => Promise<Result>,
  ): Promise<Result> =>
    change(user.id, async (transaction) => {
      await lockUser(transaction, user.id)
      return work(transaction)
    })

  /** Adds a factor; the first one comes with recovery codes. `add` returns whether it was accepted. */
  const addFactor = async (
    { user, session, address, reply, change }: Caller,
    refused: MessageCode,
    add: (transaction: Database) => Promise<boolean>,
  ) => {
    const recoveryCodes = await changeFactors({ user, change }, async (transaction) => {
      const isFirst = !(await isSetUp(transaction, user.id))
      // Another session of this user added one meanwhile, which this session has not given.
      if (!isFirst && session.twoStep?.isGiven !== true) {
        throw new Refusal(403, say('two_step_required'))
      }
      if (!(await add(transaction))) throw new Refusal(400, say(refused))
      return isFirst ? replaceRecoveryCodes(transaction, user.id) : undefined
    })
    await confirm({ user, session, reply })
    logSecurityEvent('two-step verification added', { userId: user.id, address })
    return {
      success: true as const,
      message: 'Two-step verification was added.',
      ...optionalProp('recoveryCodes', recoveryCodes),
    }
  }

  /** Removes a factor. `remove` returns whether there was one. */
  const removeFactor = async (
    { user, address, change }: Caller,
    missing: MessageCode,
    remove: (transaction: Database) => Promise<boolean>,
  ) => {
    await changeFactors({ user, change }, async (transaction) => {
      if (!(await remove(transaction))) throw new Refusal(404, say(missing))
      if (await isSetUp(transaction, user.id)) return
      if (isTwoStepRequired(context)) {
        throw new Refusal(409, say('two_step_last'))
      }
      await deleteRecoveryCodes(transaction, user.id)
    })
    logSecurityEvent('two-step verification removed', { userId: user.id, address })
    return { success: true, message: 'Two-step verification was removed.' }
  }

  return {
    startPasskey: async ({ user, session }) => {
      const known = await passkeysOf(database, user.id)
      if (known.length >= MOST_PASSKEYS) throw new Refusal(409, say('passkeys_full', MOST_PASSKEYS))
      const ceremony = await startCeremony(context, session.id, 'add')
      return {
        success: true,
        message: 'Please follow your device.',
        options: await newPasskeyOptions(ceremony, user, known),
      }
    },

    addPasskey: async (call) => {
      const { user, session, body } = call
      const name = accept(checkLine('name', body.name))
      const ceremony = await endCeremony(context, session.id, 'add')
      const passkey = ceremony && (await verifyNewPasskey(ceremony, body))
      return addFactor(
        call,
        'passkey_refused',
        async (transaction) =>
          passkey !== undefined && insertPasskey(transaction, { ...passkey, userId: user.id, name }),
      )
    },

    renamePasskey: async ({ user, path, body }) => {
      const name = accept(checkLine('name', body.name))
      if (!(await renamePasskey(database, user.id, path.id, name))) throw new Refusal(404, say('passkey_unknown'))
      return { success: true, message: 'The passkey was renamed.' }
    },

    removePasskey: async (call) => {
      return removeFactor(call, 'passkey_unknown', (transaction) =>
        deletePasskey(transaction, call.user.id, call.path.id),
      )
    },

    startTotp: async ({ user }) => {
      return {
        success: true,
        message: 'Please add the secret to your authenticator app.',
        ...(await startTotpSecret(database, user)),
      }
    },

    addTotp: async (call) => {
      const { user, body } = call
      const subject = `code ${user.id}`
      await countTry(context, 'twoStepOfAccount', subject)
      const added = await addFactor(call, 'factor_code_wrong', (transaction) =>
        confirmTotpSecret(transaction, user.id, body.code),
      )
      await clearTries(context, 'twoStepOfAccount', subject)
      return added
    },

    removeTotp: async (call) => {
      return removeFactor(call, 'authenticator_missing', (transaction) => deleteTotp(transaction, call.user.id))
    },

    renewRecoveryCodes: async ({ user, address, change }) => {
      if (!(await isSetUp(database, user.id))) {
        throw new Refusal(409, say('recovery_codes_need_factor'))
      }
      const codes = await changeFactors({ user, change }, (transaction) => replaceRecoveryCodes(transaction, user.id))
      logSecurityEvent('recovery codes renewed', { userId: user.id, address })
      return { success: true, message: 'You have new recovery codes.', recoveryCodes: codes }
    },
  }
}
