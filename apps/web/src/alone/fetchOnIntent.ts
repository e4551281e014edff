/**
 * Fetches a page of the site when the pointer or the focus comes near a link to it, so that it is there when the link is followed.
 *
 * @param root where links are watched
 */
export function fetchOnIntent(root: Document): void {
  const fetched = new Set([root.location.pathname])
  const prefetch = ({ target }: Event) => {
    const href = target instanceof Element ? target.closest('a[href^="/"]')?.getAttribute('href') : undefined
    if (!href || fetched.has(href)) return
    fetched.add(href)
    const link = root.createElement('link')
    Object.assign(link, { rel: 'prefetch', href })
    root.head.append(link)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) root.addEventListener(type, prefetch, { passive: true })
}
