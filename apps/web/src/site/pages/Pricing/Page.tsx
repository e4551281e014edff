import { pricePlansQuery } from '@naru/api'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Grid } from '@naru/ui/Grid'
import { Inline } from '@naru/ui/Inline'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { toast } from '@naru/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../shared/api'
import { useTitle } from '../../../shared/useTitle'
import { useErrors } from '../../../shared/errors'
import { planColumns } from '../../format/plan'
import { CardSkeletons } from '../../parts/CardSkeletons'
import { PageHead } from '../../parts/PageHead'
import { usePlansText } from '../../text/plans'
import { LastPaymentNote } from './LastPaymentNote'
import { PaymentBar } from './PaymentBar'
import { PlanCard } from './PlanCard'
import { useBuyer } from './useBuyer'
import { usePlanActions } from './usePlanActions'

/** The price plans, with activation and purchase. */
export const PricingPage = () => {
  const { pricing: text } = usePlansText()
  const { formatError } = useErrors()
  const plans = useQuery(pricePlansQuery(api))
  const buyer = useBuyer()
  const actions = usePlanActions()
  useTitle(text.title)

  const error = plans.isError ? formatError('pricePlans', plans.error) : undefined
  const { errorUpdateCount } = plans
  useEffect(() => {
    // The count shows a toast for each failure, even with the same message.
    if (error !== undefined && errorUpdateCount > 0) toast.error(error)
  }, [error, errorUpdateCount])

  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={text.heading} lead={text.tagline} />
        {actions.busyPlanId === undefined && actions.problem === undefined && <LastPaymentNote />}
        {plans.isPending && (
          <Loading label={text.loading}>
            <CardSkeletons />
          </Loading>
        )}
        {error !== undefined && (
          <Alert
            tone="danger"
            action={
              <Inline>
                <Button onPress={() => void plans.refetch()} isDisabled={plans.isFetching}>
                  {text.retry}
                </Button>
              </Inline>
            }
          >
            {error}
          </Alert>
        )}
        {plans.data?.length === 0 && <EmptyState drawing={<Drawing name="lantern" />}>{text.empty}</EmptyState>}
        {plans.data !== undefined && plans.data.length > 0 && (
          <Grid as="ul" columns={planColumns(plans.data.length)}>
            {plans.data.map((plan, at) => (
              <li key={`${plan._id}-${at}`}>
                <PlanCard
                  plan={plan}
                  buyer={buyer}
                  problem={actions.problem?.planId === plan._id ? actions.problem : undefined}
                  isBusy={actions.busyPlanId === plan._id}
                  isConfirming={actions.isConfirming && actions.busyPlanId === plan._id}
                  isDisabled={actions.busyPlanId !== undefined}
                  onActivate={() => actions.activate(plan)}
                  onPurchase={() => actions.purchase(plan)}
                />
              </li>
            ))}
          </Grid>
        )}
        {/* Below the plans: it loads last, and would push them down. */}
        {buyer === 'loggedOut' && <Alert tone="info">{text.loggedOut}</Alert>}
        {actions.paymentBar !== undefined && <PaymentBar {...actions.paymentBar} />}
      </Stack>
    </Page>
  )
}
