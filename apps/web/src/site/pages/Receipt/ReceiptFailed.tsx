import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatFailure } from '../../parts/formatFailure'
import { useReceiptsText } from '../../text/receipts'

/** Props of ReceiptFailed. */
export interface ReceiptFailedProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
}

/** Why a receipt did not load, and a button that tries again. */
export const ReceiptFailed = ({ query: { error, refetch, isFetching } }: ReceiptFailedProps) => {
  const text = useReceiptsText()
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
