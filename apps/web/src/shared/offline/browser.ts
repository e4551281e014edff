import { getChosenLanguage, onLanguageChange } from '@naru/app-shell/language'
import { createSiteUpdate } from '@naru/app-shell/siteUpdate'
import { whenIdle } from '@naru/app-shell/whenIdle'
import { watchWorker } from './watchWorker'

const has = <Key extends 'serviceWorker' | 'locks'>(key: Key) =>
  typeof navigator !== 'undefined' && key in navigator ? navigator[key] : undefined

declare global {
  /** The part of Trusted Types in use; undefined in browsers without them. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL: (address: string) => string },
        ): { createScriptURL(address: string): string }
      }
    | undefined
}

/** The only policy of the site (`trusted-types` in its security policy): for the service worker's address. */
const workerPolicy = globalThis.trustedTypes?.createPolicy('naru-worker', {
  createScriptURL: (address) => {
    if (address !== '/sw.js') throw new TypeError(`${address} is not the service worker.`)
    return address
  },
})

const container = has('serviceWorker')

export const siteUpdate = createSiteUpdate({
  watch: watchWorker({
    workers: container && {
      register: (address) => container.register(workerPolicy?.createScriptURL(address) ?? address),
      addEventListener: (type, listener) => container.addEventListener(type, listener),
    },
    locks: has('locks'),
    build: globalThis.document?.querySelector<HTMLMetaElement>('meta[name="naru-build"]')?.content,
  }),
  document: globalThis.document,
  now: () => performance.now(),
})

/** Tells the worker the chosen language, in which it then opens pages. */
async function announceLanguage(): Promise<void> {
  const registration = await container?.ready
  registration?.active?.postMessage({ language: getChosenLanguage() ?? 'en' })
}

/** Registers the service worker after the page has loaded, when idle. */
export function startOffline(): void {
  const start = () => {
    void siteUpdate.start()
    void announceLanguage()
    onLanguageChange(() => void announceLanguage())
  }
  const startWhenIdle = () => whenIdle(start, 4000)
  if (document.readyState === 'complete') startWhenIdle()
  else window.addEventListener('load', startWhenIdle, { once: true })
}
