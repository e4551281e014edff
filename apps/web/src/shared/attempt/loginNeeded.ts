/** Whether the server has refused to keep an attempt or a result because nobody is logged in. */
let isNeeded = false
const listeners = new Set<() => void>()

/** @param next whether a log-in is needed now */
export function setLoginNeeded(next: boolean): void {
  if (next === isNeeded) return
  isNeeded = next
  for (const listener of listeners) listener()
}

/** @returns whether what was to be sent waits for a log-in */
export function isLoginNeeded(): boolean {
  return isNeeded
}

/** Calls the listener after each change. @returns the way to stop */
export function subscribeLoginNeeded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
