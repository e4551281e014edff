import { CancelButton } from '@naru/app-shell/parts/CancelButton'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Text } from '@naru/ui/Text'
import { useDates } from '@naru/app-shell/language'
import { usePlansText } from '@naru/app-shell/text/plans'
import { usePurchasesText } from './text/purchases'

export interface OwnedPlanDialogProps {
  /** When the plan ends, as a timestamp. */
  until: string
  onClose: () => void
  onPurchase: () => void
}

/** Asks before a plan that is active is bought again. Open while rendered. */
export const OwnedPlanDialog = ({ until, onClose, onPurchase }: OwnedPlanDialogProps) => {
  const tPurchases = usePurchasesText()
  const tPlans = usePlansText()
  const dates = useDates()
  return (
    <Dialog
      title={tPurchases('owned')}
      onClose={onClose}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button variant="primary" onPress={onPurchase}>
            {tPlans('pricing.extend')}
          </Button>
        </>
      }
    >
      <Text>{tPurchases('extend', { day: dates.day(until) })}</Text>
    </Dialog>
  )
}
