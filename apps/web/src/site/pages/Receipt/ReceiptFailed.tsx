import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { toFailure } from '../../../shared/errors'
import { useReceiptsText } from '../../text/receipts'

/** Props of ReceiptFailed. */
export interface ReceiptFailedProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
}

/** Why a receipt did not load, and a button that tries again. */
export const ReceiptFailed = ({ query: { error, refetch, isFetching } }: ReceiptFailedProps) => {
  const text = useReceiptsText()
  const { kind, message } = toFailure(error)
  return (
    <Alert
      tone="danger"
      action={
        <Button onPress={() => void refetch()} isDisabled={isFetching}>
          {text.retry}
        </Button>
      }
    >
      {kind === 'network' ? text.offline : (message ?? text.failed)}
    </Alert>
  )
}
