import type { AttemptAnalysis } from '@naru/api'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { useAnalysisText } from '../text/analysis'

export type AnalysisQuery = UseQueryResult<AttemptAnalysis>

/** In place of an analysis that is loading or has failed. */
export const AnalysisState = ({ analysis }: { analysis: AnalysisQuery }) => {
  const t = useAnalysisText()
  if (analysis.isPending) return <Pending label={t('loading')} height="16rem" />
  return (
    <LoadFailed query={analysis} retry={t('retry')}>
      {t('failed')}
    </LoadFailed>
  )
}
