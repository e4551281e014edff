import { clearUserData } from '@naru/app-shell/attempt'
import { useAuthSession } from '@naru/app-shell/authSession'
import { clearSavedPapers } from '@naru/app-shell/paperDatabase'
import { useSharedText } from '@naru/app-shell/text'
import { useSingleFlight } from '@naru/app-shell/useSingleFlight'
import { toast } from '@naru/ui/Toast'
import { useRouter } from '@tanstack/react-router'
import { openDocumentOf } from './useOpenPage'

/** @returns a function that logs out and opens /login; if the server does not end the session, nothing changes but an error toast */
export function useLogout(): () => void {
  const authSession = useAuthSession()
  const router = useRouter()
  const t = useSharedText()
  const [run] = useSingleFlight()
  const logout = async () => {
    if (!(await authSession.logout())) {
      toast.error(t('session.logoutFailed'))
      return
    }
    // The frame takes the page away, which stores an open paper once more.
    await new Promise((done) => setTimeout(done))
    // What cannot be cleared now is cleared when the next user logs in.
    await Promise.allSettled([clearUserData(), clearSavedPapers()])
    await openDocumentOf(router.options.context)('/login')
  }
  return () => run(logout)
}
