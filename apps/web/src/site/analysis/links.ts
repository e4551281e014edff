import type { AnalysisBar, AnalysisBars, WeakTopic } from '@naru/api'

/** What the bars of an analysis divide the questions by. */
export type Division = keyof AnalysisBars

const practice = (name: string, value: string) => `/practice?${name}=${encodeURIComponent(value)}`

/** @returns where the questions of a bar are practised; undefined for a section of the author's, which has no filter */
export function practiceOfBar(division: Division, { id }: Pick<AnalysisBar, 'id'>): string | undefined {
  if (division === 'sections') return id === 'reading' || id === 'listening' ? practice('section', id) : undefined
  return practice({ fields: 'field', families: 'family', units: 'unit' }[division], id)
}

/** @returns where the review of an attempt shows a question */
export const reviewOfQuestion = (attemptId: string, number: number): string =>
  `/myresult/${encodeURIComponent(attemptId)}#${questionHash(number)}`

/** @returns the hash of an address that asks the review for a question */
export const questionHash = (number: number): string => `question-${number}`

/** @returns where new questions of a topic are drilled */
export const drillOfTopic = ({ kind, id }: Pick<WeakTopic, 'kind' | 'id'>): string =>
  `/practice/drills?${kind}=${encodeURIComponent(id)}`
