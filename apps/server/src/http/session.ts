import cookies from '@fastify/cookie'
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
export const registerSessions = (server: FastifyInstance, context: Context): void => {
  const name = sessionCookie(context.publicUrl)
  server.decorateRequest('visitor', undefined)
  server.decorateRequest('sessionToken', undefined)
  server.addHook('onRequest', (request, _reply, done) => {
    const { cookie } = request.headers
    if (cookie === undefined || request.routeOptions.config.isForServers === true || !needsSession.test(request.url)) {
      return done()
    }
    const token = cookies.parse(cookie)[name]
    if (token === undefined || token === '') return done()
    request.sessionToken = token
    return void userOfSession(context, token).then((visitor) => {
      request.visitor = visitor
      done()
    }, done)
  })
}
