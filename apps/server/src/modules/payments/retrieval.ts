import { within } from '../../platform/http/operations'
import { centsOf } from '../../platform/amount'
import type { KnownPayment, Retrieval } from './gateway'

/** Sends a request: `fetch`, or a stand-in. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

export interface RetrievalOptions {
  /** Base URL, such as `https://www.payhere.lk`. */
  host: string
  app: { id: string; secret: string }
  now: () => Date
  /** @default `fetch` */
  send?: Send
}

/** The live gateway and its sandbox. */
export const payhereHosts = { live: 'https://www.payhere.lk', sandbox: 'https://sandbox.payhere.lk' } as const

/** Timeout of one request, in milliseconds. */
const TIMEOUT_MS = 10_000
/** A token is renewed this long before it expires, in milliseconds. */
const RENEWAL_MARGIN_MS = 30_000

const statuses: Readonly<Record<string, KnownPayment['status']>> = {
  RECEIVED: 'received',
  REFUNDED: 'refunded',
  CHARGEBACKED: 'charged_back',
}

const amountOf = (value: unknown) => {
  if (typeof value === 'number') return centsOf(value)
  return typeof value === 'string' && /^\d+(\.\d{1,2})?$/.test(value) ? centsOf(Number(value)) : undefined
}

/** Parses an entry of PayHere's list; undefined if it is not a valid successful payment. */
const paymentOf = (entry: unknown): KnownPayment | undefined => {
  const [orderId, currency, status] = ['order_id', 'currency', 'status'].map((name) => within(entry, name))
  const amountCents = amountOf(within(entry, 'amount'))
  const known = typeof status === 'string' ? statuses[status] : undefined
  if (typeof orderId !== 'string' || typeof currency !== 'string') return undefined
  return amountCents === undefined || known === undefined
    ? undefined
    : { orderId, amountCents, currency, status: known }
}

class Unauthorized extends Error {}

/**
 * Queries PayHere's Retrieval API. Its token is cached until it expires, and renewed once when it is rejected earlier.
 * Anything unexpected is an error, never a payment.
 */
export const payhereRetrieval = ({ host, app, now, send = fetch }: RetrievalOptions): Retrieval => {
  let token: { value: string; until: number } | undefined

  const request = async (url: string, init: RequestInit): Promise<unknown> => {
    const response = await send(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 401 || response.status === 403)
      throw new Unauthorized(`the gateway answered ${response.status}`)
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`)
    return response.json()
  }

  const tokenOf = async (): Promise<string> => {
    if (token !== undefined && now().getTime() < token.until) return token.value
    const answer = await request(`${host}/merchant/v1/oauth/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${app.id}:${app.secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    const value = within(answer, 'access_token')
    const seconds = Number(within(answer, 'expires_in'))
    if (typeof value !== 'string' || value === '') throw new Error('the gateway gave no token')
    const life = Number.isFinite(seconds) ? seconds * 1000 - RENEWAL_MARGIN_MS : 0
    token = { value, until: now().getTime() + life }
    return value
  }

  const search = async (orderId: string): Promise<KnownPayment[]> => {
    const answer = await request(`${host}/merchant/v1/payment/search?order_id=${encodeURIComponent(orderId)}`, {
      headers: { authorization: `Bearer ${await tokenOf()}` },
    })
    const data = within(answer, 'data') ?? []
    if (typeof within(answer, 'status') !== 'number' || !Array.isArray(data))
      throw new Error('the gateway answered no list')
    return data.map(paymentOf).filter((payment) => payment !== undefined)
  }

  return {
    find: async (orderId) => {
      try {
        return await search(orderId)
      } catch (thrown) {
        if (!(thrown instanceof Unauthorized) || token === undefined) throw thrown
        token = undefined
        return search(orderId)
      }
    },
  }
}
