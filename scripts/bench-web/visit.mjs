// Opens one page on a simulated slow phone and measures it. The benchmark's server throttles the network.
import { brotliCompressSync } from 'node:zlib'
import { pause } from './server.mjs'
import { observePage } from './observe-page.mjs'

const cpuSlowdown = 4
const signalTimeoutMs = 90_000
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }

/** @typedef {import('./observe-page.mjs').Seen} Seen */
/** @typedef {import('./observe-page.mjs').Signal} Signal */

/**
 * @typedef {object} Visit
 * @property {import('playwright').Page} page
 * @property {import('playwright').CDPSession} devtools
 * @property {(kind: Signal['kind']) => Promise<Signal>} next resolves with the first unread signal of this kind
 * @property {() => void} clearSignals discards unread signals
 * @property {() => Promise<number>} cpuMs processor time of all tasks on the main thread of the renderer so far
 * @property {() => Promise<Seen>} seen
 * @property {() => Promise<number>} jsBytes bytes of compressed code, including inline scripts, without headers
 * @property {{ url: string, bytes: number, isScript: boolean }[]} responses received responses; bytes without headers
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} VisitOptions
 * @property {import('./accounts.mjs').Session} [session] default: a visitor
 * @property {{ pictures: string[], name: string }} [awaited] the content that completes the landing page
 * @property {boolean} [isSlow] whether the CPU is throttled; default true
 * @property {boolean} [bypassCSP] whether the page may do what its policy forbids; default false
 */

/**
 * Opens an empty page in a new browser profile with nothing but the session cookie.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {VisitOptions} [options]
 * @returns {Promise<Visit>}
 */
export async function openVisit(browser, origin, { session, awaited, isSlow = true, bypassCSP = false } = {}) {
  const context = await browser.newContext({
    ...phone,
    baseURL: origin,
    bypassCSP,
    ...(session && { storageState: session }),
  })
  const page = await context.newPage()
  page.setDefaultTimeout(signalTimeoutMs)
  // A running exam asks before unloading.
  page.on('dialog', (dialog) => void dialog.accept())

  /** @type {Signal[]} */
  const signals = []
  await page.exposeFunction('benchSignal', (/** @type {Signal} */ signal) => void signals.push(signal))
  await page.addInitScript(observePage, awaited ?? { pictures: [], name: '' })

  const devtools = await context.newCDPSession(page)
  const responses = recordResponses(devtools)
  await devtools.send('Network.enable')
  // Thread time, which other work on the machine does not change.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? cpuSlowdown : 1 })

  return {
    page,
    devtools,
    responses,
    async next(kind) {
      const deadline = performance.now() + signalTimeoutMs
      for (;;) {
        const at = signals.findIndex((signal) => signal.kind === kind)
        const [signal] = at === -1 ? [] : signals.splice(at, 1)
        if (signal !== undefined) return signal
        if (performance.now() > deadline) throw new Error(`${page.url()} did not become ${kind}.`)
        await pause(5)
      }
    },
    clearSignals() {
      signals.length = 0
    },
    async cpuMs() {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    },
    seen: () => page.evaluate(() => Reflect.get(window, 'benchSeen')),
    async jsBytes() {
      const inPage = await page.evaluate(() =>
        [...document.scripts]
          .filter(({ src, type }) => src === '' && /^$|module|javascript/.test(type))
          .map(({ text }) => text)
          .join('\n'),
      )
      const files = responses.filter(({ isScript }) => isScript)
      return files.reduce((sum, { bytes }) => sum + bytes, inPage === '' ? 0 : brotliCompressSync(inPage).length)
    },
    close: () => context.close(),
  }
}

/** @param {import('playwright').CDPSession} devtools @returns {{ url: string, bytes: number, isScript: boolean }[]} filled while responses arrive */
function recordResponses(devtools) {
  /** @type {{ url: string, bytes: number, isScript: boolean }[]} */
  const responses = []
  /** @type {Map<string, { url: string, headerBytes: number, isScript: boolean }>} */
  const begun = new Map()
  devtools.on('Network.responseReceived', ({ requestId, type, response: { url, mimeType, encodedDataLength } }) => {
    const isScript = type === 'Script' || /javascript/.test(mimeType)
    begun.set(requestId, { url, headerBytes: encodedDataLength, isScript })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url = '', headerBytes = 0, isScript = false } = begun.get(requestId) ?? {}
    responses.push({ url, bytes: Math.max(0, encodedDataLength - headerBytes), isScript })
  })
  return responses
}
