import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context'
import { authSessionCookie, userOfAuthSession } from '../modules/auth/auth-sessions'
import type { SignedInUser } from '../modules/auth/signed-in-user'
import type { AuthSession } from '../modules/exams/auth-context'
import type { AccessFacts } from '../modules/exams/rules'
import { faultOf } from './json-body'
import { within } from './operations'
import { isSpeculative } from './speculative'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: SignedInUser | undefined
    authSession: AuthSession | undefined
    /** The session token of the request, valid or not. */
    sessionToken: string | undefined
    /** Access facts of the visitor for the exam in the address; undefined if the address names no existing exam. */
    facts: AccessFacts | undefined
    /** The present by the database's clock, read together with the user. */
    present: Date | undefined
    /** When the session was read, epoch ms. */
    sessionReadAt: number
  }
}

/** A session that was read longer ago, in ms, is read again when the body has arrived. */
const FRESH = 1000

const needsSession = /^\/(api|media|payment)\//

/** The exam in the address, whose access facts are loaded together with the session. Invalid text is left to the validation. */
const examOf = ({ routeOptions, params, query }: FastifyRequest): string | undefined => {
  const { exam } = routeOptions.config.operation ?? {}
  const examId = exam === undefined ? undefined : (within(params, exam) ?? within(query, exam))
  return typeof examId === 'string' && faultOf(examId) === undefined ? examId : undefined
}

/**
 * Creates a function that reads the session token from a request's cookies, valid or not; undefined if there is none.
 */
export const authTokenReader = (publicUrl: string): ((request: FastifyRequest) => string | undefined) => {
  const name = authSessionCookie(publicUrl)
  return ({ headers: { cookie } }) => (cookie === undefined ? undefined : cookies.parse(cookie)[name] || undefined)
}

/**
 * Loads the authenticated session of requests that may need it, and again when their body has arrived, if that took a while: nobody
 * acts with a session, role or account that has ended meanwhile. Register it before what checks them.
 */
export const registerAuthSessions = (server: FastifyInstance, context: Context): void => {
  const tokenOf = authTokenReader(context.publicUrl)
  server.decorateRequest('visitor', undefined)
  server.decorateRequest('authSession', undefined)
  server.decorateRequest('sessionToken', undefined)
  server.decorateRequest('facts', undefined)
  server.decorateRequest('present', undefined)
  server.decorateRequest('sessionReadAt', 0)
  const load = async (request: FastifyRequest, token: string) => {
    request.sessionReadAt = context.now().getTime()
    const found = await userOfAuthSession(context, token, { examId: examOf(request), isUse: !isSpeculative(request) })
    request.visitor = found?.user
    request.authSession = found?.session
    request.facts = found?.facts
    request.present = found?.present
  }
  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isForServers === true || !needsSession.test(request.url)) return
    const token = tokenOf(request)
    if (token === undefined) return
    request.sessionToken = token
    await load(request, token)
  })
  server.addHook('preValidation', async (request) => {
    const { sessionToken: token, sessionReadAt } = request
    if (token !== undefined && context.now().getTime() - sessionReadAt > FRESH) await load(request, token)
  })
}
