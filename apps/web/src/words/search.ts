import type { WordFilter } from '@naru/api/queries'

/** What words are chosen by, as in the address: a unit, or an exam that the learner has taken; neither for all. */
export type WordSearch = WordFilter

const lastUnit = 60

/** Reads the search parameters of /words; invalid values count as absent, and a unit is preferred to an exam. */
export function readWordSearch(search: Record<string, unknown>): WordSearch {
  const { unit, examId } = search
  if (/^\d{1,2}$/.test(String(unit)) && Number(unit) <= lastUnit) return { unit: Number(unit) }
  // The router reads an id of digits only as a number.
  const id = typeof examId === 'number' ? String(examId) : examId
  return typeof id === 'string' && id !== '' && id.length <= 100 ? { examId: id } : {}
}
