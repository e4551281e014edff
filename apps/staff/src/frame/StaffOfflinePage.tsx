import { useAuthSession } from '@naru/app-shell/authSession'
import { MessagePage } from '@naru/app-shell/errorPages/MessagePage'
import { useSharedText } from '@naru/app-shell/text'
import { useSingleFlight } from '@naru/app-shell/useSingleFlight'
import { Button } from '@naru/ui/Button'
import { useRouter } from '@tanstack/react-router'

/** In place of a page without a connection, while it is not known who is logged in. */
export const StaffOfflinePage = () => {
  const t = useSharedText()
  const authSession = useAuthSession()
  const router = useRouter()
  const [run, isPending] = useSingleFlight()
  const check = async () => {
    await authSession.refresh()
    // Asks the guard again, which may lead to the login.
    await router.invalidate()
  }
  return (
    <MessagePage
      title={t('pageErrors.offlineTitle')}
      drawing="boat"
      action={
        <Button isPending={isPending} onPress={() => run(check)}>
          {t('pageErrors.tryAgain')}
        </Button>
      }
    >
      {t('pageErrors.offlineText')}
    </MessagePage>
  )
}
