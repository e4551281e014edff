// `npm run bench:server -- --ladder`: see ladder/ladder.mjs. `npm run bench:server [-- --quick] [-- --minutes N] [-- --only postgres|embedded] [-- --tasks exam,practice]`: the built server's throughput as a share of a bare Fastify route that sends the
// same bytes, measured alternately in one run, and its memory under steady load (--minutes 0: without that). Writes .build/bench-server.json; fails below a limit.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { ATTEMPTS, CARDS, fill } from './server-data.mjs'
import { cpuOf, cpuOfFamily, LEARNERS, memoryOf, postmasterOf, sendLoad, start } from './server-load.mjs'
import { readSamples } from './server-samples.mjs'
import { startPostgres } from '../postgres.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (process.argv.includes('--ladder')) await import('../ladder/ladder.mjs')
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    minutes: { type: 'string' },
    only: { type: 'string' },
    tasks: { type: 'string' },
  },
})
const seconds = options.quick ? 2 : 5
const rounds = options.quick ? 3 : 5
const minutes = Number(options.minutes ?? (options.quick ? 0.5 : 10))

/** @typedef {import('./server-load.mjs').Task} Task */
/** @type {Record<Task, { label: string, bar: number }>} */
const tasks = {
  exam: { label: 'read an exam', bar: 0.5 },
  leaderboard: { label: `read the leaderboard of ${ATTEMPTS.toLocaleString('en')} attempts`, bar: 0.3 },
  result: { label: 'post a result', bar: 0.1 },
  // Its bar is the time of reading an exam: see SLOWEST.
  practice: { label: `read the practice of a day, ${CARDS.toLocaleString('en')} cards in all`, bar: 0 },
}

/** @type {Task[]} */
const allTasks = ['exam', 'leaderboard', 'result', 'practice']
const taskNames = allTasks.filter((task) => options.tasks === undefined || options.tasks.split(',').includes(task))

/** How many times as long as reading an exam the 99th percentile of practice may take, with 32 learners. */
const SLOWEST = 1.5

const median = (/** @type {number[]} */ values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Measures memory under a steady load of all tasks. @param {string} address @param {number} pid @param {Awaited<ReturnType<typeof readSamples>>} known */
async function watchMemory(address, pid, { paths, result }) {
  /** @type {number[]} */
  const megabytes = []
  const timer = setInterval(() => megabytes.push(memoryOf(pid)), 500)
  const duration = Math.max(5, Math.round(minutes * 60))
  // A fixed rate below the maximum, so that memory depends on time and not on throughput.
  const loads = await Promise.all([
    sendLoad(`${address}${paths.exam}`, 'exam', result, 16, duration, 200),
    sendLoad(`${address}${paths.leaderboard}`, 'leaderboard', result, 8, duration, 50),
    sendLoad(`${address}${paths.result}`, 'result', result, 8, duration, 50),
  ])
  clearInterval(timer)
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const quarter = Math.floor(megabytes.length / 4)
  // The first quarter is a warm-up.
  const early = mean(megabytes.slice(quarter, 2 * quarter))
  const late = mean(megabytes.slice(-quarter))
  return { minutes, early, late, growth: late / early - 1, bad: loads.reduce((sum, { bad }) => sum + bad, 0) }
}

/**
 * What one round of a task measured: requests a second, the 99th percentile in milliseconds, and microseconds of the processor for a request.
 *
 * @typedef {{ bare: number, ours: number, ratio: number, p99: number, serverCpu: number, databaseCpu: number, bad: number }} Round
 */

/** @param {string} name @param {string | undefined} databaseUrl */
async function bench(name, databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'naru-bench-'))
  const environment = { DATA_DIR: folder, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
  const main = 'apps/server/dist/main.js'
  await (await start([main], environment)).stop()
  await fill(databaseUrl === undefined ? { folder: join(folder, 'db') } : { address: databaseUrl }, LEARNERS)
  const server = await start([main], environment)
  const known = await readSamples(server.address)
  const samples = join(folder, 'samples.json')
  writeFileSync(samples, JSON.stringify(known.raw))
  const bare = await start(['scripts/bench/server-bare.mjs', samples, 'openapi.yaml'])

  const postmaster = databaseUrl === undefined ? -1 : await postmasterOf(databaseUrl)

  const rows = []
  for (const connections of [32, LEARNERS]) {
    const measured = new Map(taskNames.map((task) => [task, /** @type {Round[]} */ ([])]))
    // The first requests are slower: code is compiled, queries are prepared.
    for (const task of taskNames) {
      await sendLoad(`${server.address}${known.paths[task]}`, task, known.result, connections, 2)
    }
    // Tasks take turns, so that what else uses the machine meets all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const task of taskNames) {
        const bareLoad = await sendLoad(`${bare.address}/${task}`, task, known.result, connections, seconds)
        const before = [cpuOf(server.pid), cpuOfFamily(postmaster)]
        const load = await sendLoad(`${server.address}${known.paths[task]}`, task, known.result, connections, seconds)
        const after = [cpuOf(server.pid), cpuOfFamily(postmaster)]
        const [serverCpu = 0, databaseCpu = 0] = after.map(
          (ms, at) => ((ms - (before[at] ?? 0)) * 1000) / (load.perSecond * seconds),
        )
        measured.get(task)?.push({
          bare: bareLoad.perSecond,
          ours: load.perSecond,
          ratio: load.perSecond / bareLoad.perSecond,
          p99: load.p99,
          serverCpu,
          databaseCpu,
          bad: bareLoad.bad + load.bad,
        })
      }
    }
    for (const [task, all] of measured) {
      const middleOf = (/** @type {keyof Round} */ name) => median(all.map((one) => one[name]))
      const figures = { bare: middleOf('bare'), ours: middleOf('ours'), ratio: middleOf('ratio'), p99: middleOf('p99') }
      const cpu = { serverCpu: middleOf('serverCpu'), databaseCpu: middleOf('databaseCpu') }
      const bad = all.reduce((sum, one) => sum + one.bad, 0)
      const timesExam = task === 'practice' ? timesOf(all, measured.get('exam') ?? []) : undefined
      const isFast = figures.ratio >= tasks[task].bar && (connections !== 32 || (timesExam ?? 0) <= SLOWEST)
      const passed = isFast && bad === 0
      rows.push({ database: name, connections, task, ...tasks[task], ...figures, ...cpu, bad, passed, timesExam })
    }
  }
  await bare.stop()
  const memory = minutes === 0 ? undefined : await watchMemory(server.address, server.pid, known)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  return {
    rows,
    memory: memory && { database: name, ...memory, passed: Math.abs(memory.growth) <= 0.1 && memory.bad === 0 },
  }
}

/** Median of how many times as long as the other task's 99th percentile a task's takes, round by round. @param {Round[]} one @param {Round[]} other */
const timesOf = (one, other) =>
  other.length === 0 ? undefined : median(one.map(({ p99 }, round) => p99 / (other[round]?.p99 ?? NaN)))

if (!existsSync('apps/server/dist/main.js')) {
  process.stderr.write('The server is not built: run npm run build first.\n')
  process.exit(1)
}
const ownServer = process.env['BENCH_DATABASE_URL'] === undefined && options.only !== 'embedded'
const started = ownServer ? await startPostgres() : undefined
const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? (started && 'address' in started ? started.address : undefined)
if (started && 'missing' in started) process.stdout.write(`${started.missing} PostgreSQL is left out.\n`)

const results = []
if (databaseUrl !== undefined && options.only !== 'embedded') results.push(await bench('PostgreSQL', databaseUrl))
if (started && 'stop' in started) await started.stop()
if (options.only !== 'postgres') results.push(await bench('embedded', undefined))

const mark = (/** @type {string} */ database, /** @type {boolean} */ passed) =>
  database === 'PostgreSQL' ? (passed ? '✓' : '✗') : ' '
process.stdout.write(
  '\nserver      learners  task                                               bare/s  ours/s  p99 ms  server µs  db µs  ratio   bar\n',
)
for (const row of results.flatMap(({ rows }) => rows)) {
  process.stdout.write(
    `${row.database.padEnd(11)} ${String(row.connections).padStart(8)}  ${row.label.padEnd(50)} ${String(Math.round(row.bare)).padStart(6)}  ${String(Math.round(row.ours)).padStart(6)}  ${String(Math.round(row.p99)).padStart(6)}  ${String(Math.round(row.serverCpu)).padStart(9)}  ${String(Math.round(row.databaseCpu)).padStart(5)}  ${row.ratio.toFixed(2).padStart(5)}  ${`≥ ${row.bar}`.padStart(5)} ${mark(row.database, row.passed)}${row.timesExam === undefined ? '' : ` p99 ${row.timesExam.toFixed(2)} × of reading an exam, bar ${SLOWEST} × at 32`}${row.bad > 0 ? ` ${row.bad} errors` : ''}\n`,
  )
}
for (const { memory } of results) {
  if (memory === undefined) continue
  process.stdout.write(
    `${memory.database}: memory over ${memory.minutes} minutes ${memory.early.toFixed(0)} → ${memory.late.toFixed(0)} MB (${(memory.growth * 100).toFixed(1)} %, bar ±10 %) ${memory.passed ? '✓' : '✗'}${memory.bad > 0 ? ` ${memory.bad} errors` : ''}\n`,
  )
}
mkdirSync('.build', { recursive: true })
writeFileSync(
  '.build/bench-server.json',
  `${JSON.stringify({ node: process.version, seconds, rounds, results }, undefined, 2)}\n`,
)
const held = results.filter(({ rows }) => rows.every(({ database }) => database === 'PostgreSQL'))
process.exit(held.every(({ rows, memory }) => memory?.passed !== false && rows.every(({ passed }) => passed)) ? 0 : 1)
