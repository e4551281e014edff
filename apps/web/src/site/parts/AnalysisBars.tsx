import type { AnalysisBar, AttemptAnalysis } from '@naru/api'
import { ScoreBreakdown, type ScorePart } from '@naru/exam-kit/ScoreBreakdown'
import { Grid } from '@naru/ui/Grid'
import { practiceOfBar, type Division } from '../analysis/links'
import { useSectionName } from '../analysis/useSectionName'
import { useAnalysisText } from '../text/analysis'
import { topicName, usePracticeText } from '../text/practice'

export interface AnalysisBarsProps {
  analysis: Pick<AttemptAnalysis, 'bars' | 'examId'>
  /** The divisions to show, in this order; those without bars are left out. */
  divisions: readonly Division[]
}

/** Right answers by section, field, family or unit, each bar with a link into practice. */
export const AnalysisBars = ({ analysis: { bars, examId }, divisions }: AnalysisBarsProps) => {
  const text = useAnalysisText()
  const { families } = usePracticeText()
  const sectionName = useSectionName()

  const label = (division: Division, bar: AnalysisBar) => {
    if (division === 'units') return text.unit(bar.id, bar.name ?? '')
    if (division === 'sections') return sectionName(bar)
    return topicName(division === 'fields' ? text.fields : families, bar.id)
  }
  const part = (division: Division, bar: AnalysisBar): ScorePart => ({
    id: `${bar.type ?? ''} ${bar.id}`,
    label: label(division, bar),
    ...(division === 'units' && { language: 'ko' }),
    right: bar.right,
    total: bar.total,
    ...(bar.secondsPerQuestion !== undefined && { note: text.each(bar.secondsPerQuestion) }),
    href: practiceOfBar(division, bar, examId),
  })

  return (
    <Grid columns={2}>
      {divisions
        .filter((division) => bars[division].length > 0)
        .map((division) => (
          <ScoreBreakdown
            key={division}
            title={text.divisions[division]}
            parts={bars[division].map((bar) => part(division, bar))}
            text={text}
          />
        ))}
    </Grid>
  )
}
