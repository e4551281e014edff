import { toast } from '@naru/ui/Toast'
import { useSessionActions } from '../session'
import { useOpenText } from '../text/open'
import { usePlace } from './place'

/** @returns what ends the session and goes to /login; when the server does not end it, nothing changes and the learner is told */
export function useLogout(): () => void {
  const session = useSessionActions()
  const { go } = usePlace()
  const text = useOpenText()
  const logout = async () => {
    if (!(await session.logout())) {
      toast.error(text.session.logoutFailed)
      return
    }
    // What cannot be forgotten now is when the next learner logs in.
    forgetExams().catch(() => undefined)
    go('/login')
  }
  return () => void logout()
}

/** Apart from the first page's code, which does without the exam. */
async function forgetExams(): Promise<void> {
  const { forgetUser } = await import('../exam')
  await forgetUser()
}
