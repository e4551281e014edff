import { isUnsupported } from '@naru/api'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { toFailure } from '../../../shared/errors'
import { NeedsPlan } from '../../parts/NeedsPlan'
import { useWordsText } from '../../text/words'

export interface WordsFailedProps {
  error: unknown
  isFetching: boolean
  onRetry: () => void
}

/** Why words did not load: no plan, no network, a server without them, or a failure of the server. */
export const WordsFailed = ({ error, isFetching, onRetry }: WordsFailedProps) => {
  const text = useWordsText()
  const { kind, status } = toFailure(error)
  const retry = (
    <Button onPress={onRetry} isDisabled={isFetching}>
      {text.retry}
    </Button>
  )
  if (status === 403) {
    return (
      <NeedsPlan title={text.noPlanTitle} link={text.seePlans}>
        {text.noPlan}
      </NeedsPlan>
    )
  }
  if (kind === 'network') {
    return (
      <EmptyState drawing={<Drawing name="lantern" />} title={text.offlineTitle} role="alert" action={retry}>
        {text.offline}
      </EmptyState>
    )
  }
  if (isUnsupported(error)) return <Alert>{text.unsupported}</Alert>
  return (
    <Alert tone="danger" action={retry}>
      {text.failed}
    </Alert>
  )
}
