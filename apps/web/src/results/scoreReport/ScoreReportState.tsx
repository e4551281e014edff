import type { ScoreReportCheck } from '@naru/api'
import { Alert, type AlertTone } from '@naru/ui/Alert'
import { useScoreReportsText } from '../text/scoreReports'

export type CheckedState = ScoreReportCheck['state'] | 'malformed' | 'unknown'

const tones: Record<CheckedState, AlertTone> = {
  genuine: 'success',
  corrected: 'warning',
  withdrawn: 'danger',
  deleted: 'danger',
  altered: 'danger',
  malformed: 'warning',
  unknown: 'danger',
}

export const ScoreReportState = ({ state }: { state: CheckedState }) => {
  const t = useScoreReportsText()
  return (
    <Alert tone={tones[state]} title={t(`verify.${state}.title`)}>
      {t(`verify.${state}.text`)}
    </Alert>
  )
}
