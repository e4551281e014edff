/** What a plan's `duration` is called on its card; unknown lengths are shown as they come. */
const durationLabels: Readonly<Record<string, string>> = {
  monthly: '30 days',
  yearly: '365 days',
  'one-time': 'Lifetime',
}

/**
 * @param duration the plan's `duration`
 * @returns '30 days', '365 days', 'Lifetime', or the text itself ('5-minutes')
 */
export function durationLabel(duration: string): string {
  return durationLabels[duration] ?? duration
}

/**
 * @param price in LKR
 * @returns 'Rs. ' and the price with two decimals; 'Rs. -' for what is no number
 */
export function priceLabel(price: number): string {
  // Some servers write numbers as text.
  const amount = Number.parseFloat(String(price))
  return Number.isFinite(amount) ? `Rs. ${amount.toFixed(2)}` : 'Rs. -'
}

/** @returns whether a plan costs nothing */
export function isFreePlan({ price }: { price: number }): boolean {
  return price === 0
}

/**
 * @param count how many exams a plan unlocks
 * @returns '1 Exam' or 'N Exams'
 */
export function examCountLabel(count: number): string {
  return count === 1 ? '1 Exam' : `${count} Exams`
}

/**
 * How many columns the plan grid has on a wide screen.
 *
 * @param planCount number of plans shown
 * @returns 2 for two plans or fewer, else 3
 */
export function planColumns(planCount: number): 2 | 3 {
  return planCount <= 2 ? 2 : 3
}
