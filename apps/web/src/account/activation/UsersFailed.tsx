import { isApiError, isUnauthorized } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { useErrors } from '@naru/app-shell/errors'
import { lackOf, TwoStepScreen } from '@naru/app-shell/twoStep/lazy'
import { useAccountText } from '../text/account'

export interface UsersFailedProps {
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** Shows why the list failed to load: the page's message, or the server's if it rejects this visitor. */
export const UsersFailed = ({ error, isRetrying, onRetry }: UsersFailedProps) => {
  const t = useAccountText()
  const { formatError } = useErrors()
  const lacks = lackOf(error)
  if (lacks !== undefined) return <TwoStepScreen load lacks={lacks} />
  const isRefused = isApiError(error, 'http') && (error.status === 401 || error.status === 403)
  return (
    <Alert
      tone="danger"
      title={formatError('users', error)}
      action={
        isUnauthorized(error) ? (
          <ButtonLink href="/login?returnTo=/userActivation">{t('userActivation.login')}</ButtonLink>
        ) : (
          <Button onPress={onRetry} isDisabled={isRetrying}>
            {t('userActivation.retry')}
          </Button>
        )
      }
    >
      {isRefused ? error.serverMessage : undefined}
    </Alert>
  )
}
