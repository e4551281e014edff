import type { PlansText } from '../text/plans'

export type PlanText = PlansText['plan']

/**
 * @param duration the plan's `duration`
 * @param text the text of plans
 * @returns the words of the duration; an unknown duration itself
 */
export function durationLabel(duration: string, { durations }: PlanText): string {
  const labels: Readonly<Record<string, string>> = durations
  return labels[duration] ?? duration
}

export function isFreePlan({ price }: { price: number }): boolean {
  return price === 0
}

/**
 * The number of columns of the plan grid on a wide screen.
 *
 * @param planCount number of plans shown
 * @returns 2 for up to two plans, else 3
 */
export function planColumns(planCount: number): 2 | 3 {
  return planCount <= 2 ? 2 : 3
}
