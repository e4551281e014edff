import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { useSharedText } from '../text'
import { MessagePage } from './MessagePage'

/** Shown when a page's code fails or, as without a connection, cannot be loaded. */
export const FailedPage = () => {
  const t = useSharedText()
  const reason = navigator.onLine ? 'failed' : 'offline'
  return (
    <MessagePage
      title={t(`pageErrors.${reason}Title`)}
      drawing="boat"
      saysOffline={reason === 'offline'}
      action={
        <Inline justify="center">
          <Button variant="primary" onPress={() => window.location.reload()}>
            {t('pageErrors.tryAgain')}
          </Button>
          <ButtonLink href="/">{t('pageErrors.home')}</ButtonLink>
        </Inline>
      }
    >
      {t(`pageErrors.${reason}Text`)}
    </MessagePage>
  )
}
