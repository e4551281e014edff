import type { AnalysisBars, WeakTopic } from '@naru/api'

/** One question says nothing about a topic. */
const FEWEST_QUESTIONS = 2

/** @returns at most three families and units of an attempt, those with the lowest share of right answers first; none that is all right */
export function weakestOf({ families, units }: Pick<AnalysisBars, 'families' | 'units'>): WeakTopic[] {
  const topics: WeakTopic[] = [
    ...families.map(({ id, right, total }) => ({ kind: 'family' as const, id, right, total })),
    ...units.map(({ id, name, right, total }) => ({ kind: 'unit' as const, id, right, total, ...(name && { name }) })),
  ]
  return topics
    .filter(({ right, total }) => total >= FEWEST_QUESTIONS && right < total)
    .toSorted((one, other) => one.right / one.total - other.right / other.total || other.total - one.total)
    .slice(0, 3)
}
