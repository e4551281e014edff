import type { WeakTopic } from '@naru/api'
import { useAnalysisText } from '../text/analysis'
import { topicName, usePracticeText } from '../../practice/text/practice'

export function useTopicName(): (topic: Pick<WeakTopic, 'kind' | 'id' | 'name'>) => string {
  const tAnalysis = useAnalysisText()
  const tPractice = usePracticeText()
  return ({ kind, id, name = '' }) =>
    kind === 'unit' ? tAnalysis('unit', { unit: id, name }) : topicName(tPractice, 'families', id)
}
