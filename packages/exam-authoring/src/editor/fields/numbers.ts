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

/** Numbers in ascending order as ranges: `1–3, 5`. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range !== undefined && number === range.last + 1) range.last = number
    else ranges.push({ first: number, last: number })
  }
  return ranges.map(({ first, last }) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
}
