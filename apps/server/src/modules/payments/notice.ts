import { centsOfText } from '../../platform/amount'
import { isStatusCode, type StatusCode } from './states'

/** A well-formed notice of the gateway; not verified yet. */
export interface Notice {
  merchantId: string
  orderId: string
  /** As received, because the signature covers it. */
  amount: string
  amountCents: number
  currency: string
  statusCode: StatusCode
  signature: string
}

export interface NoticeFacts {
  orderId: string
  statusCode?: string
  amount?: string
  currency?: string
  paymentId?: string
  method?: string
  message?: string
}

const names = [
  ['status_code', 'statusCode'],
  ['payhere_amount', 'amount'],
  ['payhere_currency', 'currency'],
  ['payment_id', 'paymentId'],
  ['method', 'method'],
  ['status_message', 'message'],
] as const

const MAX_LENGTH = 200

// PostgreSQL rejects NUL, and a lone surrogate is not valid Unicode.
const truncated = (text: string) => text.slice(0, MAX_LENGTH).replace(/\0|\p{Surrogate}/gu, '')

/** The fields of a form for the payment log, truncated. Names, card numbers and the buyer's own fields are left out. */
export const factsOf = (form: URLSearchParams): NoticeFacts => {
  const facts: NoticeFacts = { orderId: truncated(form.get('order_id') ?? '') }
  for (const [field, name] of names) {
    const value = form.get(field)
    if (value !== null) facts[name] = truncated(value)
  }
  return facts
}

/** Parses a form as a notice; undefined if a field is missing, duplicated, or malformed. */
export const noticeOf = (form: URLSearchParams): Notice | undefined => {
  const one = (name: string) => {
    const [value = '', ...more] = form.getAll(name)
    return more.length === 0 ? value : ''
  }
  const statusCode = one('status_code')
  const amount = one('payhere_amount')
  const amountCents = centsOfText(amount)
  const notice = {
    merchantId: one('merchant_id'),
    orderId: one('order_id'),
    currency: one('payhere_currency'),
    signature: one('md5sig'),
  }
  const isWhole =
    /^[\w-]{1,40}$/.test(notice.merchantId) &&
    /^[\w-]{1,40}$/.test(notice.orderId) &&
    /^[A-Z]{3}$/.test(notice.currency) &&
    /^[0-9A-F]{32}$/.test(notice.signature)
  if (!isWhole || amountCents === undefined || !isStatusCode(statusCode)) return undefined
  return { ...notice, amount, amountCents, statusCode }
}
