import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Dialog } from '@naru/ui/Dialog'
import { Text } from '@naru/ui/Text'
import { useDates } from '../../../shared/language'
import type { Ownership } from '../../format/purchase'
import { usePlansText } from '../../text/plans'
import { usePurchasesText } from '../../text/purchases'

export interface OwnedPlanDialogProps {
  ownership: Ownership
  /** Whether the plan costs nothing; then it cannot be extended. */
  isFree: boolean
  onClose: () => void
  onPurchase: () => void
}

/** Asks before a plan that is active is bought again; one that cannot be extended leads to the exams. Open while rendered. */
export const OwnedPlanDialog = ({ ownership: { until }, isFree, onClose, onPurchase }: OwnedPlanDialogProps) => {
  const text = usePurchasesText()
  const { pricing } = usePlansText()
  const dates = useDates()
  const day = until === undefined ? undefined : dates.day(until)
  const message = day === undefined ? text.ownedForLife : isFree ? text.ownedUntil(day) : text.extend(day)
  return (
    <Dialog
      title={text.owned}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          {day === undefined || isFree ? (
            <ButtonLink variant="primary" href="/exams">
              {text.toExams}
            </ButtonLink>
          ) : (
            <Button variant="primary" onPress={onPurchase}>
              {pricing.purchase}
            </Button>
          )}
        </>
      }
    >
      <Text>{message}</Text>
    </Dialog>
  )
}
