import type { PaymentStartRequest, PaymentStartResponse } from '@naru/api/types'
import { createContext, useContext } from 'react'

/** What the payment widget is opened with. */
export interface WidgetOrder
  extends Omit<PaymentStartRequest, 'pricePlanId'>, Omit<PaymentStartResponse, 'sandbox' | 'script'> {
  /** What the buyer reads that they pay for. */
  items: string
  /** Absolute address of the page that the buyer comes back to after paying. */
  return_url: string
  /** Absolute address of the page that the buyer comes back to after giving up. */
  cancel_url: string
  /** Absolute address that the gateway's own server reports to. */
  notify_url: string
  /** Whether no real money moves. */
  sandbox: boolean
  /** Address of the widget's script where the server names another than the gateway's own. */
  script?: string
}

/** How the payment widget ended. `completed` says that the buyer is through with it, not that anything was paid. */
export type WidgetOutcome = { kind: 'completed' } | { kind: 'dismissed' } | { kind: 'error'; detail: string }

/** The hosted payment widget, behind a port. */
export interface PaymentWidget {
  /**
   * Opens the widget and waits until the buyer is done with it.
   *
   * @throws Error if the widget cannot be had, as where its script is blocked
   */
  open(order: WidgetOrder): Promise<WidgetOutcome>
}

const WidgetContext = createContext<PaymentWidget | null>(null)

/** Gives the pages below it another payment widget than the gateway's own. */
export const PaymentWidgetProvider = WidgetContext.Provider

/**
 * @param fallback what stands where no provider gives a widget
 * @returns the widget of the nearest provider
 */
export function usePaymentWidget(fallback: PaymentWidget): PaymentWidget {
  return useContext(WidgetContext) ?? fallback
}
