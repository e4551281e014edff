const key = 'naruPlace'

function stored(): number | undefined {
  const state: unknown = history.state
  const position: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
  return typeof position === 'number' ? position : undefined
}

/**
 * Restores the scroll position of a page that has its content, and saves it when the page is left: the browser's own restoration runs
 * before the content is there.
 */
export function restoreScroll(): void {
  const position = stored()
  if (position !== undefined) window.scrollTo(0, position)
  window.addEventListener('pagehide', () => history.replaceState({ ...history.state, [key]: window.scrollY }, ''))
}
