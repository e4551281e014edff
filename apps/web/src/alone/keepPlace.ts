/** Where the reader was, as it is noted in the entry of the tab's history. */
const key = 'naruPlace'

function noted(): number | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(key in state)) return undefined
  return typeof state[key] === 'number' ? state[key] : undefined
}

/**
 * Notes the place of the reader when the page is left, and goes back to it: the browser's own way is over before the page has its content.
 *
 * @returns goes to the place that was noted, if there is one; call it when the page has its content
 */
export function keepPlace(): () => void {
  const place = noted()
  window.addEventListener('pagehide', () => {
    const state: unknown = history.state
    history.replaceState({ ...(typeof state === 'object' ? state : {}), [key]: window.scrollY }, '')
  })
  return () => {
    if (place !== undefined) window.scrollTo(0, place)
  }
}
