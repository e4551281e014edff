import { type PricePlan } from '@naru/api'
import { paymentOrderQuery, purchasePlanMutation, startPaymentMutation, userDataQuery } from '@naru/api/queries'
import { toast } from '@naru/ui/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { isNotAuthorized, toFailure, type Failure, useErrors } from '@naru/app-shell/errors'
import { useSingleFlight } from '@naru/app-shell/useSingleFlight'
import './payment/gatewayFrame.css'
import { usePageLifetime } from './payment/pageLifetime'
import { payhereWidget } from './payment/payhere'
import { purchase, type PurchaseStep } from './payment/purchase'
import { rememberedPayment, rememberPayment } from './payment/rememberedPayment'
import { fetchPaymentStatus } from './payment/paymentStatus'
import type { WidgetOrder } from './payment/widget'
import { useTime } from '../routerContext'
import { useAuthSession } from '@naru/app-shell/authSession'
import { usePlansText } from '@naru/app-shell/text/plans'
import type { PaymentBarProps, PaymentWindowState } from './PaymentBar'

/** The error of a plan's activation or purchase; stays on its card after the toast has gone. */
export interface PlanProblem {
  planId: string
  /** The specified message. */
  sentence: string
  detail?: string
  /** Whether the payment may have succeeded nevertheless. */
  isPaid: boolean
}

export interface PlanActions {
  /** The plan that is being activated or bought. */
  busyPlanId: string | undefined
  /** Whether its payment is being confirmed. */
  isConfirming: boolean
  /** The payment window, while it is open. */
  paymentBar: PaymentBarProps | undefined
  problem: PlanProblem | undefined
  /** Activates a free plan; success opens /exams. */
  activate: (plan: PricePlan) => void
  /** Buys a paid plan; success opens /exams. */
  purchase: (plan: PricePlan) => void
}

/** Milliseconds since 1970. */
const now = () => Date.now()

/** One per tab, since its script is loaded once. */
const gatewayWidget = payhereWidget()

/** Milliseconds after which a payment window that has loaded nothing counts as not opened. */
export const openTimeoutMs = 15_000

export function usePlanActions(): PlanActions {
  const t = usePlansText()
  const { formatFailure } = useErrors()
  const router = useRouter()
  const queryClient = useQueryClient()
  const authSession = useAuthSession()
  const activation = useMutation(purchasePlanMutation(api))
  const { mutateAsync: start } = useMutation(startPaymentMutation(api))
  const [run, isBusy] = useSingleFlight()
  const [planId, setPlanId] = useState<string>()
  const [problem, setProblem] = useState<PlanProblem>()
  const [isConfirming, setIsConfirming] = useState(false)
  const [paymentBar, setPaymentBar] = useState<PaymentBarProps>()
  const closing = useRef<AbortController>(undefined)
  const widget = router.options.context.paymentWidget ?? gatewayWidget
  const time = useTime()
  const { isUnmounted, delay } = usePageLifetime()

  const toLogin = {
    onPress: () => void router.navigate({ to: '/login', search: { returnTo: '/pricing' } }),
    actionLabel: t('pricing.goToLogin'),
  }

  const showProblem = (plan: PricePlan, failure: Failure, sentence: string, isPaid: boolean, needsLogin: boolean) => {
    // Omits the server's message if the main message already contains it.
    const { message } = failure
    const detail = message === undefined || sentence.includes(message) || needsLogin ? {} : { detail: message }
    setProblem({ planId: plan._id, sentence, isPaid, ...detail })
    toast.error(sentence, {
      ...(detail.detail === undefined ? {} : { description: detail.detail }),
      ...(needsLogin ? toLogin : {}),
    })
  }

  const succeed = async (sentence: string, paidOrder?: string) => {
    toast.success(sentence)
    void authSession.refresh()
    // Stays pending until the page unmounts; otherwise a press would activate or buy the plan again.
    await router.navigate({ to: '/exams', state: paidOrder === undefined ? {} : { paidOrder } })
  }

  const activate = async (plan: PricePlan) => {
    const failure = await activation.mutateAsync({ pricePlanId: plan._id }).then(() => undefined, toFailure)
    if (isUnmounted()) return
    if (failure === undefined) return succeed(t('pricing.activated'))
    showProblem(plan, failure, formatFailure('freeActivation', failure), false, isNotAuthorized(failure))
  }

  const fail = (plan: PricePlan, step: PurchaseStep, cause: unknown) => {
    const failure = toFailure(cause)
    const needsLogin = step === 'paymentUserData' || (step === 'paymentStart' && isNotAuthorized(failure))
    if (needsLogin) void authSession.refresh()
    showProblem(plan, failure, formatFailure(step, failure), step === 'paymentActivation', needsLogin)
  }

  // The gateway's frame is not part of the page.
  useEffect(() => () => closing.current?.abort(), [])

  /** Opens the payment window, which the buyer can close at any time. */
  const openWidget = async (order: WidgetOrder, retryAfterwards: () => void) => {
    const controller = new AbortController()
    closing.current = controller
    const onClose = () => controller.abort()
    const onRetry = () => {
      retryAfterwards()
      onClose()
    }
    const show = (state: PaymentWindowState) => setPaymentBar({ state, onClose, onRetry })
    show('opening')
    const cancelTimeout = time.after(openTimeoutMs, () => show('late'))
    const onLoad = () => {
      cancelTimeout()
      if (!controller.signal.aborted) show('open')
    }
    try {
      return await widget.open(order, { signal: controller.signal, onLoad })
    } finally {
      cancelTimeout()
      setPaymentBar(undefined)
    }
  }

  const buy = async (plan: PricePlan): Promise<void> => {
    let isRetried = false
    const outcome = await purchase(plan, {
      loadUser: () => queryClient.fetchQuery({ ...userDataQuery(api), staleTime: 0, retry: false }),
      start,
      openWidget: (order) =>
        openWidget(order, () => {
          isRetried = true
        }),
      activate: (pricePlanId) => activation.mutateAsync({ pricePlanId }),
      paymentStatus: (orderId) =>
        fetchPaymentStatus(
          { orderId, planId: undefined },
          {
            order: (id) => queryClient.fetchQuery({ ...paymentOrderQuery(api, id), retry: false }),
            activate: (pricePlanId) => activation.mutateAsync({ pricePlanId }),
          },
        ),
      remembered: (userId) => rememberedPayment(userId, now()),
      remember: rememberPayment,
      onConfirming: () => setIsConfirming(true),
      delay,
      now,
      site: window.location.origin,
    })
    // The server activates a paid plan anyway; the next page fetches it.
    if (isUnmounted()) return
    setIsConfirming(false)
    if (outcome.kind === 'dismissed' && isRetried) return buy(plan)
    if (outcome.kind === 'activated') await succeed(t('payment.activated'), outcome.orderId)
    if (outcome.kind === 'declined') fail(plan, 'paymentWidget', new Error(t('payment.declined')))
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
    paymentBar,
    problem,
    activate: (plan) => runFor(plan, activate),
    purchase: (plan) => runFor(plan, buy),
  }
}
