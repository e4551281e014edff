/** The largest amount of an order, in cents: the maximum of the database column. */
const MAX_CENTS = 2_147_483_647

/**
 * Formats an amount as the gateway writes and signs it: two decimals, a dot, no thousands separator.
 * @param cents - a whole number, 0 or more.
 */
export const formatAmount = (cents: number): string => {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Converts a number of rupees to cents; undefined if it is not a whole number of cents. */
export const centsOf = (amount: number): number | undefined => {
  const cents = Math.round(amount * 100)
  // A number such as 1005.1 has no exact binary form, so it is compared with the nearest number for those cents.
  const isExact = Number.isSafeInteger(cents) && cents / 100 === amount
  return isExact && cents >= 0 && cents <= MAX_CENTS ? cents : undefined
}

/** Parses an amount in the gateway's format to cents; undefined for any other format ('1,000.00', '1000', '1000.0'). */
export const centsOfText = (text: string): number | undefined => {
  if (!/^(0|[1-9]\d{0,7})\.\d{2}$/.test(text)) return undefined
  const cents = Number(text.replace('.', ''))
  return cents <= MAX_CENTS ? cents : undefined
}
