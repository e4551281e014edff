import { createHash, timingSafeEqual } from 'node:crypto'
import { formatAmount } from './amount'

/** The merchant's account at the gateway. */
export interface Merchant {
  id: string
  /** Never leaves the server. */
  secret: string
}

// The gateway prescribes MD5. It is the reason why a signature alone activates nothing where the gateway can be asked.
const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex').toUpperCase()

/** What an order's signature is made of. */
export interface SignedOrder {
  orderId: string
  amountCents: number
  currency: string
}

/** The signature that the widget needs to open an order. */
export const orderHash = ({ id, secret }: Merchant, { orderId, amountCents, currency }: SignedOrder): string =>
  md5(id + orderId + formatAmount(amountCents) + currency + md5(secret))

/** What a notice's signature is made of, each as the sender wrote it. */
export interface SignedNotice {
  merchantId: string
  orderId: string
  amount: string
  currency: string
  statusCode: string
}

/** The signature of a notice that comes from the gateway. */
export const noticeSignature = (
  { merchantId, orderId, amount, currency, statusCode }: SignedNotice,
  secret: string,
): string => md5(merchantId + orderId + amount + currency + statusCode + md5(secret))

/** Whether a notice carries its right signature, in capitals; takes the same time wherever the two differ. */
export const isSignedBy = (notice: SignedNotice, signature: string, secret: string): boolean => {
  const expected = Buffer.from(noticeSignature(notice, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
