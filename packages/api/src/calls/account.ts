import { read, type Api } from '../client'
import { isUnauthorized } from '../errors'
import { authState, done, examAccess, userData } from '../guards'
import type { AuthState, Language, LoginRequest } from '../types'
import type { CallOptions } from './options'

/** Loads the auth session. 401 means nobody is logged in; other failures are thrown, so that the caller does not treat them as a logout. */
export async function readSession(api: Api, options: CallOptions = {}): Promise<AuthState> {
  try {
    return await read(api.GET('/api/auth/is-auth', options), authState)
  } catch (error) {
    if (isUnauthorized(error)) return { success: false, message: error.serverMessage ?? '' }
    throw error
  }
}

export const readExamAccess = (api: Api, options: CallOptions = {}) =>
  read(api.GET('/api/auth/check-access', options), examAccess)

export const readUserData = (api: Api, options: CallOptions = {}) => read(api.GET('/api/user/data', options), userData)

/** Logs in. A 2xx response may contain `success: false`. */
export const logIn = (api: Api, { email, password }: LoginRequest) =>
  read(api.POST('/api/auth/login', { body: { email, password } }), done)

/** Logs out. A 2xx response may contain `success: false`. */
export const logOut = (api: Api) => read(api.POST('/api/auth/logout'), done)

/** Stores the language of the logged-in user's pages and mails (extension). */
export const setLanguage = (api: Api, language: Language) => read(api.PUT('/api/user/language', { body: { language } }))
