import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { usePlansText } from '@naru/app-shell/text/plans'
import type { PlanProblem } from './usePlanActions'

/** Shows the toast's message on the card; after a payment, with a link to its status. */
export const PlanProblemNote = ({ problem: { sentence, detail, isPaid } }: { problem: PlanProblem }) => {
  const t = usePlansText()
  const more = [detail, isPaid ? t('payment.doNotPayAgain') : undefined].filter((line) => line !== undefined).join(' ')
  return (
    // The toast announces it.
    <Alert
      tone="danger"
      role="none"
      title={sentence}
      {...(isPaid && {
        action: (
          <ButtonLink size="small" href="/payment/success">
            {t('payment.check')}
          </ButtonLink>
        ),
      })}
    >
      {more || undefined}
    </Alert>
  )
}
