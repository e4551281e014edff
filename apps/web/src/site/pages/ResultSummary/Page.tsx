import { attemptAnalysisQuery } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { toFailure } from '../../../shared/errors'
import { useTitle } from '../../../shared/useTitle'
import { PageHead } from '../../parts/PageHead'
import { useAnalysisText } from '../../text/analysis'
import * as css from './Page.css'
import { Summary } from './Summary'

/** One page of a result to print or share: marks, bars and a plan for the week. */
export const ResultSummaryPage = ({ attemptId }: { attemptId: string }) => {
  const text = useAnalysisText()
  const analysis = useQuery(attemptAnalysisQuery(api, attemptId))
  const title = analysis.data === undefined ? text.page.title : text.page.titleOf(analysis.data.topic)
  useTitle(title)
  const isUnknown = analysis.isError && toFailure(analysis.error).status === 404

  return (
    <Page>
      <Stack gap={24} className={css.sheet}>
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
