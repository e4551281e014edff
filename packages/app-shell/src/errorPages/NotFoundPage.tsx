import { ButtonLink } from '@naru/ui/ButtonLink'
import { useSharedText } from '../text'
import { MessagePage } from './MessagePage'

/** Shown at an unknown address. */
export const NotFoundPage = () => {
  const t = useSharedText()
  return (
    <MessagePage
      title={t('pageErrors.notFoundTitle')}
      drawing="reeds"
      action={
        <ButtonLink variant="primary" href="/">
          {t('pageErrors.home')}
        </ButtonLink>
      }
    >
      {t('pageErrors.notFoundText')}
    </MessagePage>
  )
}
