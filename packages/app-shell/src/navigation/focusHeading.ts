let endWatch: (() => void) | undefined

/**
 * Focuses the heading of a page that was just opened, for screen readers and keyboard users. When that heading is
 * replaced, as after loading, it focuses the next one; when React hides it while the page waits for code, it focuses it
 * again.
 */
export function focusHeading(): void {
  endWatch?.()
  let heading: HTMLElement | null = null
  let isGone = false
  const isHidden = () => Boolean(heading?.closest('[style*="display: none"]'))
  const watch = new MutationObserver(() => {
    const { activeElement, body } = document
    isGone ||= heading?.isConnected === false || isHidden()
    if (heading === null || (isGone && (activeElement === body || activeElement === heading))) take()
    else if (activeElement !== heading) watch.disconnect()
  })
  const take = () => {
    heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    isGone = isHidden()
  }
  watch.observe(document.body, { childList: true, subtree: true })
  endWatch = () => watch.disconnect()
  take()
}
