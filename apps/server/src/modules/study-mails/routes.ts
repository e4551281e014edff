import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context'
import { within } from '../../platform/http/operations'
import { unsubscribe } from './handlers'

/**
 * Serves `POST /unsubscribe/{token}`, which mail programs call with a form that says nothing (RFC 8058). A browser that opens
 * the address gets a page of the site, since programs that check links open it as well.
 */
export const registerUnsubscribing = async (server: FastifyInstance, { database }: Context): Promise<void> => {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null))
    scope.post('/unsubscribe/:token', {
      config: { isForServers: true },
      handler: async ({ params }) => {
        await unsubscribe(database, String(within(params, 'token')))
        return { success: true, message: 'ok' }
      },
    })
  })
}
