import { ButtonLink } from '@naru/ui/ButtonLink'
import { useRouter } from '@tanstack/react-router'
import { presentUser } from '@naru/app-shell/attempt/presentUser'
import { OfflinePage as PlainOfflinePage } from '@naru/app-shell/errorPages/OfflinePage'
import { useSharedText } from '@naru/app-shell/text'
import { useText } from './text'

/** In place of a learner's page without a connection: nobody can log in, and what is on this device still works. */
export const OfflinePage = () => {
  const tShared = useSharedText()
  const t = useText()
  const router = useRouter()
  const isKnown = (presentUser() ?? '') !== ''
  return (
    <PlainOfflinePage
      onChecked={() => router.invalidate()}
      action={
        isKnown && (
          <>
            <ButtonLink variant="primary" href="/practice">
              {t('nav.practice')}
            </ButtonLink>
            <ButtonLink href="/words">{t('nav.words')}</ButtonLink>
          </>
        )
      }
    >
      {isKnown && ` ${tShared('pageErrors.offlineWorks')}`}
    </PlainOfflinePage>
  )
}
