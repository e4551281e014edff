import type { AdminPlan } from '@naru/api'
import { allExamsQuery, allPlansQuery, changePlanMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { ConfirmDialog } from '@naru/app-shell/forms/FormDialog'
import { useMoney } from '@naru/app-shell/language'
import { durationLabel } from '@naru/app-shell/plan'
import { usePlansText } from '@naru/app-shell/text/plans'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CatalogueArea } from '../catalogue/CatalogueArea'
import { PlanDialog } from './PlanDialog'
import { AboutButton, EntryCard } from '../parts/EntryCard'
import * as css from '../parts/EntryCard.css'
import { useSwitch } from '../parts/useSwitch'
import { useAdminText } from '../text/admin'

/** All price plans: on offer, withdrawn, and replaced ones that somebody still uses. */
export const PlansPage = () => {
  const exams = useQuery(allExamsQuery(api))
  return (
    <CatalogueArea
      words="plans"
      query={useQuery(allPlansQuery(api))}
      idOf={({ _id }) => _id}
      renderEntry={(plan, change) => <PlanEntry plan={plan} onChange={change} />}
      renderDialog={(plan, close) => <PlanDialog plan={plan} exams={exams.data ?? []} onClose={close} />}
    />
  )
}

interface PlanEntryProps {
  plan: AdminPlan
  onChange: () => void
}

/** A price plan with its buttons. A replaced plan is read-only. */
const PlanEntry = ({ plan, onChange }: PlanEntryProps) => {
  const tAdmin = useAdminText()
  const tPlans = usePlansText()
  const money = useMoney()
  const [isAsking, setAsking] = useState(false)
  const offer = useSwitch(changePlanMutation(api), plan.name)
  const { name, isOffered, isRecommended, isReplaced } = plan
  const setOffered = (next: boolean) => offer.press({ id: plan._id, change: { isOffered: next } })
  const state = isReplaced
    ? ({ label: tAdmin('plans.replaced'), tone: 'info' } as const)
    : isOffered
      ? ({ label: tAdmin('plans.offered'), tone: 'success', icon: 'check' } as const)
      : ({ label: tAdmin('plans.withdrawn'), tone: 'neutral', icon: 'close' } as const)
  return (
    <>
      <EntryCard
        name={name}
        state={state}
        facts={[
          money(plan.price),
          durationLabel(plan.duration, tPlans),
          tPlans('plan.exams', { count: plan.exams.length }),
          tAdmin('plans.buyers', { count: plan.buyers }),
          ...(isRecommended ? [tPlans('pricing.recommended')] : []),
        ]}
        failure={offer.failure}
        actions={
          isReplaced ? undefined : (
            <>
              <AboutButton action={tAdmin('change')} about={name} onPress={onChange} />
              <AboutButton
                action={isOffered ? tAdmin('plans.withdraw') : tAdmin('plans.offer')}
                about={name}
                onPress={() => (isOffered ? setAsking(true) : setOffered(true))}
              />
              <AboutButton
                action={tAdmin(isRecommended ? 'plans.unrecommend' : 'plans.recommend')}
                about={name}
                onPress={() => offer.press({ id: plan._id, change: { isRecommended: !isRecommended } })}
              />
            </>
          )
        }
      >
        {isReplaced ? (
          <Text size="sm">{tAdmin('plans.replacedText')}</Text>
        ) : (
          plan.description !== undefined && <Text className={css.facts}>{plan.description}</Text>
        )}
      </EntryCard>
      {isAsking && (
        <ConfirmDialog
          title={tAdmin('plans.withdrawTitle')}
          action={tAdmin('plans.withdraw')}
          sending={{ isPending: false, failure: undefined }}
          onConfirm={() => {
            setAsking(false)
            setOffered(false)
          }}
          onClose={() => setAsking(false)}
        >
          {tAdmin('plans.withdrawText', { name })}
        </ConfirmDialog>
      )}
    </>
  )
}
