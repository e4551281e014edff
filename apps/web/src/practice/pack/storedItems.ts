import type { Practice } from '@naru/api'

/** When the server stored the latest answer of this page to a card or word, by item: milliseconds since 1970. */
const storedAt = new Map<string, number>()

/** Marks cards and words whose answers the server has just stored. @param now in milliseconds since 1970 */
export function markStored(items: readonly string[], now = Date.now()): void {
  for (const item of items) storedAt.set(item, now)
}

export const isStoredSince = (item: string, since: number): boolean =>
  (storedAt.get(item) ?? Number.NEGATIVE_INFINITY) >= since

/**
 * @returns the pack without questions whose answers the server has stored since a time: when the pack was requested, or
 * when it arrived without them
 */
export const withoutStored = (pack: Practice, since: number): Practice => ({
  ...pack,
  cards: pack.cards.filter(({ item }) => !isStoredSince(item, since)),
})
