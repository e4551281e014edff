import type { FastifyInstance } from 'fastify'
import { countFromAddress } from '../../platform/http/limits'
import { Refusal } from '../../platform/http/refusal'
import type { PaymentContext } from './payments'

/** The largest notice, in bytes; a real one has about six hundred. */
const MAX_BYTES = 8 * 1024
const FORM = 'application/x-www-form-urlencoded'
// One message for every reason, so that guessing reveals nothing.
const REFUSED = 'This notice was rejected.'

/**
 * Serves `POST /payment/notify`, which the gateway's server calls. It has no session; only its signature counts. A
 * browser that opens the address gets a page of the site.
 */
export const registerPaymentNotices = async (server: FastifyInstance, context: PaymentContext): Promise<void> => {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    )
    scope.addContentTypeParser('*', (_request, _payload, done) => done(new Refusal(400, REFUSED)))

    scope.post('/payment/notify', {
      bodyLimit: MAX_BYTES,
      config: { isForServers: true },
      handler: async ({ body, ip }) => {
        // Only rejected notices are counted: many sales are no attack.
        const counted = await countFromAddress(context, 'refusedNoticesFromAddress', ip)
        if (!(body instanceof URLSearchParams) || !(await context.payments.receive(body))) {
          throw new Refusal(400, REFUSED)
        }
        await counted.undo()
        return { success: true, message: 'ok' }
      },
    })
  })
}
