import type { PaymentStartRequest, PaymentStartResponse } from '@naru/api/types'

export interface WidgetOrder
  extends Omit<PaymentStartRequest, 'pricePlanId'>, Omit<PaymentStartResponse, 'sandbox' | 'script'> {
  /** The item label that the buyer reads. */
  items: string
  /** Absolute URL to return to after paying. */
  return_url: string
  /** Absolute URL to return to after cancelling. */
  cancel_url: string
  /** Absolute URL that the gateway's server notifies. */
  notify_url: string
  /** Whether it is a test without real money. */
  sandbox: boolean
  /** URL of the widget's script, if the server names another than the gateway's. */
  script?: string
}

/** The outcome of the payment widget. `completed` does not mean that anything was paid. */
export type WidgetOutcome = { kind: 'completed' } | { kind: 'dismissed' } | { kind: 'error'; detail: string }

/** How the page follows and ends an open widget. */
export interface WidgetControl {
  /** Closes the widget, which then resolves as dismissed. */
  signal: AbortSignal
  /** Called when the widget's frame has loaded a page. A browser also reports a page that it blocks. */
  onLoad: () => void
}

export interface PaymentWidget {
  /**
   * Opens the widget and resolves when the buyer has finished. It may never show anything, without an outcome.
   *
   * @throws Error if the widget cannot load, as when its script is blocked
   */
  open(order: WidgetOrder, control: WidgetControl): Promise<WidgetOutcome>
}
