import type { Merchant } from './signature'

/** A successful payment known to the gateway. */
export interface KnownPayment {
  orderId: string
  amountCents: number
  currency: string
  status: 'received' | 'refunded' | 'charged_back'
}

/** Queries the gateway, server to server. */
export interface Retrieval {
  /**
   * The successful payments of an order; empty if there are none.
   * @throws Error if the gateway cannot be reached, or its response is invalid.
   */
  find: (orderId: string) => Promise<KnownPayment[]>
}

export interface Gateway {
  merchant: Merchant
  /** Whether no real money moves; passed to the widget. */
  isSandbox: boolean
  /** Address of the widget's script; default: the gateway's own. */
  script?: string
  /** Without it, a signed notice is accepted without a query. */
  retrieval?: Retrieval
}
