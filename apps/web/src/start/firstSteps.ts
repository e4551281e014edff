/**
 * @param window the page's window
 * @param store which storage
 * @param key of what is wanted
 * @returns what is stored; null where nothing is, and where the browser refuses
 */
export function readStored(window: Window, store: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[store].getItem(key)
  } catch {
    return null
  }
}

/** @returns whether somebody was logged in here */
export const isSomebodyKnown = (window: Window): boolean =>
  readStored(window, 'sessionStorage', 'naru.session') !== null || readStored(window, 'localStorage', 'userId') !== null

/** Fetches a file of code, which does not run yet. */
export function fetchCode(document: Document, href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href })
  document.head.append(link)
}
