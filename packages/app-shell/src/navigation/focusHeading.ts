let endWatch: (() => void) | undefined

/**
 * Focuses the heading of a page that was just opened, for screen readers and keyboard users. When that heading is
 * replaced, as after loading, it focuses the next one.
 */
export function focusHeading(): void {
  endWatch?.()
  let heading: HTMLElement | null = null
  const watch = new MutationObserver(() => {
    if (heading === null || (!heading.isConnected && document.activeElement === document.body)) take()
    else if (document.activeElement !== heading) watch.disconnect()
  })
  const take = () => {
    heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  watch.observe(document.body, { childList: true, subtree: true })
  endWatch = () => watch.disconnect()
  take()
}
