/** What another tab has changed in local storage: which key, and its new value; null means removed. */
export type StorageNews = Pick<StorageEvent, 'key' | 'newValue'>

/** Calls `hear` for each change by another tab. @returns the way to stop */
export function hearStorage(hear: (news: StorageNews) => void): () => void {
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
