import { isApiError, isUnauthorized } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { useLocation } from '@tanstack/react-router'
import { withReturn } from '../../../shared/authSession'
import { formatFailure } from '../../parts/formatFailure'
import { lackOf } from '../../secondFactor/lack'
import { SecondFactorScreen } from '../../secondFactor/lazy'
import { useAdminText } from '../../text/admin'

/** Props of AdminFailed. */
export interface AdminFailedProps {
  /** What the call threw. */
  error: unknown
  /** Whether the call is being retried. */
  isRetrying: boolean
  onRetry: () => void
}

/** Shows why a page failed to load: the server's rejection of non-admins, or another error. */
export const AdminFailed = ({ error, isRetrying, onRetry }: AdminFailedProps) => {
  const text = useAdminText()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const lacks = lackOf(error)
  if (lacks !== undefined) return <SecondFactorScreen load lacks={lacks} />
  const isRefused = isApiError(error, 'http') && (error.status === 401 || error.status === 403)
  return (
    <Alert
      tone="danger"
      title={isRefused ? text.refused : text.failedToLoad}
      action={
        isUnauthorized(error) ? (
          <ButtonLink href={withReturn('/login', path)}>{text.login}</ButtonLink>
        ) : (
          <Button onPress={onRetry} isDisabled={isRetrying}>
            {text.retry}
          </Button>
        )
      }
    >
      {formatFailure(text, error)}
    </Alert>
  )
}
