import type { AnyRouter } from '@tanstack/react-router'

/** Preloads the code and data of a page when the pointer or the focus reaches a link to it. */
export function preloadOnIntent(router: AnyRouter, root: Document): void {
  let last: string | undefined
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null
    const href = link?.getAttribute('href')
    if (!href || href === last) return
    last = href
    // Navigation shows the error.
    router.preloadRoute({ to: href, href }).catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) root.addEventListener(type, preload, { passive: true })
}
