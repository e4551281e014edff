import { attemptAnalysisQuery, type AttemptAnalysis } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Icon } from '@naru/ui/Icon'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { toFailure } from '../../../shared/errors'
import { useTitle } from '../../../shared/useTitle'
import { AnalysisBars } from '../../parts/AnalysisBars'
import { ChangedAnswers } from '../../parts/ChangedAnswers'
import { PageHead } from '../../parts/PageHead'
import { useMeaning } from '../../parts/useMeaning'
import { useAnalysisText } from '../../text/analysis'
import * as css from './Page.css'
import { Plan } from './Plan'
import { useShare } from './useShare'

/** Props of ResultSummaryPage. */
export interface ResultSummaryPageProps {
  attemptId: string
}

/** One page of a result to print or share: marks, bars and a plan for the week. */
export const ResultSummaryPage = ({ attemptId }: ResultSummaryPageProps) => {
  const text = useAnalysisText()
  const analysis = useQuery(attemptAnalysisQuery(api, attemptId))
  const title = analysis.data === undefined ? text.page.title : text.page.titleOf(analysis.data.topic)
  useTitle(title)
  const isUnknown = analysis.isError && toFailure(analysis.error).status === 404

  return (
    <Page>
      <Stack gap={24}>
        <span className={css.screenOnly}>
          <Link href={`/myresult/${encodeURIComponent(attemptId)}`} variant="standalone" className={css.back}>
            <Icon name="arrowLeft" />
            {text.page.back}
          </Link>
        </span>
        <PageHead title={title} />
        {analysis.isPending && (
          <Loading label={text.loading}>
            <Skeleton height="24rem" />
          </Loading>
        )}
        {analysis.isError && (
          <Alert
            tone="danger"
            action={
              isUnknown ? undefined : (
                <Button onPress={() => void analysis.refetch()} isDisabled={analysis.isFetching}>
                  {text.retry}
                </Button>
              )
            }
          >
            {isUnknown ? text.page.unknown : text.failed}
          </Alert>
        )}
        {analysis.data !== undefined && <Summary analysis={analysis.data} />}
      </Stack>
    </Page>
  )
}

const Summary = ({ analysis }: { analysis: AttemptAnalysis }) => {
  const text = useAnalysisText()
  const { totalScore, totalPossibleMarks, percentageScore, bars, weakest } = analysis
  const sentences = useMeaning(analysis)
  const score = text.page.score(totalScore, totalPossibleMarks, Math.round(percentageScore))
  const share = useShare(analysis.topic, score, weakest)

  return (
    <>
      <Card as="section" aria-labelledby="result">
        <Stack gap={8}>
          <Heading level={2} size="lg" id="result">
            {text.page.result}
          </Heading>
          <Text size="lg" weight="bold">
            {score}
          </Text>
          {sentences.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
          <ChangedAnswers analysis={analysis} />
        </Stack>
      </Card>
      <AnalysisBars bars={bars} divisions={['sections', 'families']} />
      <Plan weakest={weakest} />
      <span className={css.screenOnly}>
        <Inline>
          <Button variant="primary" onPress={() => window.print()}>
            {text.page.print}
          </Button>
          <Button onPress={() => void share()}>{text.page.share}</Button>
        </Inline>
      </span>
    </>
  )
}
