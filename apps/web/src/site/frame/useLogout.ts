import { toast } from '@naru/ui/Toast'
import { useRouter } from '@tanstack/react-router'
import { useAuthSession } from '../../shared/authSession'
import { useSingleFlight } from '../../shared/useSingleFlight'
import { useText } from '../text'

/** @returns what ends the session and goes to /login; when the server does not end it, nothing changes and the learner is told */
export function useLogout(): () => void {
  const authSession = useAuthSession()
  const { history } = useRouter()
  const text = useText()
  const [run] = useSingleFlight()
  const logout = async () => {
    if (!(await authSession.logout())) {
      toast.error(text.session.logoutFailed)
      return
    }
    // What cannot be forgotten now is when the next learner logs in.
    clearExamData().catch(() => undefined)
    history.push('/login')
  }
  return () => run(logout)
}

/** Apart from the first page's code, which does without the exam. */
async function clearExamData(): Promise<void> {
  const { clearUserData } = await import('../../shared/attempt')
  await clearUserData()
}
