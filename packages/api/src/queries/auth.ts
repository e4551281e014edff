import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { logIn, logOut, readExamAccess, readSession } from '../calls/account'
import type { Api } from '../client'
import { done, registered } from '../guards'
import type {
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SendResetOtpRequest,
  VerifyAccountRequest,
} from '../types'
import type { CacheEffect } from './cache'
import { personalKeys, queryKeys } from './keys'
import { mutationOf } from './ofCall'

/** The auth session. 401 means nobody is logged in; other failures are thrown, so that the cached session stays. */
export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.session,
    queryFn: ({ signal }) => readSession(api, { signal }),
  })

export const examAccessQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.examAccess,
    queryFn: ({ signal }) => readExamAccess(api, { signal }),
  })

/** Logs in. A 2xx response may contain `success: false`. */
export const loginMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.session], clears: personalKeys } satisfies CacheEffect,
    mutationFn: (body: LoginRequest) => logIn(api, body),
  })

/** Logs out. A 2xx response may contain `success: false`. */
export const logoutMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.session], clears: personalKeys } satisfies CacheEffect,
    mutationFn: () => logOut(api),
  })

/** Creates an account without logging in. A 2xx response may contain `success: false`. */
export const registerMutation = (api: Api) =>
  mutationOf((body: RegisterRequest) => api.POST('/api/auth/register', { body }), {}, registered)

/** Confirms an email address with the mailed code. A 2xx response may contain `success: false`. */
export const verifyAccountMutation = (api: Api) =>
  mutationOf(
    (body: VerifyAccountRequest) => api.POST('/api/auth/Verify-account', { body }),
    { invalidates: [queryKeys.session, queryKeys.userData, queryKeys.leaderboards, queryKeys.myResults] },
    done,
  )

/** Mails a new verification code (extension: `isUnsupported` errors without it). */
export const resendVerificationMutation = (api: Api) =>
  mutationOf(() => api.POST('/api/auth/resend-verification'), {}, done)

/** Mails a reset code. A 2xx response may contain `success: false`. */
export const sendResetOtpMutation = (api: Api) =>
  mutationOf((body: SendResetOtpRequest) => api.POST('/api/auth/send-reset-otp', { body }), {}, done)

/** Sets a new password with the mailed code; ends all sessions of the account. A 2xx response may contain `success: false`. */
export const resetPasswordMutation = (api: Api) =>
  mutationOf(
    (body: ResetPasswordRequest) => api.POST('/api/auth/reset-password', { body }),
    { invalidates: [queryKeys.session] },
    done,
  )
