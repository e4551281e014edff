import { CancelButton } from '@naru/app-shell/parts/CancelButton'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Dialog } from '@naru/ui/Dialog'
import { Text } from '@naru/ui/Text'
import { useDates } from '@naru/app-shell/language'
import type { Ownership } from './ownership'
import { usePlansText } from '@naru/app-shell/text/plans'
import { usePurchasesText } from './text/purchases'

export interface OwnedPlanDialogProps {
  ownership: Ownership
  /** Whether the plan costs nothing; then it cannot be extended. */
  isFree: boolean
  onClose: () => void
  onPurchase: () => void
}

/** Asks before a plan that is active is bought again; one that cannot be extended leads to the exams. Open while rendered. */
export const OwnedPlanDialog = ({ ownership: { until }, isFree, onClose, onPurchase }: OwnedPlanDialogProps) => {
  const tPurchases = usePurchasesText()
  const tPlans = usePlansText()
  const dates = useDates()
  const day = until === undefined ? undefined : dates.day(until)
  const message =
    day === undefined
      ? tPurchases('ownedForLife')
      : isFree
        ? tPurchases('ownedUntil', { day })
        : tPurchases('extend', { day })
  return (
    <Dialog
      title={tPurchases('owned')}
      onClose={onClose}
      actions={
        <>
          <CancelButton onPress={onClose} />
          {day === undefined || isFree ? (
            <ButtonLink variant="primary" href="/exams">
              {tPurchases('toExams')}
            </ButtonLink>
          ) : (
            <Button variant="primary" onPress={onPurchase}>
              {tPlans('pricing.extend')}
            </Button>
          )}
        </>
      }
    >
      <Text>{message}</Text>
    </Dialog>
  )
}
