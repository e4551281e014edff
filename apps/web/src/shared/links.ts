import type { AnalysisBar, AnalysisBars, WeakTopic } from '@naru/api'

/** What the bars of an analysis divide the questions by. */
export type Division = keyof AnalysisBars

const practice = (name: string, value: string) => `/practice?${name}=${encodeURIComponent(value)}`

/** @returns where the questions of a bar are practised: for a section of the author's, which has no filter, with all of the exam */
export function practiceOfBar(division: Division, { id }: Pick<AnalysisBar, 'id'>, examId: string): string {
  if (division === 'sections') {
    return id === 'reading' || id === 'listening' ? practice('section', id) : practice('examId', examId)
  }
  return practice({ fields: 'field', families: 'family', units: 'unit' }[division], id)
}

/** @param number undefined: of no question in particular */
export const reviewOfQuestion = (attemptId: string, number: number | undefined): string =>
  `/myresult/${encodeURIComponent(attemptId)}${number === undefined ? '' : `#${questionHash(number)}`}`

/** @returns where the learner trains with the recording of a question */
export const trainingOfQuestion = (attemptId: string, question: string): string =>
  `/practice/listening?attempt=${encodeURIComponent(attemptId)}&question=${encodeURIComponent(question)}`

export const questionHash = (number: number): string => `question-${number}`

/** @returns where a weak topic is practised: by new questions, or by those that were missed if there are no new ones */
export const practiceOfTopic = ({ kind, id, hasDrill }: Pick<WeakTopic, 'kind' | 'id' | 'hasDrill'>): string =>
  hasDrill === true ? `/practice/drills?${kind}=${encodeURIComponent(id)}` : practice(kind, id)
