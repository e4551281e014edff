export type PlanDuration = 'monthly' | 'yearly' | 'one-time' | '5-minutes'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const lengths: Readonly<Record<PlanDuration, number | null>> = {
  '5-minutes': 5 * MINUTE,
  monthly: 30 * DAY,
  yearly: 365 * DAY,
  'one-time': null,
}

/** When a plan that is activated now expires; null: never. */
export const expiryOf = (duration: PlanDuration, activatedAt: Date): Date | null => {
  const length = lengths[duration]
  return length === null ? null : new Date(activatedAt.getTime() + length)
}

export interface Span {
  activatedAt: Date
  expiresAt: Date | null
}

export const purchaseStateAt = (
  span: Span,
  isReversed: boolean,
  moment: Date,
): 'active' | 'upcoming' | 'ended' | 'reversed' => {
  if (isReversed) return 'reversed'
  if (moment < span.activatedAt) return 'upcoming'
  return covers(span, moment) ? 'active' : 'ended'
}

/** Whether a moment lies in a span; its end is excluded. */
export const covers = ({ activatedAt, expiresAt }: Span, moment: Date): boolean =>
  activatedAt.getTime() <= moment.getTime() && (expiresAt === null || moment.getTime() < expiresAt.getTime())
