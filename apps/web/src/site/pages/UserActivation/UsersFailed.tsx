import { isApiError, isUnauthorized } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { formatError } from '../../../shared/errors'
import { useText } from '../../text'

/** Props of UsersFailed. */
export interface UsersFailedProps {
  /** What the call threw. */
  error: unknown
  /** Whether it is being made again. */
  isRetrying: boolean
  onRetry: () => void
}

/** Why there is no list: the page's own sentence, and the server's where it refuses this visitor. */
export const UsersFailed = ({ error, isRetrying, onRetry }: UsersFailedProps) => {
  const { userActivation: text } = useText()
  const isRefused = isApiError(error, 'http') && (error.status === 401 || error.status === 403)
  return (
    <Alert
      tone="danger"
      title={formatError('users', error)}
      action={
        isUnauthorized(error) ? (
          <ButtonLink href="/login?returnTo=/userActivation">{text.login}</ButtonLink>
        ) : (
          <Button onPress={onRetry} isDisabled={isRetrying}>
            {text.retry}
          </Button>
        )
      }
    >
      {isRefused ? error.serverMessage : undefined}
    </Alert>
  )
}
