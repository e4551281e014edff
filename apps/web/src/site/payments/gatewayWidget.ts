import './gatewayFrame.css'
import { payhereWidget } from './payhere'
import type { PaymentWidget } from './widget'

let widget: PaymentWidget | undefined

/**
 * The gateway's widget, one for the whole tab, since its script is loaded once.
 *
 * @param didNotOpen what the buyer is told when the payment window did not open
 */
export const gatewayWidget = (didNotOpen: string): PaymentWidget => (widget ??= payhereWidget({ didNotOpen }))
