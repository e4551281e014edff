import type { AnalysisBar } from '@naru/api'
import { useExamText } from '@naru/exam-kit/text'

export function useSectionName(): (bar: Pick<AnalysisBar, 'id' | 'name'>) => string {
  const t = useExamText()
  return ({ id, name = '' }) => t('sectionName', { title: name === '' ? id : name })
}
