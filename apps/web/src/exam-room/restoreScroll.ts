const key = 'naruPlace'

function stored(): number | undefined {
  const state: unknown = history.state
  const position: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
  return typeof position === 'number' ? position : undefined
}

/**
 * Saves the scroll position when the page is left, and restores it: the browser's own restoration runs before the page
 * has its content.
 *
 * @param ready resolves when the page has its content
 */
export function restoreScroll(ready: Promise<unknown>): void {
  const position = stored()
  window.addEventListener('pagehide', () => history.replaceState({ ...history.state, [key]: window.scrollY }, ''))
  if (position === undefined) return
  const restore = async () => {
    await ready
    requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo(0, position)))
  }
  void restore()
}
