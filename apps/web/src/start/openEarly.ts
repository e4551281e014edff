import { fetchCode, isSomebodyKnown } from './firstSteps'
import type { StartTime } from './pages'

/** Where the early script and the code that it fetches leave each other word. */
export interface Early {
  /** What was pressed before the page could answer, in order. */
  pressed: HTMLElement[]
  /** Called by the code when the page answers for itself. */
  done(): void
}

declare global {
  interface Window {
    /** There while a page that came with its content cannot answer yet. */
    naruEarly?: Early
  }
}

/** How long after it is complete a page waits for a sign of its reader before it fetches its code, in milliseconds. */
export const patience = 3000

const signs = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/**
 * The few lines that run before the first paint of a page that came with its content: they see to it that it fetches its code in time and
 * forgets nothing that was pressed until then.
 *
 * @param window the page's window
 */
export function openEarly(window: Window): void {
  const { document } = window
  const { documentElement: html } = document
  const isKnown = isSomebodyKnown(window)
  if (isKnown) html.dataset['known'] = ''

  const pressed: HTMLElement[] = []
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button') : null
    if (button === null && event.type === 'click') return
    event.preventDefault()
    event.stopPropagation()
    if (button !== null) pressed.push(button)
  }
  document.addEventListener('click', keep, true)
  document.addEventListener('submit', keep, true)

  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of signs) document.removeEventListener(sign, start, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-code]')) {
      if (link.dataset['code'] === 'start') {
        const script = document.createElement('script')
        Object.assign(script, { type: 'module', src: link.href })
        document.head.append(script)
      } else fetchCode(document, link.href)
    }
  }
  window.naruEarly = {
    pressed,
    done() {
      document.removeEventListener('click', keep, true)
      document.removeEventListener('submit', keep, true)
      delete window.naruEarly
    },
  }

  const now: StartTime = 'now'
  if (html.dataset['start'] === now || isKnown) {
    // After the first paint: the frame after the first one.
    const frame = () => window.requestAnimationFrame(() => window.setTimeout(start))
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', frame)
    else frame()
    // A page in the background paints nothing.
    window.addEventListener('load', start)
  } else {
    for (const sign of signs) document.addEventListener(sign, start, { capture: true, passive: true })
    window.addEventListener('load', () => window.setTimeout(start, patience))
  }
}
