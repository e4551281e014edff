import type { AnalysisBar } from '@naru/api'
import { useExamText } from '@naru/exam-kit/text'

export function useSectionName(): (bar: Pick<AnalysisBar, 'id' | 'name'>) => string {
  const { sectionName } = useExamText()
  return ({ id, name = '' }) => sectionName({ id, title: name === '' ? id : name })
}
