import type { Gateway } from '../modules/payments/gateway'
import { payhereHosts, payhereRetrieval, type Send } from '../modules/payments/retrieval'
import type { PaymentSettings } from '../platform/settings'
import { createStandIn, type StandIn } from './stand-in'

export interface OpenGateway {
  gateway: Gateway | undefined
  standIn: StandIn | undefined
}

/** Creates the gateway that the settings name. `send` sends queries to it; default: `fetch`. */
export const openGateway = (settings: PaymentSettings, now: () => Date, send?: Send): OpenGateway => {
  if (settings.kind === 'closed') return { gateway: undefined, standIn: undefined }
  if (settings.kind === 'stand-in') {
    const standIn = createStandIn(now)
    return { gateway: standIn.gateway, standIn }
  }
  const { merchant, isSandbox, app } = settings
  const host = isSandbox ? payhereHosts.sandbox : payhereHosts.live
  return {
    gateway: {
      merchant,
      isSandbox,
      ...(app === undefined ? {} : { retrieval: payhereRetrieval({ host, app, now, ...(send && { send }) }) }),
    },
    standIn: undefined,
  }
}
