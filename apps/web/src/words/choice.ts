import { readWordSearch, type WordSearch } from './search'

/** @returns the choice as the id of an entry in a list; '' for all words */
export function choiceId({ unit, examId }: WordSearch): string {
  if (unit !== undefined) return `unit:${unit}`
  return examId === undefined ? '' : `exam:${examId}`
}

export function searchOf(id: string): WordSearch {
  const [kind, value] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)]
  return readWordSearch(kind === 'unit' ? { unit: value } : kind === 'exam' ? { examId: value } : {})
}
