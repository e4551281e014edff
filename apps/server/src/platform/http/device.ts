/** Browser families by their token in the header `User-Agent`; a browser that contains another's token comes first. */
const FAMILIES = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

/**
 * Describes a device by the header `User-Agent`: browser family and `phone` or `computer` only, so that it identifies
 * nobody. Null without a header.
 */
export const deviceOf = (userAgent: string | undefined): string | null => {
  if (userAgent === undefined || userAgent === '') return null
  const family = FAMILIES.find(([, token]) => token.test(userAgent))?.[0] ?? 'other'
  const kind = /\b(?:Mobile|Mobi|Android|iPhone|iPad)\b/.test(userAgent) ? 'phone' : 'computer'
  return `${family}, ${kind}`
}
