import { isUnsupported } from '@naru/api'
import { purchasesQuery } from '@naru/api/queries'
import type { PlanPurchase } from '@naru/api/types'
import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { contentLanguage, useLanguage } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { api } from '@naru/app-shell/api'
import { translated } from '@naru/app-shell/language'
import { PurchaseFacts } from './PurchaseFacts'
import { usePurchasesText } from '../text/purchases'
import * as css from '../../account/profile/Sessions.css'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'

const tones: Readonly<Record<PlanPurchase['state'], BadgeTone>> = {
  active: 'success',
  upcoming: 'info',
  ended: 'neutral',
  reversed: 'warning',
}

/** The plans that the learner has activated or bought. Nothing if the API has no such list. */
export const Purchases = () => {
  const t = usePurchasesText()
  const language = useLanguage()
  const list = useQuery(purchasesQuery(api))
  const { data, isPending, error } = list
  if (isUnsupported(error)) return null
  return (
    <TitledCard title={t('title')}>
      {isPending && <Pending label={t('loading')} height="8rem" />}
      {error !== null && (
        <LoadFailed query={list} retry={t('retry')}>
          {t('failed')}
        </LoadFailed>
      )}
      {data?.length === 0 && (
        <>
          <Text tone="muted">{t('empty')}</Text>
          <Inline>
            <ButtonLink href="/pricing">{t('toPlans')}</ButtonLink>
          </Inline>
        </>
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <Text tone="muted">{t('lead')}</Text>
          <ul role="list" aria-label={t('title')} className={css.list}>
            {data.map((purchase) => {
              const { name, state } = translated(purchase, language)
              return (
                <li key={purchase.id}>
                  <Stack gap={8}>
                    <span className={css.device}>
                      <strong {...contentLanguage(name)}>{name}</strong>
                      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
                    </span>
                    <PurchaseFacts purchase={purchase} />
                  </Stack>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </TitledCard>
  )
}
