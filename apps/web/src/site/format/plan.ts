import type { PlansText } from '../text/plans'

export type PlanText = PlansText['plan']

/** The words of a plan's duration; an unknown duration itself. */
export function durationLabel(duration: string, { durations }: PlanText): string {
  const labels: Readonly<Record<string, string>> = durations
  return labels[duration] ?? duration
}

export function isFreePlan({ price }: { price: number }): boolean {
  return price === 0
}
