import type { Practice } from '@naru/api'

/** When the server stored the latest answer of this page to a missed question, by item: milliseconds since 1970. */
const storedAt = new Map<string, number>()

/** Marks questions whose answers the server has just stored. @param now in milliseconds since 1970 */
export function markStored(items: readonly string[], now = Date.now()): void {
  for (const item of items) storedAt.set(item, now)
}

/**
 * @returns the pack without questions whose answers the server has stored since a time: when the pack was requested, or
 * when it arrived without them
 */
export const withoutStored = (pack: Practice, since: number): Practice => ({
  ...pack,
  cards: pack.cards.filter(({ item }) => (storedAt.get(item) ?? Number.NEGATIVE_INFINITY) < since),
})
