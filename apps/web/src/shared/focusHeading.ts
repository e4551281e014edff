let endWatch: (() => void) | undefined

/**
 * Sends the focus to the heading of a page that was just opened, so that screen readers and the keyboard go on from there. When the page then
 * takes that heading away, as one that waited for its data does, the next heading gets it.
 */
export function focusHeading(): void {
  endWatch?.()
  let heading: HTMLElement | null = null
  const watch = new MutationObserver(() => {
    if (heading === null || (!heading.isConnected && document.activeElement === document.body)) take()
    else if (document.activeElement !== heading) watch.disconnect()
  })
  const take = () => {
    heading = document.querySelector<HTMLElement>('main h1, h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  watch.observe(document.body, { childList: true, subtree: true })
  endWatch = () => watch.disconnect()
  take()
}
