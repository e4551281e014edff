/** How long a plan lasts once it is active. */
export type PlanDuration = 'monthly' | 'yearly' | 'one-time' | '5-minutes'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const lengths: Readonly<Record<PlanDuration, number | null>> = {
  '5-minutes': 5 * MINUTE,
  monthly: 30 * DAY,
  yearly: 365 * DAY,
  'one-time': null,
}

/** When a plan that is activated now ends; null: never. */
export const expiryOf = (duration: PlanDuration, activatedAt: Date): Date | null => {
  const length = lengths[duration]
  return length === null ? null : new Date(activatedAt.getTime() + length)
}

/** An activated plan's time. */
export interface Span {
  activatedAt: Date
  expiresAt: Date | null
}

/** Whether a moment falls into a span; its end does not. */
export const covers = ({ activatedAt, expiresAt }: Span, moment: Date): boolean =>
  activatedAt.getTime() <= moment.getTime() && (expiresAt === null || moment.getTime() < expiresAt.getTime())
