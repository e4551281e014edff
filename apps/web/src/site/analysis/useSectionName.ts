import type { AnalysisBar } from '@naru/api'
import { useExamText } from '@naru/exam-kit/text'

/** @returns a function that names the section of a bar */
export function useSectionName(): (bar: Pick<AnalysisBar, 'id' | 'name'>) => string {
  const { sectionName } = useExamText()
  return ({ id, name = '' }) => sectionName({ id, title: name === '' ? id : name })
}
