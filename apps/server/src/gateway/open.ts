import type { Gateway } from '../modules/payments/gateway'
import { payhereHosts, payhereRetrieval, type Send } from '../modules/payments/retrieval'
import type { PaymentSettings } from '../settings'
import { createStandIn, type StandIn } from './stand-in'

/** The gateway that takes the money, and the stand-in if it is one. */
export interface OpenGateway {
  gateway: Gateway | undefined
  standIn: StandIn | undefined
}

/** The gateway that the settings name. `send` carries questions to it; default: the platform's fetch. */
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
