// Measures the main-thread time of an answer, Next and a jump in the exam room and in a hand-written page with the same grid:
//   npm run bench:room [-- --rounds=5]
// The CPU is throttled 4 ×. Both pages are measured alternately in one run, each round on a new page; reports medians.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumArgs, requireChromium } from './browser.mjs'
import { serveExamPages } from './exam-pages.mjs'

const slowdown = 4
const sizes = [200, 1000]
const actions = /** @type {const} */ (['answer', 'next', 'jump'])
const stepsPerRound = 20
const namesInTurn = /** @type {('room' | 'plain')[]} */ (['room', 'plain'])
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 5)
/** The exam room's maximum ratio to the plain page, and the maximum growth of this ratio from 200 to 1,000 questions. */
const bars = { ratio: 2, growth: 1.3 }

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
/** @param {number} value */
const round = (value, digits = 2) => Number(value.toFixed(digits))

/** @typedef {typeof actions[number]} Action */
/** @typedef {Record<Action, number>} Spent */
/** @typedef {{ questions: number, action: string, room: number, plain: number, ratio: number }} Row */

/**
 * Main-thread time of one action, in ms.
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} devtools
 * @param {Action} action
 * @param {number} step
 */
async function measure(page, devtools, action, step) {
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await busy()
  await page.evaluate(
    async ({ action, step }) => {
      const press = {
        answer: () => document.querySelectorAll('[role="radiogroup"] input')[step % 4],
        next: () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next'),
        jump: () => document.querySelectorAll('nav ol:first-of-type button')[(step * 37) % 90],
      }[action]()
      if (!(press instanceof HTMLElement) || press.matches(':disabled'))
        throw new Error(`Nothing to press for ${action}.`)
      press.click()
      // Waits until the change is painted.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    },
    { action, step },
  )
  return (await busy()) - before
}

/**
 * Runs one round on a new page.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {'room' | 'plain'} name
 * @param {number} questions
 * @returns {Promise<Spent>} mean main-thread ms by action
 */
async function runRound(browser, address, name, questions) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  // Fonts load as new letters appear; they are not measured.
  await page.route(/\.woff2?$/, (route) => route.abort())
  await page.goto(`${address}/${name}.html?questions=${questions}`)
  await page.getByRole('heading', { name: `Question 1 of ${questions} (Reading Section)` }).waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const spent = { answer: 0, next: 0, jump: 0 }
  // The first steps are a warm-up.
  for (let step = -4; step < stepsPerRound; step += 1) {
    for (const action of actions.slice(0, 2)) {
      const cost = await measure(page, devtools, action, Math.abs(step))
      if (step >= 0) spent[action] += cost / stepsPerRound
    }
  }
  for (let step = 0; step < stepsPerRound; step += 1) {
    spent.jump += (await measure(page, devtools, 'jump', step + 1)) / stepsPerRound
  }
  await context.close()
  return spent
}

/**
 * Measures both pages alternately.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {number} questions
 * @returns {Promise<Row[]>}
 */
async function compare(browser, address, questions) {
  /** @type {{ room: Spent[], plain: Spent[] }} */
  const all = { room: [], plain: [] }
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const name of turn % 2 === 0 ? namesInTurn : namesInTurn.toReversed()) {
      all[name].push(await runRound(browser, address, name, questions))
    }
  }
  const rows = actions.map((action) => {
    const room = median(all.room.map((spent) => spent[action]))
    const plain = median(all.plain.map((spent) => spent[action]))
    return { questions, action, room, plain, ratio: room / plain }
  })
  /** @param {'room' | 'plain'} name */
  const sum = (name) => rows.reduce((total, row) => total + row[name], 0)
  return [
    ...rows,
    { questions, action: 'all', room: sum('room'), plain: sum('plain'), ratio: sum('room') / sum('plain') },
  ]
}

const executablePath = await requireChromium()
const pages = await serveExamPages('bench-room-pages', ['room', 'plain'], Number(process.env['BENCH_PORT'] ?? 3321))
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
try {
  /** @type {Row[]} */
  const rows = []
  for (const questions of sizes) rows.push(...(await compare(browser, pages.address, questions)))
  const shown = rows.map((row) => ({
    ...row,
    room: round(row.room),
    plain: round(row.plain),
    ratio: round(row.ratio),
  }))
  console.log(`Main-thread ms per action at ${slowdown}× CPU slowdown, medians of ${rounds} rounds`)
  console.table(shown)

  const [small, large] = rows.filter((row) => row.action === 'all')
  if (!small || !large) throw new Error('Both sizes have to be measured.')
  const growth = large.ratio / small.ratio
  const held = { ratio: small.ratio <= bars.ratio, growth: growth <= bars.growth }
  console.log(
    `Ratio at ${sizes[0]} questions: ${round(small.ratio)} (at most ${bars.ratio}) ${held.ratio ? 'held' : 'MISSED'}`,
  )
  console.log(
    `Growth to ${sizes[1]} questions: ×${round(growth)} (at most ${bars.growth}) ${held.growth ? 'held' : 'MISSED'}`,
  )
  const folder = fileURLToPath(new URL('../.build', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const report = { slowdown, rounds, stepsPerRound, bars, growth: round(growth), held, rows: shown }
  writeFileSync(`${folder}/bench-room.json`, `${JSON.stringify(report, null, 2)}\n`)
  console.log('Written to .build/bench-room.json')
  process.exitCode = held.ratio && held.growth ? 0 : 1
} finally {
  await browser.close()
  await pages.close()
}
