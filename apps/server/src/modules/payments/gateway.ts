import type { Merchant } from './signature'

/** What the gateway knows of a successful payment. */
export interface KnownPayment {
  orderId: string
  amountCents: number
  currency: string
  status: 'received' | 'refunded' | 'charged_back'
}

/** Asks the gateway itself, server to server. */
export interface Retrieval {
  /**
   * The successful payments of an order; none if it knows of none.
   * @throws Error if it cannot be asked, or answers something else.
   */
  find: (orderId: string) => Promise<KnownPayment[]>
}

/** Who takes the money. */
export interface Gateway {
  merchant: Merchant
  /** Whether no real money moves; told to the widget. */
  isSandbox: boolean
  /** Address of the widget's script where it is not the gateway's own. */
  script?: string
  /** Without it, a signed notice is believed as it is. */
  retrieval?: Retrieval
}
