/** Whether the server rejected an attempt or a result because nobody is logged in. */
let isNeeded = false
const listeners = new Set<() => void>()

/** @param next whether a login is needed */
export function setLoginNeeded(next: boolean): void {
  if (next === isNeeded) return
  isNeeded = next
  for (const listener of listeners) listener()
}

/** @returns whether unsent data waits for a login */
export function isLoginNeeded(): boolean {
  return isNeeded
}

/** Calls the listener after each change. @returns the unsubscribe function */
export function subscribeLoginNeeded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
