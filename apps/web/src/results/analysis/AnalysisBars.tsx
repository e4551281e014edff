import type { AnalysisBar, AttemptAnalysis } from '@naru/api'
import { ScoreBreakdown, type ScorePart } from '@naru/exam-kit/ScoreBreakdown'
import { useExamText } from '@naru/exam-kit/text'
import { Grid } from '@naru/ui/Grid'
import { optionalText, useLanguage } from '@naru/ui/language'
import { topicName, usePracticeText } from '../../practice/text/practice'
import { unitName } from '../../practice/unitName'
import { type Division, practiceOfBar } from '../../shared/links'
import { useAboutTime } from './useAboutTime'
import { useAnalysisText } from '../text/analysis'

export interface AnalysisBarsProps {
  analysis: Pick<AttemptAnalysis, 'bars' | 'examId'>
  /** The divisions to show, in this order; those without bars are left out. */
  divisions: readonly Division[]
}

/** Right answers by section, field, family or unit, each bar with a link into practice. */
export const AnalysisBars = ({ analysis: { bars, examId }, divisions }: AnalysisBarsProps) => {
  const tAnalysis = useAnalysisText()
  const tPractice = usePracticeText()
  const sectionName = useSectionName()
  const aboutTime = useAboutTime()
  const language = useLanguage()

  const label = (division: Division, bar: AnalysisBar) => {
    if (division === 'units') return tAnalysis('unit', { unit: bar.id, name: unitName(bar, language).text })
    if (division === 'sections') return sectionName(bar)
    if (division === 'fields') return optionalText(tAnalysis, `fields.${bar.id}`) ?? bar.id
    return topicName(tPractice, 'families', bar.id)
  }
  const part = (division: Division, bar: AnalysisBar): ScorePart => ({
    id: `${bar.type ?? ''} ${bar.id}`,
    label: label(division, bar),
    ...(division === 'units' && { language: unitName(bar, language).language }),
    right: bar.right,
    total: bar.total,
    ...(bar.secondsPerQuestion !== undefined && {
      note: tAnalysis('each', { time: aboutTime(bar.secondsPerQuestion) }),
    }),
    href: practiceOfBar(division, bar, examId),
  })

  return (
    <Grid columns={2}>
      {divisions
        .filter((division) => bars[division].length > 0)
        .map((division) => (
          <ScoreBreakdown
            key={division}
            title={tAnalysis(`divisions.${division}`)}
            parts={bars[division].map((bar) => part(division, bar))}
            text={{
              part: tAnalysis('part'),
              count: tAnalysis('count'),
              rightOf: (right, total) => tAnalysis('rightOf', { right, total }),
            }}
          />
        ))}
    </Grid>
  )
}

function useSectionName(): (bar: Pick<AnalysisBar, 'id' | 'name'>) => string {
  const t = useExamText()
  return ({ id, name = '' }) => t('sectionName', { title: name === '' ? id : name })
}
