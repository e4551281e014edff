import { optionalProp } from '@naru/exam-kit/content'
import type { Schemas } from '@naru/api/types'

const DAY = 86_400_000

export const NOTIFICATION_DAYS = 90
/** The newest so many are shown. */
const MAX_NOTIFICATIONS = 50
/** A plan of more than twice as many days announces its end so many days before. */
const ENDING_DAYS = 3

type Notification = Schemas['Notification']

export const notificationsSince = (present: Date): Date => new Date(present.getTime() - NOTIFICATION_DAYS * DAY)

/** A purchase as the notifications read it; `expiresAt` null: never. */
export interface BoughtPlan {
  purchase: { id: string; planId: string; activatedAt: Date; expiresAt: Date | null }
  plan: { name: string; translations: NonNullable<Notification['translations']> | null }
}

const endOf = ({ expiresAt }: BoughtPlan['purchase']) => expiresAt?.getTime() ?? Infinity

/** That plans began, and that one is about to end that no other purchase extends. */
export const planNotifications = (bought: readonly BoughtPlan[], present: Date): Notification[] =>
  bought.flatMap(({ purchase, plan }) => {
    const { id, planId, activatedAt, expiresAt } = purchase
    const facts = {
      name: plan.name,
      ...optionalProp('translations', plan.translations ?? undefined),
      ...optionalProp('expiresAt', expiresAt?.toISOString()),
    }
    const began = { id: `planBegan-${id}`, kind: 'planBegan', at: activatedAt.toISOString(), ...facts } as const
    const end = endOf(purchase)
    const warnsAt = end - ENDING_DAYS * DAY
    const isShort = warnsAt - activatedAt.getTime() <= ENDING_DAYS * DAY
    const isExtended = bought.some(({ purchase: other }) => other.planId === planId && endOf(other) > end)
    if (end === Infinity || end <= present.getTime() || isShort || isExtended) return [began]
    return [began, { id: `planEnds-${id}`, kind: 'planEnds', at: new Date(warnsAt).toISOString(), ...facts }]
  })

/** What has happened and is not too old, without what the learner deleted; the newest first. */
export const shownNotifications = (
  all: readonly Notification[],
  deleted: ReadonlySet<string>,
  present: Date,
): Notification[] => {
  const [first, last] = [notificationsSince(present).toISOString(), present.toISOString()]
  return all
    .filter(({ id, at }) => at >= first && at <= last && !deleted.has(id))
    .toSorted((one, other) => (one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? 1 : -1))
    .slice(0, MAX_NOTIFICATIONS)
}
