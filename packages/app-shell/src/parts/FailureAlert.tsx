import { Alert } from '@naru/ui/Alert'
import type { ReactNode } from 'react'

/** The error of a form's last submission, beside its button. */
export const FailureAlert = ({ failure, action }: { failure: string | undefined; action?: ReactNode }) =>
  failure === undefined ? null : (
    <Alert tone="danger" action={action}>
      {failure}
    </Alert>
  )
