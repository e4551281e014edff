import type { WeakTopic } from '@naru/api'
import { toast } from '@naru/ui/Toast'
import { useTopicName } from '../../analysis/useTopicName'
import { useAnalysisText } from '../../text/analysis'

/** @returns a function that shares the result as text, by the device's own sheet or else by the clipboard */
export function useShare(topic: string, score: string, weakest: readonly WeakTopic[]): () => Promise<void> {
  const { page: text } = useAnalysisText()
  const topicName = useTopicName()
  return async () => {
    const summary = text.shared(topic, score, weakest.map(topicName))
    try {
      if ('share' in navigator) {
        await navigator.share({ text: summary })
      } else {
        await window.navigator.clipboard.writeText(summary)
        toast.success(text.copied)
      }
    } catch (thrown) {
      // The learner closed the sheet.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return
      toast.error(text.notShared)
    }
  }
}
