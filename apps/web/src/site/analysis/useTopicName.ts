import type { AnalysisBar, WeakTopic } from '@naru/api'
import { useExamText } from '@naru/exam-kit/text'
import { useAnalysisText } from '../text/analysis'
import { topicName, usePracticeText } from '../text/practice'

/** @returns a function that names a family or unit */
export function useTopicName(): (topic: Pick<WeakTopic, 'kind' | 'id' | 'name'>) => string {
  const text = useAnalysisText()
  const { families } = usePracticeText()
  return ({ kind, id, name = '' }) => (kind === 'unit' ? text.unit(id, name) : topicName(families, id))
}

/** @returns a function that names the section of a bar */
export function useSectionName(): (bar: Pick<AnalysisBar, 'id' | 'name'>) => string {
  const { sectionName } = useExamText()
  return ({ id, name = '' }) => sectionName({ id, title: name === '' ? id : name })
}
