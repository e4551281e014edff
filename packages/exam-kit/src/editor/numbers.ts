/** The number that somebody typed; undefined if it is none. */
export function asNumber(typed: string | undefined): number | undefined {
  const words = (typed ?? '').trim().replace(',', '.')
  const number = Number(words)
  return words === '' || !Number.isFinite(number) ? undefined : number
}
