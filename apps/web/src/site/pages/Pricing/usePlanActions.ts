import { paymentOrderQuery, purchasePlanMutation, startPaymentMutation, userDataQuery, type PricePlan } from '@naru/api'
import { toast } from '@naru/ui/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { catalogue, isNotAuthorized, toFailure, type Failure } from '../../../shared/errors'
import { useSingleFlight } from '../../../shared/useSingleFlight'
import { gatewayWidget } from '../../payments/gatewayWidget'
import { usePageLife } from '../../payments/leaving'
import { purchase, type PurchaseStep } from '../../payments/purchase'
import { rememberPayment } from '../../payments/remembered'
import { askStanding } from '../../payments/standing'
import { usePaymentWidget } from '../../payments/widget'
import { useAuthSession } from '../../../shared/authSession'
import { useText } from '../../text'

/** Why a plan could not be had; stays on its card after the toast has gone. */
export interface PlanProblem {
  /** The plan it is about. */
  planId: string
  /** The specified sentence. */
  sentence: string
  /** The server's own words, if it had any. */
  detail?: string
  /** Whether the payment may have gone through all the same. */
  isPaid: boolean
}

/** What a visitor can do with a plan. */
export interface PlanActions {
  /** The plan that is being activated or bought. */
  busyPlanId: string | undefined
  /** Whether its payment is being confirmed. */
  isConfirming: boolean
  /** What went wrong last. */
  problem: PlanProblem | undefined
  /** Activates a free plan; success goes to /exams. */
  activate: (plan: PricePlan) => void
  /** Buys a paid plan; success goes to /exams. */
  purchase: (plan: PricePlan) => void
}

/** Milliseconds since 1970. */
const now = () => Date.now()

/**
 * Activation and purchase, with the sentence for each way they can end.
 *
 * @param pauses milliseconds between two purchase calls after a payment; about two minutes in all by default
 */
export function usePlanActions(pauses?: readonly number[]): PlanActions {
  const text = useText()
  const router = useRouter()
  const queryClient = useQueryClient()
  const session = useAuthSession()
  const activation = useMutation(purchasePlanMutation(api))
  const { mutateAsync: start } = useMutation(startPaymentMutation(api))
  const [run, isBusy] = useSingleFlight()
  const [planId, setPlanId] = useState<string>()
  const [problem, setProblem] = useState<PlanProblem>()
  const [isConfirming, setIsConfirming] = useState(false)
  const widget = usePaymentWidget(gatewayWidget(text.payment.didNotOpen))
  const { isLeft, pause } = usePageLife()

  const toLogin = {
    onPress: () => void router.navigate({ to: '/login', search: { returnTo: '/pricing' } }),
    actionLabel: text.pricing.goToLogin,
  }

  const tell = (plan: PricePlan, failure: Failure, sentence: string, isPaid: boolean, needsLogin: boolean) => {
    // A sentence that already ends with the server's words needs no second line.
    const { message } = failure
    const detail = message === undefined || sentence.includes(message) || needsLogin ? {} : { detail: message }
    setProblem({ planId: plan._id, sentence, isPaid, ...detail })
    toast.error(sentence, {
      ...(detail.detail === undefined ? {} : { description: detail.detail }),
      ...(needsLogin ? toLogin : {}),
    })
  }

  const succeed = async (sentence: string) => {
    toast.success(sentence)
    void session.refresh()
    // Until the page is left, a press would activate or buy the plan again.
    await router.navigate({ to: '/exams' })
  }

  const activate = async (plan: PricePlan) => {
    const failure = await activation.mutateAsync({ pricePlanId: plan._id }).then(() => undefined, toFailure)
    if (isLeft()) return
    if (failure === undefined) return succeed(text.pricing.activated)
    tell(plan, failure, catalogue.freeActivation(failure), false, isNotAuthorized(failure))
  }

  const fail = (plan: PricePlan, step: PurchaseStep, cause: unknown) => {
    const failure = toFailure(cause)
    const needsLogin = step === 'paymentUserData' || (step === 'paymentStart' && isNotAuthorized(failure))
    if (needsLogin) void session.refresh()
    tell(plan, failure, catalogue[step](failure), step === 'paymentActivation', needsLogin)
  }

  const buy = async (plan: PricePlan) => {
    const outcome = await purchase(plan, {
      loadUser: () => queryClient.fetchQuery({ ...userDataQuery(api), staleTime: 0, retry: false }),
      start,
      widget,
      activate: (pricePlanId) => activation.mutateAsync({ pricePlanId }),
      standing: (orderId) =>
        askStanding(
          { orderId, planId: undefined },
          {
            order: (id) => queryClient.fetchQuery({ ...paymentOrderQuery(api, id), retry: false }),
            activate: (pricePlanId) => activation.mutateAsync({ pricePlanId }),
          },
        ),
      remember: rememberPayment,
      onConfirming: () => setIsConfirming(true),
      pause,
      ...(pauses === undefined ? {} : { pauses }),
      now,
      itemLabel: text.payment.item,
      site: window.location.origin,
    })
    // The server activates what was paid for; the next page that is asked finds it.
    if (isLeft()) return
    setIsConfirming(false)
    if (outcome.kind === 'activated') await succeed(text.payment.activated)
    if (outcome.kind === 'declined') fail(plan, 'paymentWidget', new Error(text.payment.declined))
    if (outcome.kind === 'failed') fail(plan, outcome.step, outcome.cause)
  }

  const runFor = (plan: PricePlan, action: (plan: PricePlan) => Promise<void>) =>
    run(() => {
      setProblem(undefined)
      setPlanId(plan._id)
      return action(plan)
    })

  return {
    busyPlanId: isBusy ? planId : undefined,
    isConfirming,
    problem,
    activate: (plan) => runFor(plan, activate),
    purchase: (plan) => runFor(plan, buy),
  }
}
