import type { PaymentStartRequest, PaymentStartResponse } from '@naru/api/types'

/** What the payment widget is opened with. */
export interface WidgetOrder extends PaymentStartRequest, PaymentStartResponse {
  /** What the buyer reads that they pay for. */
  items: string
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
