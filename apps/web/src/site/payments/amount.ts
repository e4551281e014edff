/**
 * Formats an amount for the gateway: two decimals, a dot, no thousands separator. Exact for whole cents.
 *
 * @param amount in LKR
 */
export function formatAmount(amount: number): string {
  const digits = String(Math.round(amount * 100)).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
