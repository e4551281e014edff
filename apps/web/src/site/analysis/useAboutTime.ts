import { lengthParts } from '../format/length'
import { useText } from '../text'
import { useAnalysisText } from '../text/analysis'

/** @returns words a time in steps of 5 seconds: saves tell no more */
export function useAboutTime(): (seconds: number) => string {
  const tAnalysis = useAnalysisText()
  const tSite = useText()
  return (seconds) => {
    const rounded = Math.round(seconds / 5) * 5
    if (rounded === 0) return tAnalysis('times.under')
    return tAnalysis('times.length', { length: tSite('length', lengthParts(rounded)) })
  }
}
