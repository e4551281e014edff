import type { Clock, ClockSignal } from '../session'

/** Interval of ticks, in ms: four a second, so that a window of 5 s closes on time. */
const tickMs = 250

/**
 * Creates the browser's clock. While it has listeners, it ticks four times a second, signals `wake` when the page is visible, focused,
 * shown or online again, and `hide` when it is being hidden or left.
 */
export function createBrowserClock(): Clock {
  const listeners = new Set<(signal: ClockSignal) => void>()
  let stop: (() => void) | null = null

  function signal(kind: ClockSignal): void {
    for (const listener of listeners) listener(kind)
  }

  return {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    subscribe(listener) {
      listeners.add(listener)
      stop ??= startSignals(signal)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}

function startSignals(signal: (kind: ClockSignal) => void): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal }
  const wake = () => signal('wake')
  const hide = () => signal('hide')
  const timer = setInterval(() => signal('tick'), tickMs)
  document.addEventListener('visibilitychange', () => signal(document.hidden ? 'hide' : 'wake'), options)
  window.addEventListener('pagehide', hide, options)
  for (const name of ['pageshow', 'focus', 'online']) window.addEventListener(name, wake, options)
  return () => {
    clearInterval(timer)
    listening.abort()
  }
}
