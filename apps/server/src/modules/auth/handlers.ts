import type { Context } from '../../platform/context'
import { clearTries, countFromAddress, countTry, networkOf } from '../../platform/http/limits'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { chosenLanguage } from '../../platform/language'
import { accountExistsMail, passwordChangedMail, resetMail, verificationMail } from '../../platform/mail/messages'
import { deviceOf } from '../../platform/http/device'
import { hasActivePlan } from '../plans/repository'
import { takeTurns } from '../../platform/take-turns'
import { issueCode, redeemCode } from './codes'
import { hashSecret, isOutdated, isSecret, pretendToCheck } from './passwords'
import { accountByEmail, createAccount, markVerified, recordLogin, setPassword, type Account } from './repository'
import { checkRegistration, isEmail, normalEmail, refusalOfPassword } from './rules'
import { authCookie } from './auth-cookie'
import { createAuthSession, endAuthSession, endAuthSessionsOf } from './auth-sessions'

type AuthOperation =
  | 'register'
  | 'login'
  | 'logout'
  | 'isAuth'
  | 'verifyAccount'
  | 'resendVerification'
  | 'sendResetOtp'
  | 'resetPassword'
  | 'checkAccess'

/**
 * Passwords of one address that a server checks at a time. A running check counts as failed, so a class that logs in at
 * once would reach `loginFromAddress`; ten servers stay within it.
 */
const fewFromAddress = takeTurns(2)

export const authHandlers = (context: Context): HandlersOf<AuthOperation> => {
  const { database, runInBackground, now, logSecurityEvent, queueMail, signupAnswer, passwordMinSignup } = context
  const cookie = authCookie(context.publicUrl)

  const mailVerificationCode = async (account: Account) => {
    await countTry(context, 'codesOfAccount', `verify ${account.id}`)
    const issued = await issueCode(context, account.id, 'verify')
    if ('code' in issued) await queueMail(verificationMail(account, issued.code, context.publicUrl))
  }

  const mailResetCode = async (email: string, address: string) => {
    const account = await accountByEmail(database, email)
    if (!account?.isActive) {
      await pretendToCheck(email)
      return
    }
    const issued = await issueCode(context, account.id, 'reset')
    if ('code' in issued) await queueMail(resetMail(account, issued.code, context.publicUrl))
    logSecurityEvent('code mailed', { userId: account.id, address })
  }

  /** Informs the owner by mail when the response must not reveal that the account exists. */
  const informOwner = async (email: string) => {
    const owner = await accountByEmail(database, email)
    if (owner !== undefined) await queueMail(accountExistsMail(owner, context.publicUrl))
  }

  /** Replaces a hash made with older settings while the password is available. */
  const refreshHash = async (account: Account, password: string) => {
    if (!isOutdated(account.passwordHash)) return
    await setPassword(database, account.id, await hashSecret(password))
  }

  /**
   * The account with these credentials. A try counts as failed until its password was found right.
   * @throws Refusal 401 for wrong credentials, 429 for too many failed tries.
   */
  const accountWith = async (body: { email: string; password: string }, address: string) => {
    const email = normalEmail(body.email)
    const fromAddress = await countFromAddress(context, 'loginFromAddress', address)
    await countTry(context, 'loginOfAccount', email)
    const account = await accountByEmail(database, email)
    const isRight = account ? await isSecret(body.password, account.passwordHash) : await pretendToCheck(body.password)
    if (account === undefined || !isRight) {
      logSecurityEvent('login failed', { subjectId: account?.id, address })
      throw new Refusal(401, say('login_invalid'))
    }
    await fromAddress.undo()
    await clearTries(context, 'loginOfAccount', email)
    return account
  }

  return {
    register: async ({ body, address, headers }) => {
      const checked = checkRegistration(body, passwordMinSignup)
      if ('refused' in checked) throw new Refusal(400, checked.refused)
      await countFromAddress(context, 'registerFromAddress', address)
      const { password, ...data } = checked.accepted
      const passwordHash = await hashSecret(password)
      const account = await createAccount(database, {
        ...data,
        passwordHash,
        role: 'learner',
        isVerified: false,
        language: chosenLanguage(headers.cookie),
        createdAt: now(),
      })
      if (account !== undefined) logSecurityEvent('registered', { userId: account.id, address })
      if (signupAnswer === 'neutral')
        runInBackground(() => (account === undefined ? informOwner(data.email) : mailVerificationCode(account)))
      else if (account === undefined) throw new Refusal(409, say('email_taken'))
      else await mailVerificationCode(account)
      const message = 'Your account was created. A verification code is on its way to your email.'
      return { success: true, message, isCodeMailed: true }
    },

    login: async ({ body, token, address, headers, reply }) => {
      const account = await fewFromAddress(() => accountWith(body, address), networkOf(address))
      if (!account.isActive) throw new Refusal(403, say('account_disabled'))
      await refreshHash(account, body.password)
      if (!(await recordLogin(database, account.id))) throw new Refusal(401, say('login_invalid'))
      if (token !== undefined) await endAuthSession(context, token)
      const created = await createAuthSession(context, account, deviceOf(headers['user-agent']))
      void cookie.set(reply, created, account.role)
      logSecurityEvent('logged in', { userId: account.id, address })
      return { success: true, message: 'Logged in' }
    },

    logout: async ({ visitor, token, address, reply }) => {
      if (token !== undefined) await endAuthSession(context, token)
      if (visitor !== undefined) logSecurityEvent('logged out', { userId: visitor.id, address })
      void cookie.clear(reply)
      return { success: true, message: 'Logged out' }
    },

    isAuth: async ({ visitor }) => {
      if (visitor === undefined) return { success: false, message: say('not_authorized').message }
      const { name, role, isVerified } = visitor
      return { success: true, message: 'Logged in', user: { name, role, isVerified } }
    },

    verifyAccount: async ({ body, address }) => {
      if (!(await redeemCode(context, body.userId, 'verify', body.otp))) {
        logSecurityEvent('code refused', { subjectId: body.userId, address })
        throw new Refusal(400, say('code_wrong'))
      }
      await markVerified(database, body.userId)
      logSecurityEvent('email verified', { userId: body.userId, address })
      return { success: true, message: 'Email verified successfully' }
    },

    resendVerification: async ({ user, address }) => {
      if (user.isVerified) throw new Refusal(409, say('already_verified'))
      const issued = await issueCode(context, user.id, 'verify')
      if ('waitSeconds' in issued) {
        throw new Refusal(429, say('wait_for_code', issued.waitSeconds), issued.waitSeconds)
      }
      await countTry(context, 'codesOfAccount', `verify ${user.id}`)
      await queueMail(verificationMail(user, issued.code, context.publicUrl))
      logSecurityEvent('code mailed', { userId: user.id, address })
      return { success: true, message: 'A new verification code has been sent to your email' }
    },

    sendResetOtp: async ({ body, address }) => {
      const email = normalEmail(body.email)
      if (!isEmail(email)) throw new Refusal(400, say('email_invalid'))
      // By the submitted email, so that one without an account is limited in the same way.
      await countTry(context, 'codesOfAccount', `reset ${email}`)
      // The account is looked up after the response, whose time therefore reveals nothing.
      runInBackground(() => mailResetCode(email, address))
      return { success: true, message: 'If this address has an account, a code was sent to it.' }
    },

    resetPassword: async ({ body, address }) => {
      const email = normalEmail(body.email)
      // Checked before the code is used up, and without the account's name, which would reveal that the account exists.
      const refused = refusalOfPassword(body.newPassword, [email], 8)
      if (refused !== undefined) throw new Refusal(400, refused)
      const account = await accountByEmail(database, email)
      const isRight = await redeemCode(context, account?.isActive ? account.id : undefined, 'reset', body.otp)
      if (account === undefined || !isRight) {
        logSecurityEvent('code refused', { subjectId: account?.id, address })
        throw new Refusal(400, say('code_wrong'))
      }
      const passwordHash = await hashSecret(body.newPassword)
      await database.transaction(async (transaction) => {
        await setPassword(transaction, account.id, passwordHash)
        await endAuthSessionsOf(transaction, account.id)
      })
      await clearTries(context, 'loginOfAccount', email)
      await queueMail(passwordChangedMail(account))
      logSecurityEvent('password reset', { userId: account.id, address })
      return { success: true, message: 'Password has been reset successfully!' }
    },

    checkAccess: async ({ user, present }) => ({ canAccessExam: await hasActivePlan(database, user.id, present) }),
  }
}
