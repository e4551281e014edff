import { optionalProp } from '@naru/exam-kit/content'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../platform/context'
import { clearTries, countTry } from '../../platform/http/limits'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { authCookie } from '../auth/auth-cookie'
import { confirmAuthSession } from '../auth/auth-sessions'
import type { SignedInUser, AuthSession } from '../../platform/http/signed-in-user'
import { endCeremony, startCeremony } from './ceremony'
import { passkeyCheckOptions, passkeyHostOf, passkeysOf, redeemAssertion } from './passkeys'
import { countRecoveryCodes, redeemRecoveryCode } from './recovery-codes'
import { isTwoStepRequired } from '../user/two-step-requirement'
import { hasTotp, redeemTotpCode } from './totp'

/** A user of the staff, and the session of the request. */
interface Admin {
  user: SignedInUser
  session: AuthSession
  address: string
  reply: FastifyReply
}

/** Stores that the user gave two-step verification on this session; the response sets the session's new token. */
export const twoStepConfirmation = ({ database, publicUrl }: Context) => {
  const cookie = authCookie(publicUrl)
  return async ({ user, session, reply }: Pick<Admin, 'user' | 'session' | 'reply'>) => {
    const token = await confirmAuthSession(database, session.id)
    if (token === undefined) throw new Refusal(401, say('not_authorized'))
    void cookie.set(reply, token, user.role)
  }
}

export const twoStepCheckHandlers = (
  context: Context,
): HandlersOf<'getTwoStep' | 'startPasskeyCheck' | 'confirmByPasskey' | 'confirmByCode'> => {
  const { database, logSecurityEvent } = context
  const confirm = twoStepConfirmation(context)

  /** Runs a check. It is counted before, so that simultaneous ones are all counted. */
  const check = async (
    { user, session, address, reply }: Admin,
    kind: 'code' | 'passkey',
    isRight: () => Promise<boolean>,
  ) => {
    const subject = `${kind} ${user.id}`
    await countTry(context, 'twoStepOfAccount', subject)
    if (!(await isRight())) {
      logSecurityEvent('two-step verification refused', { userId: user.id, address })
      throw new Refusal(400, say(kind === 'code' ? 'factor_code_wrong' : 'passkey_refused'))
    }
    await clearTries(context, 'twoStepOfAccount', subject)
    await confirm({ user, session, reply })
    logSecurityEvent('two-step verification given', { userId: user.id, address })
    return { success: true, message: 'Thank you.' }
  }

  return {
    getTwoStep: async ({ user, session }) => {
      const [passkeys, isTotp, recoveryCodes] = await Promise.all([
        passkeysOf(database, user.id),
        hasTotp(database, user.id),
        countRecoveryCodes(database, user.id),
      ])
      const isGiven = session.twoStep?.isGiven === true
      return {
        isRequired: isTwoStepRequired(context),
        isSetUp: passkeys.length > 0 || isTotp,
        isGiven,
        hasPasskeys: passkeys.length > 0,
        hasTotp: isTotp,
        recoveryCodes,
        allowsPasskeys: passkeyHostOf(context.publicUrl) !== undefined,
        passkeys: (isGiven ? passkeys : []).map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          ...optionalProp('lastUsedAt', lastUsedAt?.toISOString()),
        })),
      }
    },

    startPasskeyCheck: async ({ user, session }) => {
      const ceremony = await startCeremony(context, session.id, 'check')
      return {
        success: true,
        message: 'Please use one of your passkeys.',
        options: passkeyCheckOptions(ceremony, await passkeysOf(database, user.id)),
      }
    },

    confirmByPasskey: async (call) => {
      return check(call, 'passkey', async () => {
        const ceremony = await endCeremony(context, call.session.id, 'check')
        return ceremony !== undefined && redeemAssertion(database, call.user.id, ceremony, call.body)
      })
    },

    confirmByCode: async (call) => {
      const { code } = call.body
      return check(call, 'code', () =>
        /^[\d\s]*$/.test(code)
          ? redeemTotpCode(database, call.user.id, code)
          : redeemRecoveryCode(database, call.user.id, code),
      )
    },
  }
}
