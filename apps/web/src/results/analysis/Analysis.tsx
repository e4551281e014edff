import { isUnsupported, type AttemptAnalysis } from '@naru/api'
import { attemptAnalysisQuery } from '@naru/api/queries'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { meaningOf } from './meaning'
import { useAnalysisText } from '../text/analysis'
import { topicName, usePracticeText } from '../../practice/text/practice'
import { AnalysisBars } from './AnalysisBars'
import { ChangedAnswers } from './ChangedAnswers'
import { QuestionTimes } from './QuestionTimes'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'

/** What an attempt means: its error, its place among others, the bars, and the time per question. Nothing where the API has no analysis. */
export const Analysis = ({ attemptId }: { attemptId: string }) => {
  const t = useAnalysisText()
  const analysis = useQuery(attemptAnalysisQuery(api, attemptId))
  if (analysis.isError && isUnsupported(analysis.error)) return null
  return (
    <Stack as="section" gap={24} aria-labelledby="analysis">
      <Heading level={2} id="analysis">
        {t('title')}
      </Heading>
      {analysis.isPending && <Pending label={t('loading')} height="16rem" />}
      {analysis.isError && (
        <LoadFailed query={analysis} retry={t('retry')}>
          {t('failed')}
        </LoadFailed>
      )}
      {analysis.data !== undefined && <Analysed analysis={analysis.data} />}
    </Stack>
  )
}

const Analysed = ({ analysis }: { analysis: AttemptAnalysis }) => {
  const t = useAnalysisText()
  return (
    <>
      <Stack gap={8}>
        {meaningOf(analysis, t).map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        <ChangedAnswers analysis={analysis} />
      </Stack>
      <Text tone="muted">{t('barsLead')}</Text>
      <AnalysisBars analysis={analysis} divisions={['sections', 'fields', 'families', 'units']} />
      <QuestionTimes analysis={analysis} />
      {analysis.floors.length > 0 && <Floors analysis={analysis} />}
      <Inline>
        <ButtonLink href={`/myresult/${encodeURIComponent(analysis.attemptId)}/summary`}>{t('summary')}</ButtonLink>
      </Inline>
    </>
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
