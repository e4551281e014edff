import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { useEffect, type ReactNode } from 'react'
import { rememberPayment } from '../../payments/rememberedPayment'
import type { PaymentStatus } from '../../payments/paymentStatus'
import { useLastPayment, usePaymentStatus } from '../../payments/usePaymentStatus'
import { useAuthSession } from '../../../shared/authSession'
import { useText } from '../../text'

/** Props of LastPaymentNote. */
export interface LastPaymentNoteProps {
  /** Milliseconds between two questions while the payment is not settled. */
  interval: number
}

/** What became of the payment that the learner began before; nothing where there was none, or where it was only given up. */
export const LastPaymentNote = ({ interval }: LastPaymentNoteProps) => {
  const { payment: text } = useText()
  const authSession = useAuthSession()
  const payment = useLastPayment()
  const { data: paymentStatus } = usePaymentStatus(payment, payment?.isCompleted ? interval : undefined)
  const isSettled = paymentStatus !== undefined && paymentStatus !== 'confirming' && paymentStatus !== 'waiting'

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
          {text.check}
        </ButtonLink>
      }
    >
      {text.lastUnconfirmed}
    </Alert>
  )
  const notes: Record<PaymentStatus, ReactNode> = {
    // Of a payment window that was closed nothing is ever heard.
    confirming: payment?.isCompleted ? unconfirmed : null,
    waiting: unconfirmed,
    confirmed: (
      <Alert
        tone="success"
        action={
          <ButtonLink size="small" href="/exams">
            {text.toExams}
          </ButtonLink>
        }
      >
        {text.lastConfirmed}
      </Alert>
    ),
    declined: payment?.isCompleted ? <Alert tone="warning">{text.lastDeclined}</Alert> : null,
    reversed: null,
    unknown: null,
  }
  return paymentStatus === undefined ? null : notes[paymentStatus]
}
