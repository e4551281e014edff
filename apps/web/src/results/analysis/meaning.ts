import type { AttemptAnalysis } from '@naru/api'
import type { AnalysisText } from '../text/analysis'

type Standing = NonNullable<AttemptAnalysis['standing']>
type Earlier = NonNullable<AttemptAnalysis['earlier']>

/** Nobody is better than nobody or than all: a rounded percentile stays inside. */
const inside = (percentile: number) => Math.min(Math.max(Math.round(percentile), 1), 99)

function placeOf({ attempts, percentile, from, to }: Standing, text: AnalysisText): string {
  if (percentile !== undefined) return text('percentile', { percentile: inside(percentile), count: attempts })
  if (from === undefined || to === undefined) return text('tooFew', { count: attempts })
  if (from < 1) return text('atMost', { to: inside(to), count: attempts })
  if (to > 99) return text('atLeast', { from: inside(from), count: attempts })
  return text('range', { from: inside(from), to: inside(to), count: attempts })
}

function changeOf({ attempt, difference, margin, differs }: Earlier, text: AnalysisText): string {
  if (!differs) return text('same', { attempt, margin: Math.round(margin) })
  return text(difference > 0 ? 'more' : 'fewer', { difference: Math.round(Math.abs(difference)), attempt })
}

/** @returns the sentences on error, place among others and earlier attempt, as far as they are known */
export const meaningOf = (
  { totalScore, totalPossibleMarks, error, standing, earlier }: AttemptAnalysis,
  text: AnalysisText,
): string[] => [
  ...(error === undefined
    ? []
    : [text('error', { score: totalScore, possible: totalPossibleMarks, error: Math.round(error) })]),
  ...(standing === undefined ? [] : [placeOf(standing, text)]),
  ...(earlier === undefined ? [] : [changeOf(earlier, text)]),
]
