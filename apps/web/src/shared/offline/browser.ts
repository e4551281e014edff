import { createSiteUpdate } from './siteUpdate'

const has = <Key extends 'serviceWorker' | 'locks'>(key: Key) =>
  typeof navigator !== 'undefined' && key in navigator ? navigator[key] : undefined

/** Watches this tab for a newer build. */
export const siteUpdate = createSiteUpdate({
  workers: has('serviceWorker'),
  locks: has('locks'),
  build: globalThis.document?.querySelector<HTMLMetaElement>('meta[name="naru-build"]')?.content,
  document: globalThis.document,
  now: () => performance.now(),
})

/** Registers the service worker after the page has loaded, when idle. */
export function startOffline(): void {
  const start = () => void siteUpdate.start()
  const whenIdle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(start, { timeout: 4000 }) : start())
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
