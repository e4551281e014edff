import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { useSharedText } from '../text'
import { MessagePage } from './MessagePage'

/** Shown when a page's code fails or cannot be loaded. */
export const FailedPage = () => {
  const t = useSharedText()
  return (
    <MessagePage
      title={t('pageErrors.failedTitle')}
      drawing="boat"
      action={
        <Inline justify="center">
          <Button variant="primary" onPress={() => window.location.reload()}>
            {t('pageErrors.tryAgain')}
          </Button>
          <ButtonLink href="/">{t('pageErrors.home')}</ButtonLink>
        </Inline>
      }
    >
      {t('pageErrors.failedText')}
    </MessagePage>
  )
}
