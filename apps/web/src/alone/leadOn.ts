import { noteOpening } from '../payments/paymentDocument'
import type { ReadySite } from './enterSite'

/** What `leadOn` needs of the page that it leads away from. */
export interface LeadOnOptions {
  /** Where the page is shown. */
  root: HTMLElement
  /** Fetches the code of the whole site. */
  fetchSite: () => Promise<ReadySite>
  /** Takes the page away. */
  leave: () => void
}

/** @returns the link of this site that an event is about, if its reader wants to follow it in this tab */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  return link === null || link.target !== '' || link.hasAttribute('download') ? null : link
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/**
 * Leads from a page that runs alone to the others. The site's code comes when the pointer or the focus is near a link; where it is here when
 * the link is followed, the site takes the page's place and opens the other one, else the browser opens it as another document.
 *
 * @param document where links are watched
 */
export function leadOn(document: Document, { root, fetchSite, leave }: LeadOnOptions): void {
  const watching = new AbortController()
  let asked: Promise<void> | undefined
  let site: ReadySite | undefined

  const fetch = async (href: string) => {
    try {
      site ??= await fetchSite()
      await site.preload(href)
    } catch {
      // The browser opens the page then.
      asked = undefined
    }
  }
  const come = (event: Event) => {
    const href = linkOf(event)?.getAttribute('href')
    if (!href) return
    if (site === undefined) asked ??= fetch(href)
    else void site.preload(href)
  }
  const follow = (event: MouseEvent) => {
    const href = linkOf(event)?.getAttribute('href')
    if (!href || !isPlain(event)) return
    if (site === undefined) {
      noteOpening()
      return
    }
    event.preventDefault()
    watching.abort()
    site.enter(href, root, leave).catch(() => document.location.assign(href))
  }

  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, come, { passive: true, signal: watching.signal })
  }
  // Before the component library, which keeps presses to itself.
  document.addEventListener('click', follow, { capture: true, signal: watching.signal })
}
