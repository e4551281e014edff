import type { WeakTopic } from '@naru/api'
import { useAnalysisText } from '../text/analysis'
import { topicName, usePracticeText } from '../../practice/text/practice'
import { useLanguage } from '@naru/ui/language'
import { unitName } from '../../practice/unitName'

export function useTopicName(): (topic: Pick<WeakTopic, 'kind' | 'id' | 'name' | 'names'>) => string {
  const tAnalysis = useAnalysisText()
  const tPractice = usePracticeText()
  const language = useLanguage()
  return ({ kind, id, ...names }) =>
    kind === 'unit'
      ? tAnalysis('unit', { unit: id, name: unitName(names, language).text })
      : topicName(tPractice, 'families', id)
}
