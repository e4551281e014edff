import type { PaymentStartRequest, PaymentStartResponse } from '@naru/api/types'
import { createContext, useContext } from 'react'

/** What the payment widget is opened with. */
export interface WidgetOrder extends Omit<PaymentStartRequest, 'pricePlanId'>, PaymentStartResponse {
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
}

/** How the payment widget ended. */
export type WidgetOutcome = { kind: 'completed' } | { kind: 'dismissed' } | { kind: 'error'; detail: string }

/** The hosted payment widget, behind a port. */
export interface PaymentWidget {
  /** Opens the widget and waits until the buyer is done with it. Never rejects. */
  open(order: WidgetOrder): Promise<WidgetOutcome>
}

/**
 * Stands where no widget is configured: takes no money and says so.
 *
 * @param detail the sentence for the buyer
 */
export function closedWidget(detail: string): PaymentWidget {
  return { open: () => Promise.resolve({ kind: 'error', detail }) }
}

const WidgetContext = createContext<PaymentWidget | null>(null)

/** Gives the pages below it the payment widget. */
export const PaymentWidgetProvider = WidgetContext.Provider

/**
 * @param fallback what stands where no provider gives a widget
 * @returns the widget of the nearest provider
 */
export function usePaymentWidget(fallback: PaymentWidget): PaymentWidget {
  return useContext(WidgetContext) ?? fallback
}
