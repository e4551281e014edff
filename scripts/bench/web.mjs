// `npm run bench:web`: measures the built site on a slow phone (CPU 4 × slower, 1.6 Mbit/s, 150 ms) and plain pages with the same content in one run.
// Every cold visit is a new browser profile with what a login leaves. Visits of a round run in random order; ratios are computed
// within each round, and medians over the rounds (BENCH_ROUNDS, default 7). Reports only: it fails on errors, not on slow results.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { prepareAccounts } from './web/accounts.mjs'
import { addPlainPages } from './web/plain-pages.mjs'
import { rowsOf, tableOf } from './web/report.mjs'
import { startServer } from './web/server.mjs'
import {
  pressMenu,
  startFromGuidelines,
  startFromPlainLink,
  stepThroughRoom,
  visitLanding,
  visitRoom,
} from './web/visits.mjs'
import { chromiumArgs, requireChromium } from '../browser.mjs'

const roundCount = Number(process.env['BENCH_ROUNDS'] ?? 7)
const folder = fileURLToPath(new URL('../../.build', import.meta.url))

const executablePath = await requireChromium()
const server = await startServer()
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
try {
  const accounts = await prepareAccounts(server)
  await addPlainPages(browser, server, accounts)
  const bench = { browser, server, accounts }
  const [room, plainRoom] = [`/quiz/${accounts.exam._id}`, `/plain/exam.html?exam=${accounts.exam._id}`]

  /** @type {[name: string, run: () => Promise<Record<string, number>>][]} */
  const visits = [
    ['landing', () => visitLanding(bench, '/')],
    ['plainLanding', () => visitLanding(bench, '/plain/landing.html')],
    ['menu', () => pressMenu(bench)],
    ['start', () => startFromGuidelines(bench)],
    ['plainStart', () => startFromPlainLink(bench)],
    ['room', () => visitRoom(bench, room)],
    ['plainRoom', () => visitRoom(bench, plainRoom)],
    ['steps', () => stepThroughRoom(bench, '/quiz/')],
    ['plainSteps', () => stepThroughRoom(bench, '/plain/exam.html?exam=')],
  ]
  /** @type {import('./web/report.mjs').Round[]} */
  const rounds = []
  while (rounds.length < roundCount) {
    /** @type {import('./web/report.mjs').Round} */
    const round = {}
    for (const [name, run] of visits.toSorted(() => Math.random() - 0.5)) round[name] = await run()
    rounds.push(round)
    process.stderr.write(`round ${rounds.length} of ${roundCount}\n`)
  }
  const rows = rowsOf(rounds)
  console.log(`Medians of ${roundCount} rounds\n\n${tableOf(rows)}\n`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/bench-web.json`, `${JSON.stringify({ rows, rounds }, null, 2)}\n`)
} finally {
  await browser.close()
  await server.stop()
}
