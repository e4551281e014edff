import { attemptAnalysisQuery } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { toFailure } from '../../../shared/errors'
import { useTitle } from '../../../shared/useTitle'
import { BackLink } from '../../parts/BackLink'
import { LoadFailed, Pending } from '../../parts/LoadState'
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
        <BackLink href={`/myresult/${encodeURIComponent(attemptId)}`}>{text.page.back}</BackLink>
        <PageHead title={title} />
        {analysis.isPending && <Pending label={text.loading} height="24rem" />}
        {isUnknown && <Alert tone="danger">{text.page.unknown}</Alert>}
        {analysis.isError && !isUnknown && (
          <LoadFailed query={analysis} retry={text.retry}>
            {text.failed}
          </LoadFailed>
        )}
        {analysis.data !== undefined && <Summary analysis={analysis.data} />}
      </Stack>
    </Page>
  )
}
