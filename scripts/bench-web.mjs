// `npm run bench:web`: the built site on a slow phone (CPU 4 × slower, 1.6 Mbit/s, 150 ms) against the physical limit: pages made by hand
// with the same content, sent by the same server. Visits in random order; ratios within each round; medians over the rounds.
// Ratios are what counts: absolute times say more about the machine.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { chromiumArgs, requireChromium } from './browser.mjs'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'apps/web/dist')
const plain = join(dist, 'plain')
const learner = { email: 'demo@naru.test', password: 'naru-demo' }

/** @param {string} name @param {string} html */
function addPage(name, html) {
  writeFileSync(join(plain, name), html)
  writeFileSync(join(plain, `${name}.br`), brotliCompressSync(html))
}

/** The landing as a page without any script: its words and pictures, and only those of its styles that it uses. */
function plainLanding() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/)))
  const isUsed = (/** @type {string} */ selector) =>
    [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every((match) => used.has(match[1] ?? ''))
  return html
    .replace(/<script[^]*?<\/script>/g, '')
    .replace(/<link (?:data-code|rel="stylesheet")[^>]*>\s*/g, '')
    .replace(/<style>([^]*?)<\/style>/, (_all, css) => {
      const kept = String(css).replace(/([^{}]+)\{([^{}]*)\}/g, (rule, selector) =>
        /^\s*@/.test(selector) || String(selector).split(',').some(isUsed) ? rule : '',
      )
      return `<style>${kept}</style>`
    })
}

/** @returns {Promise<number>} a port that nothing listens on */
const freePort = () =>
  new Promise((done) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

mkdirSync(plain, { recursive: true })
addPage('landing.html', plainLanding())
addPage('exam.html', readFileSync(join(root, 'scripts/bench-web/plain-exam.html'), 'utf8'))

const port = await freePort()
const base = `http://127.0.0.1:${port}`
const temporary = mkdtempSync(join(tmpdir(), 'naru-bench-'))
const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
  cwd: root,
  stdio: 'ignore',
  env: { ...process.env, PORT: String(port), DATA_DIR: 'memory:', SEED_SAMPLE_CONTENT: 'true', TMPDIR: temporary },
})
const isUp = async () => {
  try {
    return (await fetch(`${base}/healthz`)).ok
  } catch {
    return false
  }
}
/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms))

const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })

/** @typedef {{ lcp: number, ready: number, cpu: number, cls: number, js: number, css: number, bytes: number }} Visit */

/** Observes the page from its first moment. */
function watch() {
  const seen = { lcp: 0, cls: 0, ready: 0 }
  Object.assign(window, { benchSeen: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) seen.cls += Reflect.get(entry, 'value')
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const isReady = [...document.querySelectorAll('h2')].some((heading) =>
      heading.textContent.startsWith('Question 1 of'),
    )
    if (isReady) seen.ready = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} path
 * @param {{ settle: number, isExam?: boolean }} options how long the visit lasts after the page is complete, in milliseconds
 * @returns {Promise<Visit>}
 */
async function visit(context, path, { settle, isExam = false }) {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Performance.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const kinds = new Map()
  const sent = { js: 0, css: 0, bytes: 0 }
  let pageBytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.bytes += encodedDataLength
    if (kinds.get(requestId) === 'Document') pageBytes += encodedDataLength
    if (kinds.get(requestId) === 'Script') sent.js += encodedDataLength
    if (kinds.get(requestId) === 'Stylesheet') sent.css += encodedDataLength
  })
  await page.goto(`${base}${path}`, { waitUntil: 'load' })
  if (isExam) await page.waitForFunction(() => Reflect.get(window, 'benchSeen').ready > 0, null, { timeout: 60_000 })
  await pause(settle)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const inPage = await page.evaluate(() => [...document.scripts].map(({ text }) => text).join('\n'))
  const seen = await page.evaluate(() => Reflect.get(window, 'benchSeen'))
  await page.close()
  // Code that stands in the page itself was sent, too, unless the browser had the page.
  const inPageBytes = brotliCompressSync(inPage).length
  if (inPageBytes < pageBytes) sent.js += inPageBytes
  return { ...seen, ...sent, cpu: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 }
}

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  serviceWorkers: /** @type {const} */ ('block'),
}

/** @param {import('playwright').BrowserContextOptions} [more] @returns {Promise<import('playwright').BrowserContext>} a device that was never here */
const fresh = (more = {}) => browser.newContext({ ...phone, ...more })

/** @param {string} path @param {{ settle: number, isExam?: boolean }} options @param {import('playwright').BrowserContextOptions} [more] */
async function coldThenWarm(path, options, more) {
  const context = await fresh(more)
  const cold = await visit(context, path, options)
  const warm = await visit(context, path, options)
  await context.close()
  return { cold, warm }
}

/**
 * Goes from the dashboard to the exams by a link that the pointer has rested on, so that code and data are here.
 *
 * @param {NonNullable<import('playwright').BrowserContextOptions['storageState']>} storageState
 * @returns {Promise<number>} frames from the press to the new heading
 */
async function turnPage(storageState) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 740 }, storageState })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${base}/dashboard`)
  const link = page.getByRole('navigation').getByRole('link', { name: 'Exams' }).first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent
    const count = () => {
      let frames = 0
      const look = () => {
        frames += 1
        if (document.querySelector('h1')?.textContent !== before) Object.assign(window, { benchFrames: frames })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', count, { capture: true, once: true })
  })
  await link.click()
  const frames = await page.waitForFunction(() => Reflect.get(window, 'benchFrames'))
  const value = Number(await frames.jsonValue())
  await context.close()
  return value
}

/** @template T @param {T[]} list @returns {T[]} in random order */
const shuffled = (list) =>
  list
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

try {
  for (let tries = 0; tries < 120 && !(await isUp()); tries += 1) await pause(500)
  const door = await fresh()
  const login = await door.request.post(`${base}/api/auth/login`, { data: learner, headers: { origin: base } })
  if (!login.ok()) throw new Error(`The sample learner could not log in: ${login.status()}`)
  const exams = await (await door.request.get(`${base}/api/exams`)).json()
  const papers = Array.isArray(exams) ? exams : exams.exams
  const examId = papers.toSorted(
    (/** @type {any} */ a, /** @type {any} */ b) => (b.questionCount ?? 0) - (a.questionCount ?? 0),
  )[0]._id
  const { cookies } = await door.storageState()
  // As after a log-in on the site, which notes that somebody is known here.
  const origins = [{ origin: base, localStorage: [{ name: 'userId', value: 'known' }] }]
  const storageState = { cookies, origins }
  await door.close()

  /** Complete, and quiet: before the code comes that nobody has called for yet. */
  const settled = { settle: 1500 }
  const inRoom = { settle: 1000, isExam: true }
  /** @type {Record<string, () => Promise<{ cold: Visit, warm: Visit }>>} */
  const visits = {
    landing: () => coldThenWarm('/', settled),
    plainLanding: () => coldThenWarm('/plain/landing.html', settled),
    stayed: () => coldThenWarm('/', { settle: 7000 }),
    room: () => coldThenWarm(`/quiz/${examId}`, inRoom, { storageState }),
    plainRoom: () => coldThenWarm(`/plain/exam.html?exam=${examId}`, inRoom, { storageState }),
  }
  /** @type {Record<string, { cold: Visit, warm: Visit }>[]} */
  const measured = []
  for (let round = 0; round < rounds; round += 1) {
    /** @type {Record<string, { cold: Visit, warm: Visit }>} */
    const results = {}
    for (const name of shuffled(Object.keys(visits))) {
      const run = visits[name]
      if (run !== undefined) results[name] = await run()
    }
    measured.push(results)
    process.stderr.write(`round ${round + 1} of ${rounds}\n`)
  }

  const open = [
    '/',
    '/about',
    '/pricing',
    '/contact',
    '/privacyPolicy',
    '/termsAndConditions',
    '/refundPolicy',
    '/signup',
    '/login',
    '/reset-password',
  ]
  const learners = [
    '/dashboard',
    '/exams',
    '/guidelines',
    '/leaderboard',
    '/videos',
    '/profile',
    '/editprofile',
    '/myresult',
    '/notification',
    `/quiz/${examId}`,
  ]
  /** @type {Record<string, number>} */
  const shifts = {}
  for (const path of open) {
    const context = await fresh()
    shifts[path] = (await visit(context, path, { settle: 5000 })).cls
    await context.close()
  }
  for (const path of learners) {
    const context = await fresh({ storageState })
    shifts[path] = (await visit(context, path, { settle: 3000 })).cls
    await context.close()
  }

  /** @type {number[]} */
  const turns = []
  for (let round = 0; round < rounds; round += 1) turns.push(await turnPage(storageState))

  /** @param {string} a @param {string} b @param {'cold' | 'warm'} when @param {keyof Visit} what */
  const ratio = (a, b, when, what) =>
    median(measured.map((one) => (one[a]?.[when][what] ?? 0) / (one[b]?.[when][what] ?? 1)))
  /** @param {string} a @param {'cold' | 'warm'} when @param {keyof Visit} what */
  const middle = (a, when, what) => median(measured.map((one) => one[a]?.[when][what] ?? 0))
  const [worstPath = '', worst = 0] = Object.entries(shifts).toSorted((a, b) => b[1] - a[1])[0] ?? []
  const times = (/** @type {number} */ value) => `${value.toFixed(2)} ×`
  const kb = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} KB`
  /** @type {[what: string, measured: string, bar: string, holds: boolean | undefined][]} */
  const rows = [
    [
      'Landing, LCP vs the static page, cold',
      times(ratio('landing', 'plainLanding', 'cold', 'lcp')),
      '≤ 1.3 ×',
      ratio('landing', 'plainLanding', 'cold', 'lcp') <= 1.3,
    ],
    ['Landing, LCP vs the static page, warm', times(ratio('landing', 'plainLanding', 'warm', 'lcp')), '', undefined],
    [
      'Landing, JS sent to a settled page, with headers',
      kb(middle('landing', 'cold', 'js')),
      '≤ 100 KB',
      middle('landing', 'cold', 'js') <= 100_000,
    ],
    ['Landing, JS sent when the visitor stays, with headers', kb(middle('stayed', 'cold', 'js')), '', undefined],
    [
      'Landing, CSS files sent (its styles are in the page)',
      kb(middle('landing', 'cold', 'css')),
      '≤ 12 KB',
      middle('landing', 'cold', 'css') <= 12_000,
    ],
    [
      'Main-thread time to a settled landing, vs static',
      times(ratio('landing', 'plainLanding', 'cold', 'cpu')),
      '≤ 2 ×',
      ratio('landing', 'plainLanding', 'cold', 'cpu') <= 2,
    ],
    [
      'Main-thread time when the visitor stays, vs static',
      times(ratio('stayed', 'plainLanding', 'cold', 'cpu')),
      '',
      undefined,
    ],
    [
      'Exam room, JS sent in all, with headers',
      kb(middle('room', 'cold', 'js')),
      '≤ 130 KB',
      middle('room', 'cold', 'js') <= 130_000,
    ],
    [
      'Exam room ready, vs the plain page, cold',
      times(ratio('room', 'plainRoom', 'cold', 'ready')),
      '≤ 2.5 ×',
      ratio('room', 'plainRoom', 'cold', 'ready') <= 2.5,
    ],
    ['Exam room ready, vs the plain page, warm', times(ratio('room', 'plainRoom', 'warm', 'ready')), '', undefined],
    [`CLS, worst route (${worstPath.replace(examId, '$examId')})`, worst.toFixed(4), '≤ 0.01', worst <= 0.01],
    ['Route change after intent, frames to painted', String(median(turns)), '≤ 2', median(turns) <= 2],
    [
      'Warm visit of the landing: bytes',
      kb(middle('landing', 'warm', 'bytes')),
      '≤ 10 KB',
      middle('landing', 'warm', 'bytes') <= 10_000,
    ],
    [
      'Warm visit of the landing that stays: bytes',
      kb(middle('stayed', 'warm', 'bytes')),
      '≤ 10 KB',
      middle('stayed', 'warm', 'bytes') <= 10_000,
    ],
  ]
  console.log(`\n| What | Measured (median of ${rounds}) | Bar | |\n|---|---|---|---|`)
  for (const [what, value, bar, holds] of rows) {
    console.log(`| ${what} | ${value} | ${bar} | ${holds === undefined ? '' : holds ? '✓' : '✗'} |`)
  }
  console.log('\nAnswer, next and jump at 200 questions: npm run bench:room.')
  mkdirSync(join(root, '.build'), { recursive: true })
  writeFileSync(join(root, '.build/bench-web.json'), `${JSON.stringify({ rounds, rows, shifts, measured }, null, 2)}\n`)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  rmSync(plain, { recursive: true, force: true })
  rmSync(temporary, { recursive: true, force: true })
}
