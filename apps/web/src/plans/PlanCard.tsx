import type { PricePlan } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Badge } from '@naru/ui/Badge'
import { Card } from '@naru/ui/Card'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { contentLanguage, useLanguage } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useId } from 'react'
import { translated, useDates, useMoney } from '@naru/app-shell/language'
import { durationLabel, isFreePlan } from '@naru/app-shell/plan'
import type { Ownership } from './ownership'
import { usePlansText } from '@naru/app-shell/text/plans'
import { usePurchasesText } from './text/purchases'
import { PlanButton, type PlanButtonProps } from './PlanButton'
import * as css from './PlanCard.css'
import { PlanProblemNote } from './PlanProblemNote'
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
          <PlanButton isFree={isFree} isExtendable={ownership?.until !== undefined} nameId={id} {...button} />
        </Stack>
      </div>
    </Card>
  )
}
