import { Alert } from '@naru/ui/Alert'
import type { ReactNode } from 'react'

/** Props of FailureAlert. */
export interface FailureAlertProps {
  /** The sentence; undefined while nothing is wrong. */
  failure: string | undefined
  /** The way out, if there is one. */
  action?: ReactNode
}

/** The failure of a form, beside its button. It is silent to screen readers: the toast of `useFailure` speaks. */
export const FailureAlert = ({ failure, action }: FailureAlertProps) =>
  failure === undefined ? null : (
    <Alert tone="danger" role="none" action={action}>
      {failure}
    </Alert>
  )
