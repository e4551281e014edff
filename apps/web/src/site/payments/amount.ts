/**
 * An amount as the gateway wants it: two decimals, a dot, no thousands separator. Exact for every whole number of cents.
 *
 * @param amount in LKR
 */
export function formatAmount(amount: number): string {
  const digits = String(Math.round(amount * 100)).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
