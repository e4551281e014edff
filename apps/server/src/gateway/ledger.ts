import { randomBytes } from 'node:crypto'
import { centsOfText } from '../platform/amount'
import { orderHash, noticeSignature, type Merchant } from '../modules/payments/signature'
import type { StatusCode } from '../modules/payments/states'

/** An order as it reaches the stand-in's checkout. */
export interface Checkout {
  orderId: string
  /** In the gateway's format: '1500.00'. */
  amount: string
  currency: string
  items: string
}

export interface StandInPayment extends Checkout {
  paymentId: string
  status: 'RECEIVED' | 'REFUNDED' | 'CHARGEBACKED'
}

const required = [
  'merchant_id',
  'return_url',
  'cancel_url',
  'notify_url',
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'city',
  'country',
  'order_id',
  'items',
  'currency',
  'amount',
  'hash',
] as const

export interface Ledger {
  merchant: Merchant
  /** Opens an order if it is complete and correctly signed; otherwise returns the error. */
  open: (fields: Readonly<Record<string, unknown>>) => { token: string } | { error: string }
  /** An open order. */
  checkout: (token: string) => Checkout | undefined
  pay: (checkout: Checkout) => StandInPayment
  change: (orderId: string, status: StandInPayment['status']) => void
  payments: (orderId: string) => StandInPayment[]
  /** A signed notice in the gateway's form encoding. */
  notice: (checkout: Checkout, statusCode: StatusCode) => URLSearchParams
}

/** Creates an empty ledger with its own merchant and secret. */
export const createLedger = (
  merchant: Merchant = { id: '1000000', secret: randomBytes(24).toString('base64url') },
): Ledger => {
  const checkouts = new Map<string, Checkout>()
  const paid: StandInPayment[] = []
  let count = 0

  return {
    merchant,
    open: (fields) => {
      const missing = required.find((name) => typeof fields[name] !== 'string' || fields[name] === '')
      if (missing !== undefined) return { error: `The field ${missing} is missing` }
      const text = (name: (typeof required)[number]) => String(fields[name])
      const amountCents = centsOfText(text('amount'))
      if (amountCents === undefined) return { error: 'The amount must have two decimals and no comma' }
      const checkout = {
        orderId: text('order_id'),
        amount: text('amount'),
        currency: text('currency'),
        items: text('items'),
      }
      const { orderId, currency } = checkout
      const isSigned = text('hash') === orderHash(merchant, { orderId, amountCents, currency })
      if (text('merchant_id') !== merchant.id || !isSigned) return { error: 'Unauthorized payment request' }
      const token = randomBytes(12).toString('hex')
      checkouts.set(token, checkout)
      return { token }
    },
    checkout: (token) => checkouts.get(token),
    pay: (checkout) => {
      count += 1
      const payment: StandInPayment = { ...checkout, paymentId: `32002507${1000 + count}`, status: 'RECEIVED' }
      paid.push(payment)
      return payment
    },
    change: (orderId, status) => {
      for (const payment of paid) if (payment.orderId === orderId) payment.status = status
    },
    payments: (orderId) => paid.filter((payment) => payment.orderId === orderId),
    notice: ({ orderId, amount, currency }, statusCode) =>
      new URLSearchParams({
        merchant_id: merchant.id,
        order_id: orderId,
        payment_id: paid.findLast((payment) => payment.orderId === orderId)?.paymentId ?? '320025070000',
        payhere_amount: amount,
        payhere_currency: currency,
        status_code: statusCode,
        md5sig: noticeSignature({ merchantId: merchant.id, orderId, amount, currency, statusCode }, merchant.secret),
        method: 'TEST',
        status_message: 'Stand-in',
        custom_1: '',
        custom_2: '',
      }),
  }
}
