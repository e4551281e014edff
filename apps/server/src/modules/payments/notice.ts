import { centsOfText } from './amount'
import { isStatusCode, type StatusCode } from './states'

/** A notice of the gateway, well formed; nothing of it is believed yet. */
export interface Notice {
  merchantId: string
  orderId: string
  /** As it was written, because the signature is made of it. */
  amount: string
  amountCents: number
  currency: string
  statusCode: StatusCode
  signature: string
}

/** What the journal keeps of any notice. */
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

const LONGEST = 200

// PostgreSQL stores no NUL, and a lone surrogate is no text.
const truncated = (text: string) => text.slice(0, LONGEST).replace(/\0|\p{Surrogate}/gu, '')

/** What a form says, cut to what the journal keeps. Names, card numbers and the buyer's own fields are left out. */
export const factsOf = (form: URLSearchParams): NoticeFacts => {
  const facts: NoticeFacts = { orderId: truncated(form.get('order_id') ?? '') }
  for (const [field, name] of names) {
    const value = form.get(field)
    if (value !== null) facts[name] = truncated(value)
  }
  return facts
}

/** Reads a form as a notice; undefined if a field is missing, given twice, or of another form than the gateway's. */
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
