import { purchasePlanMutation, startPaymentMutation, userDataQuery, type PricePlan } from '@naru/api'
import { toast } from '@naru/ui/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { api } from '../../app/api'
import { catalogue, isNotAuthorized, toFailure } from '../../errors'
import { purchase } from '../../payments/purchase'
import { closedWidget } from '../../payments/widget'
import { useSessionActions } from '../../session'
import { useText } from '../../text'

/** What a visitor can do with a plan. */
export interface PlanActions {
  /** The plan that is being activated or bought. */
  busyPlanId: string | undefined
  /** Activates a free plan; success goes to /exams. */
  activate: (plan: PricePlan) => void
  /** Buys a paid plan. */
  purchase: (plan: PricePlan) => void
}

/** Activation and purchase, with the sentence for each way they can end. */
export function usePlanActions(): PlanActions {
  const text = useText()
  const router = useRouter()
  const queryClient = useQueryClient()
  const session = useSessionActions()
  const activation = useMutation(purchasePlanMutation(api))
  const { mutateAsync: start } = useMutation(startPaymentMutation(api))
  const [buying, setBuying] = useState<string>()
  const widget = useMemo(() => closedWidget(text.payment.notOpen), [text])

  const toLogin = () => void router.navigate({ to: '/login', search: { returnTo: '/pricing' } })

  const activate = (plan: PricePlan) => {
    activation.mutate(
      { pricePlanId: plan._id },
      {
        onSuccess: () => {
          toast.success(text.pricing.activated)
          void session.refresh()
          void router.navigate({ to: '/exams' })
        },
        onError: (error) => {
          const failure = toFailure(error)
          toast.error(
            catalogue.freeActivation(failure),
            isNotAuthorized(failure) ? { onPress: toLogin, actionLabel: text.pricing.goToLogin } : {},
          )
        },
      },
    )
  }

  const buy = async (plan: PricePlan) => {
    setBuying(plan._id)
    const outcome = await purchase(plan, {
      loadUser: () => queryClient.fetchQuery({ ...userDataQuery(api), staleTime: 0, retry: false }),
      start,
      widget,
      activate: (pricePlanId) => activation.mutateAsync({ pricePlanId }),
      now: () => Date.now(),
      itemLabel: text.payment.item,
    })
    setBuying(undefined)
    if (outcome.kind === 'activated') {
      void session.refresh()
      void router.navigate({ to: '/exams' })
    }
    if (outcome.kind !== 'failed') return
    const failure = toFailure(outcome.cause)
    if (outcome.step === 'paymentUserData') void session.refresh()
    toast.error(catalogue[outcome.step](failure), {
      ...(failure.message === undefined ? {} : { description: failure.message }),
      ...(outcome.step === 'paymentUserData' ? { onPress: toLogin, actionLabel: text.pricing.goToLogin } : {}),
    })
  }

  return {
    busyPlanId: buying ?? (activation.isPending ? activation.variables.pricePlanId : undefined),
    activate,
    purchase: (plan) => void buy(plan),
  }
}
