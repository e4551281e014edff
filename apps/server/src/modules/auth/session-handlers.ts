import { optionalProp } from '@naru/exam-kit/content'
import type { Context } from '../../platform/context'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { authSessionsOf, endAuthSessions } from './auth-sessions'

export const sessionHandlers = (context: Context): HandlersOf<'listSessions' | 'endSession' | 'endOtherSessions'> => {
  const { database, logSecurityEvent } = context
  return {
    listSessions: async ({ user, session }) =>
      (await authSessionsOf(context, user)).map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        ...optionalProp('device', device ?? undefined),
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === session.id,
      })),

    endSession: async ({ user, path: { id }, address }) => {
      if ((await endAuthSessions(database, user.id, { id })) === 0) throw new Refusal(404, say('session_unknown'))
      logSecurityEvent('session ended', { userId: user.id, address })
      return { success: true, message: 'The session has ended.' }
    },

    endOtherSessions: async ({ user, session, address }) => {
      const count = await endAuthSessions(database, user.id, { allBut: session.id })
      if (count > 0) logSecurityEvent('session ended', { userId: user.id, address })
      return { success: true, message: 'All other sessions have ended.' }
    },
  }
}
