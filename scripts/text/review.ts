import { createHash } from 'node:crypto'
import type { Pair } from './pairs'

/** A review: somebody who reads the language found that a translation says what its English text says. */
export interface Review {
  /** Hash of the English text. */
  source: string
  /** Hash of the translation. */
  text: string
  by: string
  /** A day, `YYYY-MM-DD`. */
  on: string
}

/** The reviews of an area, by the key of the unit. */
export type AreaReviews = Readonly<Record<string, Review>>

/** The reviews of a language, by area: the content of `translations/review/<language>.json`. */
export type Reviews = Readonly<Record<string, AreaReviews>>

/** `stale`: the English text has changed since the review. */
export type State = 'draft' | 'reviewed' | 'stale'

/** @returns the first 10 hexadecimal digits of a text's SHA-256 */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/** @returns the state of a translation. One that changed after its review is a draft again. */
export function stateOf({ unit, source }: Pair, reviews: AreaReviews = {}): State {
  const review = reviews[unit.key]
  if (review === undefined) return 'draft'
  if (review.source !== hashOf(source)) return 'stale'
  return review.text === hashOf(unit.text) ? 'reviewed' : 'draft'
}

/** @returns the review of a translation */
export const reviewOf = ({ unit, source }: Pair, by: string, on: string): Review => ({
  source: hashOf(source),
  text: hashOf(unit.text),
  by,
  on,
})

const byKey = ([first]: readonly [string, unknown], [second]: readonly [string, unknown]) => (first < second ? -1 : 1)

/** @returns the reviews of a language with those of an area added, sorted. Reviews of units that are no more are left out. */
export function withReviews(all: Reviews, area: string, added: AreaReviews, pairs: readonly Pair[]): Reviews {
  const keys = new Set(pairs.map(({ unit }) => unit.key))
  const ofArea = Object.entries({ ...all[area], ...added }).filter(([key]) => keys.has(key))
  const ofAll = Object.entries({ ...all, [area]: Object.fromEntries(ofArea.toSorted(byKey)) })
  return Object.fromEntries(ofAll.toSorted(byKey))
}
