import { createSiteUpdate } from './siteUpdate'

const has = <Key extends 'serviceWorker' | 'locks'>(key: Key) =>
  typeof navigator !== 'undefined' && key in navigator ? navigator[key] : undefined

/** The update of this tab's site. */
export const siteUpdate = createSiteUpdate({
  workers: has('serviceWorker'),
  locks: has('locks'),
  build: globalThis.document?.querySelector<HTMLMetaElement>('meta[name="naru-build"]')?.content,
  document: globalThis.document,
  now: () => performance.now(),
})

/** Starts the worker when the page has all it needs for itself. */
export function startOffline(): void {
  const start = () => void siteUpdate.start()
  const whenIdle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(start, { timeout: 4000 }) : start())
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
