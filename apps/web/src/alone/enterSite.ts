import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { focusHeading } from '../app/focusHeading'
import { preloadOnIntent } from '../app/preloadOnIntent'
import { createSite } from '../app/site'
import { startOffline } from '../offline'
import type { SessionState } from '../session'

/** The whole site, ready to take the place of a page that runs alone. */
export interface ReadySite {
  /** Fetches code and data of a page. Never rejects. */
  preload(href: string): Promise<void>
  /**
   * Opens a page of the site in place of the one that runs alone.
   *
   * @param root where the site is shown
   * @param leave takes the page that runs alone away; called when the other one is ready to be shown
   */
  enter(href: string, root: HTMLElement, leave: () => void): Promise<void>
}

/** Makes the site ready. @param known what is known of the session */
export function readySite(known: SessionState): ReadySite {
  const { router, app } = createSite(known)
  // The router has seen nothing of this page until now, and is to find the reader's place in it again on the way back.
  document.dispatchEvent(new Event('scroll'))
  router.stores.resolvedLocation.set(router.stores.location.get())
  return {
    async preload(href) {
      await router.preloadRoute({ to: href }).catch(() => undefined)
    },
    async enter(href, root, leave) {
      await router.navigate({ to: href })
      // Its pages are here: it shows them without loading them again.
      router.ssr = { manifest: undefined }
      leave()
      const site = createRoot(root)
      // At once, so that nobody sees a page without anything.
      flushSync(() => site.render(app))
      window.scrollTo(0, 0)
      focusHeading()
      preloadOnIntent(router, document)
      startOffline()
    },
  }
}
