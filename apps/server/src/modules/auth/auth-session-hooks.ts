import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context'
import { authSessionCookie, userOfAuthSession } from './auth-sessions'
import type { SignedInUser, AuthSession } from '../../platform/http/signed-in-user'
import type { AccessFacts } from '../exams/rules'
import { faultOf } from '../../platform/http/json-body'
import { within } from '../../platform/http/operations'
import { isSpeculative } from '../../platform/http/speculative'

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
    /** When the session was read, epoch ms; 0: it was not. */
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
 * Loads the authenticated session of requests that may need it, and again when their body has arrived, if that took a while: nobody
 * acts with a session, role or account that has ended meanwhile. Register it before what checks them.
 */
export const registerAuthSessions = (server: FastifyInstance, context: Context): void => {
  const name = authSessionCookie(context.publicUrl)
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
    const { cookie } = request.headers
    if (cookie === undefined || request.routeOptions.config.isForServers === true) return
    const token = cookies.parse(cookie)[name] || undefined
    request.sessionToken = token
    if (token !== undefined && needsSession.test(request.url)) await load(request, token)
  })
  server.addHook('preValidation', async (request) => {
    const { sessionToken: token, sessionReadAt } = request
    if (token !== undefined && sessionReadAt > 0 && context.now().getTime() - sessionReadAt > FRESH)
      await load(request, token)
  })
}
