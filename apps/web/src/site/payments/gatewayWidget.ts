import './gatewayFrame.css'
import { payhereWidget } from './payhere'

/** The gateway's widget, one per tab, since its script is loaded once. */
export const gatewayWidget = payhereWidget()
