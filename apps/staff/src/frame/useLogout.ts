import { clearUserData } from '@naru/app-shell/attempt'
import { clearSavedPapers } from '@naru/app-shell/paperDatabase'
import { useLogout as useLogoutAndLeave } from '@naru/app-shell/user/useLogout'
import { useRouter } from '@tanstack/react-router'
import { openDocumentOf } from './useOpenPage'

/** @returns a function that logs out and opens /login */
export function useLogout(): () => void {
  const router = useRouter()
  return useLogoutAndLeave(async () => {
    // The frame takes the page away, which stores an open paper once more.
    await new Promise((done) => setTimeout(done))
    // What cannot be cleared now is cleared when the next user logs in.
    await Promise.allSettled([clearUserData(), clearSavedPapers()])
    await openDocumentOf(router.options.context)('/login')
  })
}
