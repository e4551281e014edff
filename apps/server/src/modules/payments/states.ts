import type { paymentOrders } from '../../db/schema'

/** How an order stands. */
export type OrderState = (typeof paymentOrders.$inferSelect)['state']

/** What the gateway's codes say: paid, waiting for the money, given up by the buyer, refused, taken back by the bank. */
export const statusCodes = ['2', '0', '-1', '-2', '-3'] as const
/** One of them. */
export type StatusCode = (typeof statusCodes)[number]

/** Whether a text is one of the gateway's codes. */
export const isStatusCode = (text: string): text is StatusCode => statusCodes.some((code) => code === text)

const target: Readonly<Record<StatusCode, OrderState>> = {
  '2': 'paid',
  '0': 'pending',
  '-1': 'canceled',
  '-2': 'failed',
  '-3': 'charged_back',
}

/** From which states a state can be reached. A buyer may try again after a refusal; what was paid can only be taken back. */
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

/** Whether an order may go from one state to another. */
export const mayMove = (from: OrderState, to: OrderState): boolean => sources[to].includes(from)

/** What a notice does: it moves the order, says again what is known, or comes too late to mean anything. */
export type Move = { kind: 'moved'; to: OrderState } | { kind: 'repeated' } | { kind: 'late' }

/** What a notice with that code does to an order in that state. */
export const moveOf = (from: OrderState, code: StatusCode): Move => {
  const to = target[code]
  if (mayMove(from, to)) return { kind: 'moved', to }
  return from === to || (to === 'paid' && from === 'confirmed') ? { kind: 'repeated' } : { kind: 'late' }
}

/** States in which the gateway may still say more about a payment that was begun. */
export const openStates = ['created', 'pending', 'paid'] as const satisfies readonly OrderState[]
