import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { useRouter } from '@tanstack/react-router'
import { presentUser } from '../../../shared/attempt/presentUser'
import { useAuthSession } from '../../../shared/authSession'
import { useSharedText } from '../../../shared/text'
import { useSingleFlight } from '../../../shared/useSingleFlight'
import { useText } from '../../text'
import { MessagePage } from './MessagePage'

/** In place of a learner's page without a connection: nobody can log in, and what is on this device still works. */
export const OfflinePage = () => {
  const { pageErrors } = useSharedText()
  const { nav } = useText()
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
      title={pageErrors.offlineTitle}
      drawing="boat"
      action={
        <Inline justify="center">
          {isKnown && (
            <>
              <ButtonLink variant="primary" href="/practice">
                {nav.practice}
              </ButtonLink>
              <ButtonLink href="/words">{nav.words}</ButtonLink>
            </>
          )}
          <Button isPending={isPending} onPress={() => run(check)}>
            {pageErrors.tryAgain}
          </Button>
        </Inline>
      }
    >
      {pageErrors.offlineText}
      {isKnown && ` ${pageErrors.offlineWorks}`}
    </MessagePage>
  )
}
