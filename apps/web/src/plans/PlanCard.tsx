import type { PricePlan } from '@naru/api'
import { translated, useDates, useMoney } from '@naru/app-shell/language'
import { durationLabel, isFreePlan } from '@naru/app-shell/plan'
import { usePlansText } from '@naru/app-shell/text/plans'
import { Alert } from '@naru/ui/Alert'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { contentLanguage, useLanguage } from '@naru/ui/language'
import { useEffect, useId, useRef } from 'react'
import * as css from './PlanCard.css'
import type { Ownership } from './ownership'
import { usePurchasesText } from './text/purchases'
import type { Buyer } from './useBuyer'
import type { PlanProblem } from './usePlanActions'

export interface PlanCardProps extends Omit<PlanButtonProps, 'isFree' | 'isExtendable' | 'nameId'> {
  plan: PricePlan
  /** How long it is the learner's; undefined if it is not. */
  ownership: Ownership | undefined
  /** Whether its payment is being confirmed. */
  isConfirming: boolean
  /** The error of its last activation or purchase. */
  problem: PlanProblem | undefined
}

export const PlanCard = ({ plan, ownership, problem, isConfirming, ...button }: PlanCardProps) => {
  const tPlans = usePlansText()
  const tPurchases = usePurchasesText()
  const dates = useDates()
  const money = useMoney()
  const id = useId()
  const language = useLanguage()
  const { name, description } = translated(plan, language)
  const isFree = isFreePlan(plan)
  const { exams } = plan
  return (
    <Card
      as="article"
      aria-labelledby={id}
      className={plan.isRecommended === true ? `${css.card} ${css.recommended}` : css.card}
    >
      <div className={css.head}>
        <Heading level={2} size="xl" id={id} {...contentLanguage(name)}>
          {name}
        </Heading>
        {plan.isRecommended === true && (
          <Badge tone="info" icon="star">
            {tPlans('pricing.recommended')}
          </Badge>
        )}
      </div>
      <p className={css.price}>
        {money(plan.price)}
        {isFree && <Badge tone="success">{tPlans('pricing.free')}</Badge>}
      </p>
      <div className={css.facts}>
        <span>
          <span className={css.term}>{tPlans('pricing.validFor')}</span> {durationLabel(plan.duration, tPlans)}
        </span>
        <span>{tPlans('plan.exams', { count: exams.length })}</span>
      </div>
      {description !== undefined && (
        <Text tone="muted" {...contentLanguage(description)}>
          {description}
        </Text>
      )}
      <Disclosure title={tPlans('pricing.topics')}>
        <ul className={css.topics}>
          {exams
            .map((exam) => translated(exam, language))
            .map(({ _id, topic }, at) => (
              <li key={`${_id}-${at}`} {...contentLanguage(topic)}>
                {topic}
              </li>
            ))}
        </ul>
      </Disclosure>
      <div className={css.foot}>
        <Stack gap={12}>
          {ownership !== undefined && (
            <span>
              <Badge tone="success" icon="success">
                {ownership.until === undefined
                  ? tPurchases('forLife')
                  : tPurchases('until', { day: dates.day(ownership.until) })}
              </Badge>
            </span>
          )}
          {problem !== undefined && <PlanProblemNote problem={problem} />}
          {isConfirming && <Alert tone="info">{tPlans('payment.confirming')}</Alert>}
          {ownership !== undefined && (
            <ButtonLink variant="primary" size="large" fullWidth href="/exams" aria-describedby={id}>
              {tPurchases('toExams')}
            </ButtonLink>
          )}
          <PlanButton isFree={isFree} ownership={ownership} nameId={id} {...button} />
        </Stack>
      </div>
    </Card>
  )
}

/** Shows the toast's message on the card; after a payment, with a link to its status. */
const PlanProblemNote = ({ problem: { sentence, detail, isPaid } }: { problem: PlanProblem }) => {
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

interface PlanButtonProps {
  /** Whether the plan costs nothing. */
  isFree: boolean
  /** Element id of the plan's name, which describes the button. */
  nameId: string
  buyer: Buyer
  /** A paid plan with an end is bought again to extend it. */
  ownership: Ownership | undefined
  /** Whether this plan is being activated or bought. */
  isBusy: boolean
  /** Whether any plan is being activated or bought. */
  isDisabled: boolean
  onActivate: () => void
  onPurchase: () => void
}

/** Activate for a free plan; for a paid one the payment control: loading, Purchase, Extend, or Go to Login. */
const PlanButton = ({
  isFree,
  nameId,
  buyer,
  ownership,
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
  const paidWords = isLoading
    ? t('payment.loadingUser')
    : t(ownership?.until === undefined ? 'pricing.purchase' : 'pricing.extend')
  return (
    <Button
      ref={button}
      variant={isFree && ownership === undefined ? 'primary' : 'secondary'}
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
