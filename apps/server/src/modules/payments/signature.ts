import { createHash, timingSafeEqual } from 'node:crypto'
import { formatAmount } from '../../platform/amount'

export interface Merchant {
  id: string
  /** Never leaves the server. */
  secret: string
  /** The secret before this one: notices may be signed with it still, orders are not. */
  previousSecret?: string
}

// The gateway requires MD5. This is why a signature alone activates nothing where the gateway can be queried.
const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex').toUpperCase()

export interface SignedOrder {
  orderId: string
  amountCents: number
  currency: string
}

/** The signature that the widget needs to open an order. */
export const orderHash = ({ id, secret }: Merchant, { orderId, amountCents, currency }: SignedOrder): string =>
  md5(id + orderId + formatAmount(amountCents) + currency + md5(secret))

/** The signed fields of a notice, as received. */
export interface SignedNotice {
  merchantId: string
  orderId: string
  amount: string
  currency: string
  statusCode: string
}

export const noticeSignature = (
  { merchantId, orderId, amount, currency, statusCode }: SignedNotice,
  secret: string,
): string => md5(merchantId + orderId + amount + currency + statusCode + md5(secret))

/** Whether a notice has the right signature, in capitals; compares in constant time. */
export const isSignedBy = (
  notice: SignedNotice,
  signature: string,
  { secret, previousSecret = secret }: Pick<Merchant, 'secret' | 'previousSecret'>,
): boolean => {
  const actual = Buffer.from(signature)
  return [secret, previousSecret].some((key) => {
    const expected = Buffer.from(noticeSignature(notice, key))
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
}
