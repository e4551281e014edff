import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { useEffect, type ReactNode } from 'react'
import { rememberPayment } from './payment/rememberedPayment'
import { isPending, type PaymentStatus } from './payment/paymentStatus'
import { useLastPayment, usePaymentStatus } from './payment/usePaymentStatus'
import { useAuthSession } from '@naru/app-shell/authSession'
import { usePlansText } from '@naru/app-shell/text/plans'

/** Milliseconds between two polls while the payment is pending. */
const pollMs = 15_000

/** The status of the learner's last payment; nothing without one, or if it was only cancelled. */
export const LastPaymentNote = () => {
  const t = usePlansText()
  const authSession = useAuthSession()
  const payment = useLastPayment()
  const { data: paymentStatus } = usePaymentStatus(payment, payment?.isCompleted ? pollMs : undefined)
  const isSettled = paymentStatus !== undefined && !isPending(paymentStatus)

  useEffect(() => {
    if (!isSettled) return
    rememberPayment(undefined)
    void authSession.refresh()
  }, [isSettled, authSession])

  const unconfirmed = (
    <Alert
      tone="warning"
      action={
        <ButtonLink size="small" href="/payment/success">
          {t('payment.check')}
        </ButtonLink>
      }
    >
      {t('payment.lastUnconfirmed')}
    </Alert>
  )
  const notes: Record<PaymentStatus, ReactNode> = {
    // A closed payment window never reports a status.
    unpaid: payment?.isCompleted ? unconfirmed : null,
    confirming: unconfirmed,
    waiting: unconfirmed,
    confirmed: (
      <Alert
        tone="success"
        action={
          <ButtonLink size="small" href="/exams">
            {t('payment.toExams')}
          </ButtonLink>
        }
      >
        {t('payment.lastConfirmed')}
      </Alert>
    ),
    declined: payment?.isCompleted ? <Alert tone="warning">{t('payment.lastDeclined')}</Alert> : null,
    reversed: null,
    unknown: null,
  }
  return paymentStatus === undefined ? null : notes[paymentStatus]
}
