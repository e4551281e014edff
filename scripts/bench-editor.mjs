// Measures how long a paper of 40 questions takes to open in the editor and in the exam room, and the main-thread time of typing in one of its
// fields and in a field alone:
//   npm run bench:editor [-- --rounds=5]
// The CPU is throttled 4 ×. The pages are measured alternately in one run, each round on a new page; reports medians.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumArgs, requireChromium } from './browser.mjs'
import { serveExamPages } from './exam-pages.mjs'

const slowdown = 4
const letters = 40
/** Milliseconds between two keys of somebody who types fast. */
const keyDelayMs = 60
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 5)
/** The editor's maximum ratio to the baseline. */
const bars = { opening: 1.5, typing: 2 }

/** @typedef {'editor' | 'preview' | 'field'} Name */
/** What stands on the page when it is open: the first question, in the editor with its list. */
const opened = { editor: '[role="row"] ~ [role="row"], article textarea', preview: 'h2', field: 'textarea' }

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
/** @param {number} value */
const round = (value) => Number(value.toFixed(2))

/**
 * Runs one round on a new page.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {Name} name
 * @returns {Promise<{ opening: number, typing: number }>} ms until the paper is painted; main-thread ms for each letter, until everything has settled
 */
async function runRound(browser, address, name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const openPage = async (/** @type {number} */ rate) => {
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    // Fonts load as new letters appear; they are not measured.
    await page.route(/\.woff2?$/, (route) => route.abort())
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    await page.addInitScript((selectors) => {
      const look = () => {
        const isThere = selectors.split(', ').every((selector) => document.querySelector(selector) !== null)
        if (isThere) requestAnimationFrame(() => performance.mark('opened'))
        else requestAnimationFrame(look)
      }
      look()
    }, opened[name])
    await page.goto(`${address}/${name}.html`)
    await page.waitForFunction(() => performance.getEntriesByName('opened').length > 0)
    await page.waitForTimeout(1500)
    return { page, devtools }
  }
  // Once without measuring, so that the code is in the browser's cache.
  const { page: first } = await openPage(1)
  await first.close()
  const { page, devtools } = await openPage(slowdown)
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const opening = await page.evaluate(() => performance.getEntriesByName('opened')[0]?.startTime ?? 0)
  let typing = 0
  if (name !== 'preview') {
    const field = page.getByLabel('Question text')
    await field.click()
    // A warm-up.
    await page.keyboard.type('abcdefgh', { delay: keyDelayMs })
    await page.waitForTimeout(1500)
    const start = await busy()
    await page.keyboard.type('x'.repeat(letters), { delay: keyDelayMs })
    await page.waitForTimeout(1500)
    typing = ((await busy()) - start) / letters
  }
  await context.close()
  return { opening, typing }
}

const executablePath = await requireChromium()
const names = /** @type {const} */ (['editor', 'preview', 'field'])
const pages = await serveExamPages('bench-editor-pages', names, Number(process.env['BENCH_PORT'] ?? 3322))
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
try {
  /** @type {Record<Name, { opening: number, typing: number }[]>} */
  const all = { editor: [], preview: [], field: [] }
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const name of turn % 2 === 0 ? names : names.toReversed()) {
      all[name].push(await runRound(browser, pages.address, name))
    }
  }
  /** @param {Name} name @param {'opening' | 'typing'} what */
  const of = (name, what) => median(all[name].map((spent) => spent[what]))
  const rows = [
    { what: 'opening', editor: of('editor', 'opening'), baseline: of('preview', 'opening'), bar: bars.opening },
    { what: 'typing, per letter', editor: of('editor', 'typing'), baseline: of('field', 'typing'), bar: bars.typing },
  ].map((row) => ({
    ...row,
    editor: round(row.editor),
    baseline: round(row.baseline),
    ratio: round(row.editor / row.baseline),
  }))
  console.log(`ms at ${slowdown}× CPU slowdown, medians of ${rounds} rounds`)
  console.table(rows)
  const isHeld = rows.every(({ ratio, bar }) => ratio <= bar)
  console.log(isHeld ? 'held' : 'MISSED')
  const folder = fileURLToPath(new URL('../.build', import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/bench-editor.json`, `${JSON.stringify({ slowdown, rounds, letters, rows }, null, 2)}\n`)
  process.exitCode = isHeld ? 0 : 1
} finally {
  await browser.close()
  await pages.close()
}
