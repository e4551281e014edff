import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context'
import { sessionCookie, userOfSession, type SignedInUser } from '../modules/auth/sessions'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in, if anybody. */
    visitor: SignedInUser | undefined
    /** The session token the request came with, valid or not. */
    sessionToken: string | undefined
  }
}

const needsSession = /^\/(api|media|payment)\//

/** Reads the session cookie of requests that may need it. */
export const registerSessions = async (server: FastifyInstance, context: Context): Promise<void> => {
  await server.register(cookie)
  const name = sessionCookie(context.publicUrl)
  server.decorateRequest('visitor', undefined)
  server.decorateRequest('sessionToken', undefined)
  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isForServers === true) return
    const token = request.cookies[name]
    if (token === undefined || token === '' || !needsSession.test(request.url)) return
    request.sessionToken = token
    request.visitor = await userOfSession(context, token)
  })
}
