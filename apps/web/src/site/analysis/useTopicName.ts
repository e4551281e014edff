import type { WeakTopic } from '@naru/api'
import { useAnalysisText } from '../text/analysis'
import { topicName, usePracticeText } from '../text/practice'

export function useTopicName(): (topic: Pick<WeakTopic, 'kind' | 'id' | 'name'>) => string {
  const text = useAnalysisText()
  const { families } = usePracticeText()
  return ({ kind, id, name = '' }) => (kind === 'unit' ? text.unit(id, name) : topicName(families, id))
}
