import type { AttemptAnalysis } from '@naru/api'
import { useAnalysisText } from '../text/analysis'

/** @returns the sentences on error, place among others and earlier attempt, as far as they are known */
export function useMeaning({ totalScore, totalPossibleMarks, error, standing, earlier }: AttemptAnalysis): string[] {
  const text = useAnalysisText()
  const sentences: string[] = []
  if (error !== undefined) sentences.push(text.error(totalScore, totalPossibleMarks, Math.round(error)))
  if (standing !== undefined) {
    const { attempts, percentile, from, to } = standing
    if (percentile !== undefined) sentences.push(text.percentile(Math.round(percentile), attempts))
    else if (from !== undefined && to !== undefined)
      sentences.push(text.range(Math.round(from), Math.round(to), attempts))
    else sentences.push(text.tooFew(attempts))
  }
  if (earlier !== undefined) {
    const { attempt, difference, margin, differs } = earlier
    if (!differs) sentences.push(text.same(attempt, Math.round(margin)))
    else sentences.push((difference > 0 ? text.more : text.fewer)(Math.abs(difference), attempt))
  }
  return sentences
}
