import { createListeners } from '@naru/ui/internal/listeners'

/** Whether the server rejected an attempt or a result because nobody is logged in. */
let isNeeded = false
const { subscribe, notify } = createListeners()

/** @param next whether a login is needed */
export function setLoginNeeded(next: boolean): void {
  if (next === isNeeded) return
  isNeeded = next
  notify()
}

/** @returns whether unsent data waits for a login */
export function isLoginNeeded(): boolean {
  return isNeeded
}

/** Calls the listener after each change. @returns the unsubscribe function */
export const subscribeLoginNeeded = subscribe
