import { read, type Api } from '../client'
import { isUnauthorized } from '../errors'
import { authState, done, examAccess, userData } from '../guards'
import type { AuthState, LoginRequest } from '../types'
import type { CallOptions } from './options'

/** Whether somebody is logged in. 401 is the answer "nobody"; other failures are thrown, so that the caller may keep what it knew. */
export async function readSession(api: Api, options: CallOptions = {}): Promise<AuthState> {
  try {
    return await read(api.GET('/api/auth/is-auth', options), authState)
  } catch (error) {
    if (isUnauthorized(error)) return { success: false, message: error.serverMessage ?? '' }
    throw error
  }
}

/** Whether the learner may take exams. */
export const readExamAccess = (api: Api, options: CallOptions = {}) =>
  read(api.GET('/api/auth/check-access', options), examAccess)

/** The logged-in user's own data. */
export const readUserData = (api: Api, options: CallOptions = {}) => read(api.GET('/api/user/data', options), userData)

/** Starts a session. A 2xx answer may still say `success: false`. */
export const logIn = (api: Api, { email, password }: LoginRequest) =>
  read(api.POST('/api/auth/login', { body: { email, password } }), done)

/** Ends the session. A 2xx answer may still say `success: false`. */
export const logOut = (api: Api) => read(api.POST('/api/auth/logout'), done)
