import { type PricePlan } from '@naru/api'
import { pricePlansQuery, purchasesQuery } from '@naru/api/queries'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Grid } from '@naru/ui/Grid'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { toast } from '@naru/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { useAuthState } from '@naru/app-shell/authSession'
import { isFreePlan } from '@naru/app-shell/plan'
import { ownershipOf } from './ownership'
import { CardSkeletons } from '../shared/CardSkeletons'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useLastPayment } from './payment/usePaymentStatus'
import { usePlansText } from '@naru/app-shell/text/plans'
import { PaymentBar } from './PaymentBar'
import { PlanCard } from './PlanCard'
import { useBuyer } from './useBuyer'
import { usePlanActions } from './usePlanActions'

const LastPaymentNote = lazyComponent(async () => (await import('./LastPaymentNote')).LastPaymentNote)
const OwnedPlanDialog = lazyComponent(async () => (await import('./OwnedPlanDialog')).OwnedPlanDialog)

export const PricingPage = () => {
  const t = usePlansText()
  const { formatError } = useErrors()
  const plans = useQuery(pricePlansQuery(api))
  const buyer = useBuyer()
  const actions = usePlanActions()
  const lastPayment = useLastPayment()
  const { status } = useAuthState()
  const purchases = useQuery({ ...purchasesQuery(api), enabled: status === 'loggedIn', retry: false })
  const ownership = ({ _id }: PricePlan) => ownershipOf(_id, (status === 'loggedIn' && purchases.data) || [])
  /** A plan that the learner has, and pressed again. */
  const [asked, setAsked] = useState<PricePlan>()
  const askedOwnership = asked && ownership(asked)

  const error = plans.isError ? formatError('pricePlans', plans.error) : undefined
  const { errorUpdateCount } = plans
  useEffect(() => {
    // The count shows a toast for each failure, even with the same message.
    if (error !== undefined && errorUpdateCount > 0) toast.error(error)
  }, [error, errorUpdateCount])

  return (
    <Page>
      <Stack gap={32}>
        <PageHead tab={t('pricing.title')} title={t('pricing.heading')} lead={t('pricing.tagline')} />
        {actions.busyPlanId === undefined && actions.problem === undefined && (
          <LastPaymentNote load={lastPayment !== undefined} />
        )}
        {plans.isPending && (
          <Loading label={t('pricing.loading')}>
            <CardSkeletons hasPicture={false} />
          </Loading>
        )}
        {error !== undefined && (
          <Alert
            tone="danger"
            action={
              <Button onPress={() => void plans.refetch()} isDisabled={plans.isFetching}>
                {t('pricing.retry')}
              </Button>
            }
          >
            {error}
          </Alert>
        )}
        {plans.data?.length === 0 && <EmptyState drawing={<Drawing name="lantern" />}>{t('pricing.empty')}</EmptyState>}
        {plans.data !== undefined && plans.data.length > 0 && (
          <Grid as="ul" columns={plans.data.length <= 2 ? 2 : 3}>
            {plans.data.map((plan, at) => (
              <li key={`${plan._id}-${at}`}>
                <PlanCard
                  plan={plan}
                  ownership={ownership(plan)}
                  buyer={buyer}
                  problem={actions.problem?.planId === plan._id ? actions.problem : undefined}
                  isBusy={actions.busyPlanId === plan._id}
                  isConfirming={actions.isConfirming && actions.busyPlanId === plan._id}
                  isDisabled={actions.busyPlanId !== undefined}
                  onActivate={() => (ownership(plan) ? setAsked(plan) : actions.activate(plan))}
                  onPurchase={() => (ownership(plan) ? setAsked(plan) : actions.purchase(plan))}
                />
              </li>
            ))}
          </Grid>
        )}
        {/* Below the plans: it loads last, and would push them down. */}
        {buyer === 'loggedOut' && <Alert tone="info">{t('pricing.loggedOut')}</Alert>}
        {asked !== undefined && askedOwnership !== undefined && (
          <OwnedPlanDialog
            load
            ownership={askedOwnership}
            isFree={isFreePlan(asked)}
            onClose={() => setAsked(undefined)}
            onPurchase={() => {
              setAsked(undefined)
              actions.purchase(asked)
            }}
          />
        )}
        {actions.paymentBar !== undefined && <PaymentBar {...actions.paymentBar} />}
      </Stack>
    </Page>
  )
}
