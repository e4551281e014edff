import type { PlanPurchase } from '@naru/api/types'
import { useDates, useMoney } from '@naru/app-shell/language'
import { usePurchasesText } from '../text/purchases'
import * as css from './PurchaseFacts.css'

export const PurchaseFacts = ({ purchase: { orderId, price, purchasedAt, expiresAt } }: { purchase: PlanPurchase }) => {
  const t = usePurchasesText()
  const dates = useDates()
  const money = useMoney()
  const facts = [
    ...(orderId === undefined ? [] : [[t('order'), orderId] as const]),
    [t('price'), money(price)],
    [t('date'), dates.longMoment(purchasedAt)],
    [t('end'), expiresAt === undefined ? t('noEnd') : dates.longMoment(expiresAt)],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) => [
        <dt key={term} className={css.term}>
          {term}
        </dt>,
        <dd key={`${term} value`} className={css.value}>
          {value}
        </dd>,
      ])}
    </dl>
  )
}
