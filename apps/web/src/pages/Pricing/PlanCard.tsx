import type { PricePlan } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Text } from '@naru/ui/Text'
import { useId } from 'react'
import { durationLabel, examCountLabel, priceLabel } from '../../format/plan'
import { useText } from '../../text'
import * as css from './PlanCard.css'

/** Props of PlanCard. */
export interface PlanCardProps {
  /** The plan. */
  plan: PricePlan
  /** Whether it is being activated or bought. */
  isBusy: boolean
  /** Whether any plan is. */
  isDisabled: boolean
  /** Called for a free plan. */
  onActivate: () => void
  /** Called for a paid plan. */
  onPurchase: () => void
}

/** One plan: what it costs, what it unlocks, and the button that gets it. */
export const PlanCard = ({ plan, isBusy, isDisabled, onActivate, onPurchase }: PlanCardProps) => {
  const { pricing: text } = useText()
  const id = useId()
  const isFree = plan.price === 0
  return (
    <Card as="article" aria-labelledby={id} className={`${css.card} ${isFree ? css.free : css.paid}`}>
      <Heading level={2} size="xl" id={id}>
        {plan.name}
      </Heading>
      <p className={css.price}>{priceLabel(plan.price)}</p>
      <dl className={css.facts}>
        <dt className={css.term}>{text.validFor}</dt>
        <dd className={css.value}>{durationLabel(plan.duration)}</dd>
        <dt className={css.term}>{text.exams}</dt>
        <dd className={css.value}>{examCountLabel(plan.exams?.length ?? 0)}</dd>
      </dl>
      {plan.description !== undefined && <Text tone="muted">{plan.description}</Text>}
      <Disclosure title={text.topics}>
        <ul className={css.topics}>
          {(plan.exams ?? []).map(({ _id, topic }, at) => (
            <li key={`${_id}-${at}`}>{topic}</li>
          ))}
        </ul>
      </Disclosure>
      <div className={css.foot}>
        <Button
          variant={isFree ? 'primary' : 'secondary'}
          size="large"
          fullWidth
          isDisabled={isDisabled}
          iconStart={isBusy ? 'clock' : undefined}
          aria-describedby={id}
          onPress={isFree ? onActivate : onPurchase}
        >
          {isFree ? text.activate : text.purchase}
        </Button>
      </div>
    </Card>
  )
}
