import { toast } from '@naru/ui/Toast'
import { useRouter } from '@tanstack/react-router'
import { useAuthSession } from '@naru/app-shell/authSession'
import { useSingleFlight } from '@naru/app-shell/useSingleFlight'
import { useSharedText } from '@naru/app-shell/text'

/**
 * @returns a function that logs out and opens /login; if the server does not end the session, nothing changes but an
 * error toast
 */
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
    // What cannot be cleared now is cleared when the next learner logs in.
    clearExamData().catch(() => undefined)
    await router.navigate({ href: '/login' })
    // After its page, which stores an open paper once more when it goes.
    clearPapers().catch(() => undefined)
  }
  return () => run(logout)
}

/** A separate chunk: the first page does not need the exam code. */
async function clearExamData(): Promise<void> {
  const [{ clearUserData }, { clearPractice }] = await Promise.all([
    import('@naru/app-shell/attempt'),
    import('../practice/answers/answers'),
  ])
  await Promise.all([clearUserData(), clearPractice()])
}

const clearPapers = async () => (await import('@naru/app-shell/paperDatabase')).clearSavedPapers()
