import { lengthParts } from '@naru/app-shell/fairPlay/length'
import { useSharedText } from '@naru/app-shell/text'
import { useAnalysisText } from '../text/analysis'

/** @returns words a time in steps of 5 seconds: saves tell no more */
export function useAboutTime(): (seconds: number) => string {
  const tAnalysis = useAnalysisText()
  const tShared = useSharedText()
  return (seconds) => {
    const rounded = Math.round(seconds / 5) * 5
    if (rounded === 0) return tAnalysis('times.under')
    return tAnalysis('times.length', { length: tShared('length', lengthParts(rounded)) })
  }
}
