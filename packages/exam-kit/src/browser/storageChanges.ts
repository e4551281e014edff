/** A change of local storage by another tab: the key and its new value; null means removed. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>

/** Calls the listener for each change by another tab. @returns the unsubscribe function */
export function subscribeToStorage(listener: (change: StorageChange) => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
