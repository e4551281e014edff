import { Alert } from '@naru/ui/Alert'
import type { ReactNode } from 'react'

/** Props of FailureAlert. */
export interface FailureAlertProps {
  /** The error message; undefined without an error. */
  failure: string | undefined
  /** A button or link that helps. */
  action?: ReactNode
}

/** The error of a form's last submission, beside its button. */
export const FailureAlert = ({ failure, action }: FailureAlertProps) =>
  failure === undefined ? null : (
    <Alert tone="danger" action={action}>
      {failure}
    </Alert>
  )
