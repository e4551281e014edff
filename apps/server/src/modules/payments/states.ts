import type { paymentOrders } from '../../platform/db/schema'

export type OrderState = (typeof paymentOrders.$inferSelect)['state']

/** Status codes of the gateway: paid, pending, canceled, failed, charged back. */
export const statusCodes = ['2', '0', '-1', '-2', '-3'] as const
export type StatusCode = (typeof statusCodes)[number]

export const isStatusCode = (text: string): text is StatusCode => statusCodes.some((code) => code === text)

const target: Readonly<Record<StatusCode, OrderState>> = {
  '2': 'paid',
  '0': 'pending',
  '-1': 'canceled',
  '-2': 'failed',
  '-3': 'charged_back',
}

/**
 * From which states a state can be reached. A buyer may retry after a failure; a paid order can only be charged back
 * or refunded.
 */
const sources: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: [],
  pending: ['created'],
  canceled: ['created', 'pending'],
  failed: ['created', 'pending'],
  paid: ['created', 'pending', 'canceled', 'failed'],
  confirmed: ['created', 'pending', 'canceled', 'failed', 'paid'],
  charged_back: ['created', 'pending', 'canceled', 'failed', 'paid', 'confirmed'],
  refunded: ['created', 'pending', 'canceled', 'failed', 'paid', 'confirmed'],
}

export const mayMove = (from: OrderState, to: OrderState): boolean => sources[to].includes(from)

/** What a notice does: it moves the order, repeats a known state, or is too late to matter. */
export type Move = { kind: 'moved'; to: OrderState } | { kind: 'repeated' } | { kind: 'late' }

export const moveOf = (from: OrderState, code: StatusCode): Move => {
  const to = target[code]
  if (mayMove(from, to)) return { kind: 'moved', to }
  return from === to || (to === 'paid' && from === 'confirmed') ? { kind: 'repeated' } : { kind: 'late' }
}

/** States in which the gateway may still report a payment. */
export const openStates = ['created', 'pending', 'paid'] as const satisfies readonly OrderState[]
