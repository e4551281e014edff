/** The number that somebody typed; undefined if it is none. */
export function asNumber(typed: string | undefined): number | undefined {
  const words = (typed ?? '').trim().replace(',', '.')
  const number = Number(words)
  return words === '' || !Number.isFinite(number) ? undefined : number
}

/** A number as a field shows it; '' for none. */
export const numberText = (typed: string): string => String(asNumber(typed) ?? '')

/** The same for a number that must be there: without one, the number before counts. */
export const neededNumberText = (typed: string): string | undefined => numberText(typed) || undefined
