import { useLogout as useLogoutAndLeave } from '@naru/app-shell/user/useLogout'
import { useRouter } from '@tanstack/react-router'

/** @returns a function that logs out and opens /login */
export function useLogout(): () => void {
  const router = useRouter()
  return useLogoutAndLeave(async () => {
    // What cannot be cleared now is cleared when the next learner logs in.
    clearExamData().catch(() => undefined)
    await router.navigate({ href: '/login' })
    // After its page, which stores an open paper once more when it goes.
    clearPapers().catch(() => undefined)
  })
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
