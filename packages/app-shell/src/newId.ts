const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/**
 * @returns a random UUID (version 4)
 *
 * @param source the browser's `crypto`; outside a secure context, as on http, it lacks `randomUUID`
 */
export function newId(
  source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = globalThis.crypto,
): string {
  if (source.randomUUID !== undefined) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map(hex).join('')
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${hex(variant)}${digits.slice(18, 20)}`,
    digits.slice(20),
  ].join('-')
}
