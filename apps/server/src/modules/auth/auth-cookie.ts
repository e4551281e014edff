import cookies from '@fastify/cookie'
import type { FastifyReply } from 'fastify'
import { authSessionCookie } from './auth-sessions'
import { authSessionTimes } from './rules'
import type { SignedInUser } from '../../platform/http/signed-in-user'

export const authCookie = (publicUrl: string) => {
  const name = authSessionCookie(publicUrl)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const
  return {
    /** Sets it for as long as a session of this role may last. */
    set: (reply: FastifyReply, token: string, role: SignedInUser['role']) =>
      reply.header(
        'set-cookie',
        cookies.serialize(name, token, { ...options, maxAge: authSessionTimes.absolute[role] / 1000 }),
      ),
    clear: (reply: FastifyReply) =>
      reply.header('set-cookie', cookies.serialize(name, '', { ...options, expires: new Date(0), maxAge: 0 })),
  }
}
