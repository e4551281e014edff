import type { AnyRouter } from '@tanstack/react-router'

/**
 * Fetches the code and data of a page when the pointer or the focus comes near a link to it, so that it is there when the link is followed.
 *
 * @param router the site's router
 * @param root where links are watched
 */
export function preloadOnIntent(router: AnyRouter, root: Document): void {
  let last: string | undefined
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null
    const href = link?.getAttribute('href')
    if (!href || href === last) return
    last = href
    // A page that cannot be fetched now is told when it is opened.
    router.preloadRoute({ to: href }).catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) root.addEventListener(type, preload, { passive: true })
}
