import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { useRouter } from '@tanstack/react-router'
import { presentUser } from '@naru/app-shell/attempt/presentUser'
import { useAuthSession } from '@naru/app-shell/authSession'
import { useSharedText } from '@naru/app-shell/text'
import { useSingleFlight } from '@naru/app-shell/useSingleFlight'
import { useText } from './text'
import { MessagePage } from '@naru/app-shell/errorPages/MessagePage'

/** In place of a learner's page without a connection: nobody can log in, and what is on this device still works. */
export const OfflinePage = () => {
  const tShared = useSharedText()
  const tSite = useText()
  const authSession = useAuthSession()
  const router = useRouter()
  const [run, isPending] = useSingleFlight()
  const isKnown = (presentUser() ?? '') !== ''
  const check = async () => {
    await authSession.refresh()
    // Asks the guard again, which may lead to the login.
    await router.invalidate()
  }
  return (
    <MessagePage
      title={tShared('pageErrors.offlineTitle')}
      drawing="boat"
      action={
        <Inline justify="center">
          {isKnown && (
            <>
              <ButtonLink variant="primary" href="/practice">
                {tSite('nav.practice')}
              </ButtonLink>
              <ButtonLink href="/words">{tSite('nav.words')}</ButtonLink>
            </>
          )}
          <Button isPending={isPending} onPress={() => run(check)}>
            {tShared('pageErrors.tryAgain')}
          </Button>
        </Inline>
      }
    >
      {tShared('pageErrors.offlineText')}
      {isKnown && ` ${tShared('pageErrors.offlineWorks')}`}
    </MessagePage>
  )
}
