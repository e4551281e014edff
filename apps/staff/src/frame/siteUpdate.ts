import { createSiteUpdate } from '@naru/app-shell/siteUpdate'

/**
 * Reads the staff's document again, and offers the update when it starts other code than the one on screen.
 *
 * @param entry the address of the code on screen, whose name contains a hash of all that it loads
 * @param read requests the document
 */
export const watchDocument =
  (entry: string, read: () => Promise<Response>) =>
  async (offer: () => void): Promise<() => Promise<void>> =>
  async () => {
    const response = await read()
    // A server that restarts has another document.
    if (response.ok && !(await response.text()).includes(`"${entry}"`)) offer()
  }

const entry = globalThis.document?.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''

/** The update of this tab. */
export const siteUpdate = createSiteUpdate({
  watch: watchDocument(entry, () => fetch('/admin', { cache: 'no-cache' })),
  document: globalThis.document,
  now: () => performance.now(),
})
