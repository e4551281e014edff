import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { useEffect, type ReactNode } from 'react'
import { rememberPayment } from '../../payments/remembered'
import type { Standing } from '../../payments/standing'
import { useLastPayment, useStanding } from '../../payments/useStanding'
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
  const session = useAuthSession()
  const payment = useLastPayment()
  const { data: standing } = useStanding(payment, payment?.isCompleted ? interval : undefined)
  const isSettled = standing !== undefined && standing !== 'confirming' && standing !== 'waiting'

  useEffect(() => {
    if (!isSettled) return
    rememberPayment(undefined)
    void session.refresh()
  }, [isSettled, session])

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
  const notes: Record<Standing, ReactNode> = {
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
    takenBack: null,
    unknown: null,
  }
  return standing === undefined ? null : notes[standing]
}
