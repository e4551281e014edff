import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatFailure } from '../../parts/formatFailure'
import { useScoreReportsText } from '../../text/scoreReports'

export interface ScoreReportFailedProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
}

/** Why a score report did not load, and a button that tries again. */
export const ScoreReportFailed = ({ query: { error, refetch, isFetching } }: ScoreReportFailedProps) => {
  const text = useScoreReportsText()
  return (
    <Alert
      tone="danger"
      action={
        <Button onPress={() => void refetch()} isDisabled={isFetching}>
          {text.retry}
        </Button>
      }
    >
      {formatFailure(text, error)}
    </Alert>
  )
}
