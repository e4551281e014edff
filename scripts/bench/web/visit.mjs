// Opens one page on a simulated slow phone and measures it. The benchmark's server throttles the network.
import { brotliCompressSync } from 'node:zlib'
import { pause } from './server.mjs'
import { observePage } from './observe-page.mjs'

const cpuSlowdown = 4
const signalTimeoutMs = 90_000
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }

/** @typedef {import('./observe-page.mjs').Signal} Signal */
/** @typedef {Awaited<ReturnType<typeof openVisit>>} Visit */

/**
 * @typedef {object} VisitOptions
 * @property {import('./accounts.mjs').Session} [session] default: a visitor
 * @property {{ pictures: string[], name: string }} [awaited] the content that completes the landing page
 * @property {{ width: number, height: number }} [viewport] default: a phone's
 * @property {boolean} [isSlow] whether the CPU is throttled; default true
 * @property {boolean} [bypassCSP] whether the page may do what its policy forbids; default false
 */

/**
 * Opens an empty page in a new browser profile with nothing but the session.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {VisitOptions} [options]
 */
export async function openVisit(browser, origin, options = {}) {
  const { session, awaited, viewport = phone.viewport, isSlow = true, bypassCSP = false } = options
  const context = await browser.newContext({
    ...phone,
    viewport,
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
  // Thread time, which other work on the machine does not change.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? cpuSlowdown : 1 })

  return {
    page,
    devtools,
    /** @param {Signal['kind']} kind @returns {Promise<Signal>} the first unread signal of this kind */
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
    clearSignals: () => void signals.splice(0),
    /** @returns processor time of all tasks on the main thread of the renderer so far */
    async cpuMs() {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    },
    /** @returns {Promise<import('./observe-page.mjs').Seen>} */
    seen: () => page.evaluate(() => Reflect.get(window, 'benchSeen')),
    /** @returns what has been loaded: files, those of code, and bytes of compressed code with inline scripts, without headers */
    async loaded() {
      const { inline, sizes } = await page.evaluate(() => {
        const scripts = [...document.scripts].filter(({ src, type }) => src === '' && /^$|module|javascript/.test(type))
        const entries = performance.getEntriesByType('resource')
        const sizes = entries.map((entry) => [entry.name, Reflect.get(entry, 'encodedBodySize')])
        return { inline: scripts.map(({ text }) => text).join('\n'), sizes: Object.fromEntries(sizes) }
      })
      const code = Object.keys(sizes).filter((name) => name.endsWith('.js'))
      const js = code.reduce((sum, name) => sum + sizes[name], inline === '' ? 0 : brotliCompressSync(inline).length)
      return { files: Object.keys(sizes).length, scripts: code.length, js }
    },
    close: () => context.close(),
  }
}
