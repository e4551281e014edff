import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../platform/http/refusal'
import type { StatusCode } from '../modules/payments/states'
import { paths } from '../paths'
import type { Checkout, Ledger } from './ledger'

export const STAND_IN = '/__payhere'

const types: Readonly<Record<string, string>> = {
  'payhere.js': 'text/javascript; charset=utf-8',
  'checkout.js': 'text/javascript; charset=utf-8',
  'checkout.css': 'text/css; charset=utf-8',
}

/**
 * Status code that each button of the checkout reports. Like the real gateway, its widget then reports the payment as
 * completed.
 */
const codes: Readonly<Record<string, StatusCode>> = { pay: '2', pending: '0', decline: '-2' }

const file = (name: string) => readFileSync(join(paths.standIn, name), 'utf8')

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const pageOf = ({ items, currency, amount, orderId }: Checkout) => {
  const values: Readonly<Record<string, string>> = { items, currency, amount, order: orderId }
  return file('checkout.html').replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? ''))
}

/** Allows embedding in a frame of this site only. */
const asFrame = (reply: FastifyReply) =>
  reply
    .header('x-frame-options', 'SAMEORIGIN')
    .header(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')

const isEqual = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export interface StandInParts {
  ledger: Ledger
  /** Credentials of the retrieval API. */
  app: { id: string; secret: string }
}

/** Serves the stand-in's script, checkout and API below `/__payhere`. */
export const registerStandInRoutes = async (server: FastifyInstance, { ledger, app }: StandInParts): Promise<void> => {
  server.get<{ Params: { name: string } }>(`${STAND_IN}/lib/:name`, async ({ params }, reply) => {
    const type = types[params.name]
    if (type === undefined) throw new Refusal(404, 'There is nothing at this address.')
    return reply.header('cache-control', 'no-store').type(type).send(file(params.name))
  })

  server.post(`${STAND_IN}/pay/checkoutJ`, async ({ body }) => {
    const opened = ledger.open(isFields(body) ? body : {})
    return 'error' in opened ? opened : { path: `pay/window/${opened.token}` }
  })

  const checkoutOf = (token: string) => {
    const checkout = ledger.checkout(token)
    if (checkout === undefined) throw new Refusal(404, 'The stand-in has no such order.')
    return checkout
  }

  server.get<{ Params: { token: string } }>(`${STAND_IN}/pay/window/:token`, async ({ params }, reply) =>
    asFrame(reply).send(pageOf(checkoutOf(params.token))),
  )

  server.post<{ Params: { token: string; choice: string } }>(
    `${STAND_IN}/pay/window/:token/:choice`,
    async ({ params }) => {
      const checkout = checkoutOf(params.token)
      const code = codes[params.choice]
      if (code === undefined) throw new Refusal(404, 'The stand-in has no such button.')
      if (code === '2') ledger.pay(checkout)
      await server.inject({
        method: 'POST',
        url: '/payment/notify',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: ledger.notice(checkout, code).toString(),
      })
      return { success: true }
    },
  )

  const tokens = new Set<string>()
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(`${STAND_IN}/merchant/v1/oauth/token`, {
      config: { isForServers: true },
      handler: async ({ headers }) => {
        const basic = `Basic ${Buffer.from(`${app.id}:${app.secret}`).toString('base64')}`
        if (!isEqual(headers.authorization ?? '', basic)) throw new Refusal(401, 'Unauthorized')
        const token = randomBytes(24).toString('base64url')
        tokens.add(token)
        return { access_token: token, token_type: 'bearer', expires_in: 599, scope: 'STAND-IN' }
      },
    })
  })

  server.get<{ Querystring: { order_id?: string } }>(
    `${STAND_IN}/merchant/v1/payment/search`,
    { config: { isForServers: true } },
    async ({ headers, query }) => {
      if (!tokens.has((headers.authorization ?? '').replace(/^Bearer /, ''))) throw new Refusal(401, 'Unauthorized')
      const payments = ledger.payments(query.order_id ?? '')
      if (payments.length === 0) return { status: -1, msg: 'No payments found', data: null }
      return {
        status: 1,
        msg: `Payments with order_id:${query.order_id}`,
        data: payments.map(({ paymentId, orderId, status, currency, amount, items }) => ({
          payment_id: Number(paymentId),
          order_id: orderId,
          description: items,
          status,
          currency,
          amount: Number(amount),
        })),
      }
    },
  )
}
