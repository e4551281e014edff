import './gatewayFrame.css'
import { payhereWidget } from './payhere'
import type { PaymentWidget } from './widget'

let widget: PaymentWidget | undefined

/**
 * @returns the gateway's widget, one per tab, since its script is loaded once
 *
 * @param didNotOpen the message if the payment window did not open
 */
export const gatewayWidget = (didNotOpen: string): PaymentWidget => (widget ??= payhereWidget({ didNotOpen }))
