import { attemptAnalysisQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import { useTitle } from '@naru/app-shell/useTitle'
import { BackLink } from '../../frame/BackLink'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useAnalysisText } from '../text/analysis'
import * as css from './ResultSummary.css'
import { Summary } from './Summary'

/** One page of a result to print or share: marks, bars and a plan for the week. */
export const ResultSummaryPage = ({ attemptId }: { attemptId: string }) => {
  const t = useAnalysisText()
  const analysis = useQuery(attemptAnalysisQuery(api, attemptId))
  const title = analysis.data === undefined ? t('page.title') : t('page.titleOf', { topic: analysis.data.topic })
  useTitle(title)
  const isUnknown = analysis.isError && toFailure(analysis.error).status === 404

  return (
    <Page>
      <Stack gap={24} className={css.sheet}>
        <BackLink href={`/myresult/${encodeURIComponent(attemptId)}`}>{t('page.back')}</BackLink>
        <PageHead title={title} />
        {analysis.isPending && <Pending label={t('loading')} height="24rem" />}
        {isUnknown && <Alert tone="danger">{t('page.unknown')}</Alert>}
        {analysis.isError && !isUnknown && (
          <LoadFailed query={analysis} retry={t('retry')}>
            {t('failed')}
          </LoadFailed>
        )}
        {analysis.data !== undefined && <Summary analysis={analysis.data} />}
      </Stack>
    </Page>
  )
}
