import { toast } from '@naru/ui/Toast'
import { useAuthSession } from '../authSession'
import { useSharedText } from '../text'
import { useSingleFlight } from '../useSingleFlight'

/**
 * @param leave clears what this device stores of the user and opens /login
 * @returns a function that logs out; if the server does not end the session, nothing changes but an error toast
 */
export function useLogout(leave: () => Promise<void>): () => void {
  const authSession = useAuthSession()
  const t = useSharedText()
  const [run] = useSingleFlight()
  return () =>
    run(async () => {
      if (await authSession.logout()) await leave()
      else toast.error(t('session.logoutFailed'))
    })
}
