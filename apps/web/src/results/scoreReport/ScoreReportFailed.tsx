import type { UseQueryResult } from '@tanstack/react-query'
import { formatFailure } from '@naru/app-shell/requests/formatFailure'
import { LoadFailed } from '@naru/app-shell/parts/LoadState'
import { useScoreReportsText } from '../text/scoreReports'

/** Why a score report did not load, and a button that tries again. */
export const ScoreReportFailed = ({ query }: { query: UseQueryResult }) => {
  const t = useScoreReportsText()
  return (
    <LoadFailed query={query} retry={t('retry')}>
      {formatFailure(t, query.error)}
    </LoadFailed>
  )
}
