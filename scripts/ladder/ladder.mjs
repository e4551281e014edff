// `npm run bench:server -- --ladder [--rungs 100,500] [--seconds N]`: learners who take the same exam at once, on two servers and PostgreSQL on this machine. In each rung one server is
// killed and PostgreSQL is restarted. `--seconds`: how long the exam of 50 minutes takes, 300 by default. Writes .build/ladder.json; fails if a learner would see a failed
// request, or if an acknowledged write is lost.
import { hash } from '@node-rs/argon2'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { fill, tokenOf } from '../bench/server-data.mjs'
import { cpuOf, cpuOfFamily, cpuOfThread, memoryOf, postmasterOf, start } from '../bench/server-load.mjs'
import { freePort, startPostgres } from '../postgres.mjs'

/** @typedef {import('./learners.mjs').Plan} Plan @typedef {import('./learners.mjs').Outcome} Outcome @typedef {import('./learners.mjs').Kind} Kind */

const { values: options } = parseArgs({
  options: { ladder: { type: 'boolean' }, rungs: { type: 'string' }, seconds: { type: 'string' } },
})
const rungs = (options.rungs ?? '100,500,1000,2000,5000').split(',').map(Number)
const examMs = Number(options.seconds ?? 300) * 1000
const PASSWORD = 'paddle-seven'
/** The others have a session: it lasts for weeks. */
const LOGIN_SHARE = 0.2
/** Learners open the exam and load its clips at this rate before it starts. */
const ARRIVALS_PER_SECOND = 25
const SIDE_LOGINS = { perSecond: 20, from: 0.02, to: 0.27 }
/** When in the exam a server is killed, and when PostgreSQL is restarted. */
const KILL_AT = 0.3
const RESTART_AT = 0.65
/** Latencies do not count from then on for so long. */
const AFTER_KILL_MS = 10_000
/** As `RestartSec` in deploy/naru.service. */
const SYSTEMD_WAITS_MS = 2000

const started = await startPostgres()
if ('missing' in started) {
  process.stdout.write(`${started.missing} The ladder is left out.\n`)
  process.exit(0)
}
const postgres = started
const folder = mkdtempSync(join(tmpdir(), 'naru-ladder-'))
const main = 'apps/server/dist/main.js'
const environment = { DATA_DIR: folder, DATABASE_URL: postgres.address, TRUST_PROXY: '1' }
await (await start([main], environment)).stop()
await fill({ address: postgres.address }, Math.max(...rungs))
const database = new Client({ connectionString: postgres.address })
await database.connect()
const learners = Array.from({ length: Math.max(...rungs) }, (_, at) => ({
  token: tokenOf(at + 1),
  email: `bench${at + 1}@naru.test`,
}))
const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
await database.query('update users set password_hash = $1 where email like $2', [passwordHash, 'bench%'])
await database.query('vacuum analyze users')
await database.end()

const servers = await Promise.all(
  [0, 1].map(async () => {
    const [port, metricsPort] = [await freePort(), await freePort()]
    const own = { ...environment, PORT: String(port), METRICS_PORT: String(metricsPort) }
    return { metricsPort, own, running: await start([main], own) }
  }),
)
/** @param {number} port @returns the connections of the pool by state, and the delay of the event loop in milliseconds */
async function readMetrics(port) {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined)
  const text = response?.ok ? await response.text() : ''
  const valueOf = (/** @type {string} */ name) => Number(text.split(`\n${name} `)[1]?.split('\n')[0] ?? 0)
  return {
    busy: valueOf('naru_database_connections{state="busy"}'),
    waiting: valueOf('naru_database_connections{state="waiting"}'),
    loopMs: valueOf('nodejs_eventloop_lag_p99_seconds') * 1000,
  }
}

let postmaster = await postmasterOf(postgres.address)
/** Samples processor, memory and pools twice a second until it is stopped. @param {number | undefined} clients */
function watch(clients) {
  /** @type {{ at: number, server: number[], thread: number[], postgres: number, clients: number, memory: number, busy: number, waiting: number, loopMs: number }[]} */
  const samples = []
  const take = async () => {
    const metrics = await Promise.all(servers.map(({ metricsPort }) => readMetrics(metricsPort)))
    samples.push({
      at: Date.now(),
      server: servers.map(({ running }) => cpuOf(running.pid)),
      thread: servers.map(({ running }) => cpuOfThread(running.pid)),
      postgres: cpuOfFamily(postmaster),
      clients: cpuOf(clients ?? 0),
      memory: Math.max(...servers.map(({ running }) => memoryOf(running.pid))),
      busy: Math.max(...metrics.map(({ busy }) => busy)),
      waiting: Math.max(...metrics.map(({ waiting }) => waiting)),
      loopMs: Math.max(...metrics.map(({ loopMs }) => loopMs)),
    })
  }
  // A process may end while it is read: then there is no sample.
  const timer = setInterval(() => void take().catch(() => undefined), 500)
  return {
    samples,
    stop: () => clearInterval(timer),
    /** Milliseconds from the first to the last sample of a time. @param {number} from @param {number} to */
    elapsed: (from, to) => {
      const times = samples.map(({ at }) => at).filter((at) => at >= from && at <= to)
      return Math.max(1, (times.at(-1) ?? 0) - (times[0] ?? 0))
    },
    /** What one grows by in a time; a process that began anew counts from 0. @param {(sample: typeof samples[number]) => number} read @param {number} from @param {number} to */
    used: (read, from, to) =>
      samples
        .filter(({ at }) => at >= from && at <= to)
        .reduce((sum, sample, at, all) => {
          const before = all[at - 1]
          return before === undefined ? sum : sum + Math.max(0, read(sample) - read(before))
        }, 0),
  }
}

const round = (/** @type {number} */ value, digits = 0) => Number(value.toFixed(digits))
/** @param {number[]} values @param {number} share */
const quantile = (values, share) => round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN)
const spread = (/** @type {number[]} */ values) => [0.5, 0.95, 0.99].map((share) => quantile(values, share))

/** @param {number} count */
async function climb(count) {
  const arriveMs = Math.max(5, count / ARRIVALS_PER_SECOND) * 1000
  const child = fork('scripts/ladder/learners.mjs')
  const addresses = servers.map(({ running }) => running.address)
  /** @type {Plan} */
  const plan = {
    addresses,
    count,
    learners,
    password: PASSWORD,
    loginShare: LOGIN_SHARE,
    arriveMs,
    examMs,
    logins: SIDE_LOGINS,
  }
  const startsAt = Date.now() + arriveMs
  child.send(plan)
  const watching = watch(child.pid)
  const ending = once(child, 'message')

  await pause(arriveMs + KILL_AT * examMs)
  const killedAt = Date.now()
  const [first] = servers
  if (first === undefined) throw new Error('There is no server.')
  await first.running.kill()
  await pause(SYSTEMD_WAITS_MS)
  first.running = await start([main], first.own)
  const backAfter = Date.now() - killedAt
  await pause(startsAt + RESTART_AT * examMs - Date.now())
  const restartedAt = Date.now()
  await postgres.restart()
  const databaseBackAfter = Date.now() - restartedAt
  postmaster = await postmasterOf(postgres.address)

  /** @type {Outcome[]} */
  const [outcome] = await ending
  if (outcome === undefined) throw new Error('The learners sent nothing.')
  watching.stop()
  const { timed, failures, lostSaves, attemptIds, questions, endsAt } = outcome
  const after = new Client({ connectionString: postgres.address })
  await after.connect()
  const { rows } = await after.query(
    'select count(*)::int as stored from attempts where id = any($1) and (select count(*) from jsonb_object_keys(answers)) = $2',
    [attemptIds, questions],
  )
  await after.end()
  const isDisturbed = (/** @type {number} */ at) =>
    [killedAt, restartedAt].some((kill) => at > kill - 1000 && at < kill + AFTER_KILL_MS)
  /** @param {Kind} kind @param {(at: number) => boolean} [isMeant] */
  const timesOf = (kind, isMeant = (at) => !isDisturbed(at)) =>
    timed.filter((one) => one.kind === kind && isMeant(one.at)).map(({ ms }) => ms)
  const isBeside = (/** @type {number} */ at) =>
    at > startsAt + SIDE_LOGINS.from * examMs && at < startsAt + SIDE_LOGINS.to * examMs
  const longestAfter = (/** @type {number} */ kill) =>
    Math.max(...timesOf('save', (at) => at > kill - 1000 && at < kill + AFTER_KILL_MS))
  /** From PostgreSQL's end to the first save that was sent after it and acknowledged. */
  const firstSave =
    timed
      .filter(({ kind, at }) => kind === 'save' && at >= restartedAt)
      .reduce((first, { at, ms }) => Math.min(first, at + ms), Infinity) - restartedAt
  const { samples, used, elapsed } = watching
  const last = samples.at(-1)?.at ?? 0
  const phases = {
    arrival: [startsAt - arriveMs, startsAt],
    start: [startsAt, startsAt + 2000],
    exam: [startsAt + 2000, startsAt + examMs],
    results: [startsAt + examMs, last],
  }
  /** @param {number} from @param {number} to */
  const usedIn = (from, to) => ({
    servers: servers.map((_, at) => used(({ server }) => server[at] ?? 0, from, to)),
    postgres: used((sample) => sample.postgres, from, to),
    clients: used((sample) => sample.clients, from, to),
    threads: servers.map((_, at) => used(({ thread }) => thread[at] ?? 0, from, to)),
    elapsed: elapsed(from, to),
  })
  const cost = Object.fromEntries(Object.entries(phases).map(([name, [from = 0, to = 0]]) => [name, usedIn(from, to)]))
  // The share of each resource over five seconds.
  const cores = availableParallelism()
  const peaks = samples.slice(10).map(({ at }) => {
    const { servers: each, threads, postgres: ofPostgres, clients, elapsed: ms } = usedIn(at - 5000, at)
    const processors = each.reduce((sum, ms) => sum + ms, ofPostgres + clients) / ms / cores
    return {
      processors,
      thread: Math.max(...threads) / ms,
      postgres: ofPostgres / ms / cores,
      clients: clients / ms / cores,
    }
  })
  /** @typedef {keyof typeof peaks[number]} Peak */
  const peakOf = (/** @type {Peak} */ name) => round(Math.max(...peaks.map((one) => one[name])), 2)
  const fullAt = (/** @type {Peak} */ name) => peaks.findIndex((one) => one[name] >= 0.95)
  // Not only a burst: requests waited for five seconds.
  const waits = peaks.findIndex((_, at) => samples.slice(at, at + 10).every(({ waiting }) => waiting > 0))
  const full = [
    { name: 'processors of the machine', at: fullAt('processors') },
    { name: 'the one thread of a server', at: fullAt('thread') },
    { name: 'connections of a server', at: waits },
  ].filter(({ at }) => at >= 0)
  const [filled] = full.toSorted((one, other) => one.at - other.at)
  return {
    learners: count,
    failed: failures.length,
    lost: lostSaves + attemptIds.length - Number(rows[0].stored),
    results: attemptIds.length,
    failures: failures.slice(0, 5),
    requests: timed.length,
    savesPerSecond: round(timesOf('save', () => true).length / (examMs / 1000)),
    tries: timed.reduce((most, { tries }) => Math.max(most, tries), 0),
    start: spread(timesOf('start')),
    save: spread(timesOf('save')),
    result: spread(timesOf('result')),
    paper: spread(timesOf('paper')),
    login: spread(timesOf('login')),
    savesBesideLogins: [
      quantile(
        timesOf('save', (at) => isBeside(at)),
        0.95,
      ),
      quantile(
        timesOf('save', (at) => !isBeside(at) && !isDisturbed(at)),
        0.95,
      ),
    ],
    recovery: {
      backAfter,
      longestSaveAfterKill: round(longestAfter(killedAt)),
      databaseBackAfter,
      firstSave: round(firstSave),
      longestSaveAfterRestart: round(longestAfter(restartedAt)),
    },
    peaks: {
      processors: peakOf('processors'),
      thread: peakOf('thread'),
      postgres: peakOf('postgres'),
      clients: peakOf('clients'),
    },
    memory: round(Math.max(...samples.map(({ memory }) => memory))),
    pool: {
      busy: Math.max(...samples.map(({ busy }) => busy)),
      waiting: Math.max(...samples.map(({ waiting }) => waiting)),
    },
    loopMs: round(Math.max(...samples.map(({ loopMs }) => loopMs))),
    filled: filled?.name ?? 'none',
    cost,
    seconds: round((endsAt - startsAt + arriveMs) / 1000),
  }
}

const results = []
for (const count of rungs) {
  process.stdout.write(`${count} learners …\n`)
  const result = await climb(count)
  results.push(result)
  process.stdout.write(`${JSON.stringify(result)}\n`)
}
await Promise.all(servers.map(({ running }) => running.stop()))
await postgres.stop()
rmSync(folder, { recursive: true, force: true })

const table = [
  '| Learners | Saves/s | Failed | Lost | Start p50/p95/p99 | Save | Result | Processors | Busiest thread | PostgreSQL | Clients | Memory | Pool: busy, waiting | Full first |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
  ...results.map(
    ({ learners: count, savesPerSecond, failed, lost, start: begin, save, result, peaks, memory, pool, filled }) =>
      `| ${[count, savesPerSecond, failed, lost, begin.join(' / '), save.join(' / '), result.join(' / '), ...[peaks.processors, peaks.thread, peaks.postgres, peaks.clients].map((share) => `${Math.round(share * 100)} %`), `${memory} MB`, `${pool.busy}, ${pool.waiting}`, filled].join(' | ')} |`,
  ),
]
process.stdout.write(`\n${table.join('\n')}\n`)
mkdirSync('.build', { recursive: true })
const model = /model name\s*: (.*)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1]
writeFileSync(
  '.build/ladder.json',
  `${JSON.stringify({ node: process.version, model, examMs, results }, undefined, 2)}\n`,
)
process.exit(
  results.every(({ failed, lost, results: stored, learners: count }) => failed === 0 && lost === 0 && stored === count)
    ? 0
    : 1,
)
