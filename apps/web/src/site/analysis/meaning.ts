import type { AttemptAnalysis } from '@naru/api'
import type { AnalysisText } from '../text/analysis'

type Standing = NonNullable<AttemptAnalysis['standing']>
type Earlier = NonNullable<AttemptAnalysis['earlier']>

/** Nobody is better than nobody or than all: a rounded percentile stays inside. */
const inside = (percentile: number) => Math.min(Math.max(Math.round(percentile), 1), 99)

function placeOf({ attempts, percentile, from, to }: Standing, text: AnalysisText): string {
  if (percentile !== undefined) return text.percentile(inside(percentile), attempts)
  if (from === undefined || to === undefined) return text.tooFew(attempts)
  if (from < 1) return text.atMost(inside(to), attempts)
  if (to > 99) return text.atLeast(inside(from), attempts)
  return text.range(inside(from), inside(to), attempts)
}

function changeOf({ attempt, difference, margin, differs }: Earlier, text: AnalysisText): string {
  if (!differs) return text.same(attempt, Math.round(margin))
  return (difference > 0 ? text.more : text.fewer)(Math.round(Math.abs(difference)), attempt)
}

/** @returns the sentences on error, place among others and earlier attempt, as far as they are known */
export const meaningOf = (
  { totalScore, totalPossibleMarks, error, standing, earlier }: AttemptAnalysis,
  text: AnalysisText,
): string[] => [
  ...(error === undefined ? [] : [text.error(totalScore, totalPossibleMarks, Math.round(error))]),
  ...(standing === undefined ? [] : [placeOf(standing, text)]),
  ...(earlier === undefined ? [] : [changeOf(earlier, text)]),
]
