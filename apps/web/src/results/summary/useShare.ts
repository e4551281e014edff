import type { AttemptAnalysis } from '@naru/api'
import { toast } from '@naru/ui/Toast'
import { summaryText } from '../analysis/summaryText'
import { useSectionName } from '../analysis/useSectionName'
import { useTopicName } from '../analysis/useTopicName'
import { useAnalysisText } from '../text/analysis'

/** @returns a function that shares the result as text, by the device's own sheet or else by the clipboard */
export function useShare(analysis: AttemptAnalysis): () => Promise<void> {
  const t = useAnalysisText()
  const topicName = useTopicName()
  const sectionName = useSectionName()
  return async () => {
    const summary = summaryText(analysis, t, topicName, sectionName)
    try {
      if ('share' in navigator) {
        await navigator.share({ text: summary })
      } else {
        await window.navigator.clipboard.writeText(summary)
        toast.success(t('page.copied'))
      }
    } catch (thrown) {
      // The learner closed the sheet.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return
      toast.error(t('page.notShared'))
    }
  }
}
