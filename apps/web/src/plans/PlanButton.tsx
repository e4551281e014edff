import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { useEffect, useRef } from 'react'
import { usePlansText } from '@naru/app-shell/text/plans'
import type { Buyer } from './useBuyer'

export interface PlanButtonProps {
  /** Whether the plan costs nothing. */
  isFree: boolean
  /** Element id of the plan's name, which describes the button. */
  nameId: string
  buyer: Buyer
  /** Whether a paid plan is the learner's until a day, so that buying it again extends it. */
  isExtendable: boolean
  /** Whether this plan is being activated or bought. */
  isBusy: boolean
  /** Whether any plan is being activated or bought. */
  isDisabled: boolean
  onActivate: () => void
  onPurchase: () => void
}

/** Activate for a free plan; for a paid one the payment control: loading, Purchase, Extend, or Go to Login. */
export const PlanButton = ({
  isFree,
  nameId,
  buyer,
  isExtendable,
  isBusy,
  isDisabled,
  onActivate,
  onPurchase,
}: PlanButtonProps) => {
  const t = usePlansText()
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    // A disabled button has no focus, and neither has the page below the payment window.
    if (wasBusy.current && !isDisabled && document.activeElement === document.body) button.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy, isDisabled])
  if (!isFree && buyer === 'loggedOut') {
    return (
      <ButtonLink size="large" fullWidth href="/login?returnTo=/pricing" aria-describedby={nameId}>
        {t('pricing.goToLogin')}
      </ButtonLink>
    )
  }
  const isLoading = !isFree && buyer === 'loading'
  const paidWords = isLoading ? t('payment.loadingUser') : t(isExtendable ? 'pricing.extend' : 'pricing.purchase')
  return (
    <Button
      ref={button}
      variant={isFree ? 'primary' : 'secondary'}
      size="large"
      fullWidth
      isDisabled={isDisabled || isLoading}
      iconStart={isBusy ? 'clock' : undefined}
      aria-describedby={nameId}
      onPress={isFree ? onActivate : onPurchase}
    >
      {isFree ? t('pricing.activate') : paidWords}
    </Button>
  )
}
