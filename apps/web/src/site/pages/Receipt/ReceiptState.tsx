import type { ReceiptCheck } from '@naru/api'
import { Alert, type AlertTone } from '@naru/ui/Alert'
import { useReceiptsText } from '../../text/receipts'

/** What the check of a receipt number found. */
export type CheckedState = ReceiptCheck['state'] | 'malformed' | 'unknown'

const tones: Record<CheckedState, AlertTone> = {
  genuine: 'success',
  corrected: 'warning',
  withdrawn: 'danger',
  deleted: 'danger',
  altered: 'danger',
  malformed: 'warning',
  unknown: 'danger',
}

/** Props of ReceiptState. */
export interface ReceiptStateProps {
  state: CheckedState
}

/** Says whether a receipt is genuine. */
export const ReceiptState = ({ state }: ReceiptStateProps) => {
  const text = useReceiptsText().verify[state]
  return (
    <Alert tone={tones[state]} title={text.title}>
      {text.text}
    </Alert>
  )
}
