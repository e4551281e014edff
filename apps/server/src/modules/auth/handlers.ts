import type { FastifyReply } from 'fastify'
import type { Context } from '../../context'
import type { HandlersOf } from '../../http/operations'
import { NOT_AUTHORIZED, Refusal } from '../../http/refusal'
import { passwordChangedMail, resetMail, verificationMail } from '../../mail/messages'
import { hasActivePlan } from '../plans/repository'
import { issueCode, redeemCode } from './codes'
import { hashSecret, isSecret, pretendToCheck } from './passwords'
import { accountByEmail, createAccount, markVerified, setPassword } from './repository'
import { checkRegistration, isEmail, normalEmail, sessionTimes } from './rules'
import { beginSession, endSession, endSessionsOf, SESSION_COOKIE } from './sessions'

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

const WRONG_CODE = 'This code is wrong or has expired.'

/** Accounts, sessions and one-time codes. */
export const authHandlers = (context: Context): HandlersOf<AuthOperation> => {
  const { database, now, post, publicUrl } = context
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const

  const setCookie = (reply: FastifyReply, token: string) =>
    reply.setCookie(SESSION_COOKIE, token, { ...cookie, maxAge: sessionTimes.absolute / 1000 })

  return {
    register: async ({ body }) => {
      const checked = checkRegistration(body)
      if ('refused' in checked) throw new Refusal(400, checked.refused)
      const { password, ...data } = checked.accepted
      const passwordHash = await hashSecret(password)
      const account = await createAccount(database, {
        ...data,
        passwordHash,
        role: 'learner',
        isVerified: false,
        createdAt: now(),
      })
      if (account === undefined) throw new Refusal(409, 'An account with this email already exists')
      const issued = await issueCode(context, account.id, 'verify')
      if ('code' in issued) post(verificationMail(account.email, account.name, issued.code, publicUrl))
      return { success: true, message: 'Your account was created. A verification code is on its way to your email.' }
    },

    login: async ({ body, token, reply }) => {
      const account = await accountByEmail(database, normalEmail(body.email))
      const isRight = account
        ? await isSecret(body.password, account.passwordHash)
        : await pretendToCheck(body.password)
      if (account === undefined || !isRight) throw new Refusal(401, 'Invalid email or password')
      if (!account.isActive) throw new Refusal(403, 'This account has been disabled. Please contact us.')
      if (token !== undefined) await endSession(context, token)
      setCookie(reply, await beginSession(context, account.id))
      return { success: true, message: 'Logged in' }
    },

    logout: async ({ token, reply }) => {
      if (token !== undefined) await endSession(context, token)
      reply.clearCookie(SESSION_COOKIE, cookie)
      return { success: true, message: 'Logged out' }
    },

    isAuth: async ({ visitor }) =>
      visitor === undefined
        ? { success: false, message: NOT_AUTHORIZED }
        : { success: true, message: 'Logged in', user: { name: visitor.name } },

    verifyAccount: async ({ body }) => {
      if (!(await redeemCode(context, body.userId, 'verify', body.otp))) throw new Refusal(400, WRONG_CODE)
      await markVerified(database, body.userId)
      return { success: true, message: 'Email verified successfully' }
    },

    resendVerification: async ({ user }) => {
      if (user.isVerified) throw new Refusal(409, 'This email address is already verified.')
      const issued = await issueCode(context, user.id, 'verify')
      if ('waitSeconds' in issued) {
        throw new Refusal(
          429,
          `Please wait ${issued.waitSeconds} seconds before asking for another code.`,
          issued.waitSeconds,
        )
      }
      post(verificationMail(user.email, user.name, issued.code, publicUrl))
      return { success: true, message: 'A new verification code has been sent to your email' }
    },

    sendResetOtp: async ({ body }) => {
      const email = normalEmail(body.email)
      if (!isEmail(email)) throw new Refusal(400, 'Please enter a valid email address')
      const account = await accountByEmail(database, email)
      if (account?.isActive) {
        const issued = await issueCode(context, account.id, 'reset')
        if ('code' in issued) post(resetMail(account.email, account.name, issued.code, publicUrl))
      } else {
        await pretendToCheck(email)
      }
      return { success: true, message: 'If this address has an account, a code was sent to it.' }
    },

    resetPassword: async ({ body }) => {
      const account = await accountByEmail(database, normalEmail(body.email))
      const isRight = await redeemCode(context, account?.isActive ? account.id : undefined, 'reset', body.otp)
      if (account === undefined || !isRight) throw new Refusal(400, WRONG_CODE)
      const passwordHash = await hashSecret(body.newPassword)
      await database.transaction(async (transaction) => {
        await setPassword(transaction, account.id, passwordHash)
        await endSessionsOf(transaction, account.id)
      })
      post(passwordChangedMail(account.email, account.name))
      return { success: true, message: 'Password has been reset successfully!' }
    },

    checkAccess: async ({ user }) => ({ canAccessExam: await hasActivePlan(database, user.id, now()) }),
  }
}
