import type { AttemptAnalysis } from '@naru/api'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { topicName, usePracticeText } from '../../practice/text/practice'
import { useAnalysisText } from '../text/analysis'
import * as css from '../Result.css'
import { AnalysisBars } from './AnalysisBars'
import { AnalysisState, type AnalysisQuery } from './AnalysisState'
import { ScoreMeaning } from './ScoreMeaning'
import { QuestionTimes } from './QuestionTimes'

/** Everything known of an attempt besides its questions, folded: what the score means, the bars, and the time per question. */
export const Details = ({ analysis }: { analysis: AnalysisQuery }) => {
  const t = useAnalysisText()
  return (
    <div className={css.screenOnly}>
      <Disclosure title={t('details')} headingLevel={2}>
        {analysis.data === undefined ? <AnalysisState analysis={analysis} /> : <Analysed analysis={analysis.data} />}
      </Disclosure>
    </div>
  )
}

const Analysed = ({ analysis }: { analysis: AttemptAnalysis }) => {
  const t = useAnalysisText()
  return (
    <Stack gap={24}>
      <ScoreMeaning analysis={analysis} />
      <Text tone="muted">{t('barsLead')}</Text>
      <AnalysisBars analysis={analysis} divisions={['sections', 'fields', 'families', 'units']} />
      <QuestionTimes analysis={analysis} />
      {analysis.floors.length > 0 && <Floors analysis={analysis} />}
    </Stack>
  )
}

const Floors = ({ analysis: { floors, percentageScore } }: { analysis: AttemptAnalysis }) => {
  const tAnalysis = useAnalysisText()
  const tPractice = usePracticeText()
  return (
    <Stack gap={8}>
      <Heading level={3} size="md">
        {tAnalysis('floors')}
      </Heading>
      <Text>{tAnalysis('floorsLead')}</Text>
      <Stack as="ul" gap={8}>
        {floors.map(({ sector, score, outOf, source, date }) => (
          <li key={sector}>
            <Text>
              {tAnalysis('floor', {
                sector: topicName(tPractice, 'sectors', sector),
                score,
                outOf,
                share: Math.round((score / outOf) * 100),
                percentage: Math.round(percentageScore),
              })}
            </Text>
            <Text size="sm" tone="muted">
              {tAnalysis('floorSource', { source, date })}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
