import { optionalText } from '@naru/ui/language'
import type { PlansText } from './text/plans'

/** The words of a plan's duration; an unknown duration itself. */
export function durationLabel(duration: string, t: PlansText): string {
  return optionalText(t, `plan.durations.${duration}`) ?? duration
}

export function isFreePlan({ price }: { price: number }): boolean {
  return price === 0
}
