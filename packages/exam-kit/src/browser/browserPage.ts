import type { PageEvents } from '../session'

/** Creates the port that reports when the browser's page is left or hidden, and when the device loses its network. */
export function createBrowserPage(): PageEvents {
  return {
    subscribe(listener) {
      const listening = new AbortController()
      const options = { signal: listening.signal }
      const onVisibility = () => listener(document.hidden ? 'left' : 'back')
      const onNetwork = () => listener(navigator.onLine ? 'online' : 'offline')
      document.addEventListener('visibilitychange', onVisibility, options)
      window.addEventListener('pagehide', () => listener('left'), options)
      window.addEventListener('pageshow', onVisibility, options)
      for (const name of ['online', 'offline']) window.addEventListener(name, onNetwork, options)
      onVisibility()
      onNetwork()
      return () => listening.abort()
    },
  }
}
