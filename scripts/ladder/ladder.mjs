// `npm run bench:server -- --ladder [--rungs 100,500] [--seconds N] [--database pglite]`: learners who take the same exam at once, on two servers and PostgreSQL on this machine, or on
// one with the embedded database. In each rung a server is killed and PostgreSQL is restarted. `--seconds`: how long the exam of 50 minutes takes, 300 by default. Writes .build/ladder.json; fails if a learner would see a failed
// request, or if an acknowledged write is lost.
import { PGlite } from '@electric-sql/pglite'
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
import { postmasterOf, start } from '../bench/server-load.mjs'
import { freePort, startPostgres } from '../postgres.mjs'
import { watch } from './watch.mjs'

/** @typedef {import('./learners.mjs').Plan} Plan @typedef {import('./learners.mjs').Outcome} Outcome @typedef {import('./learners.mjs').Kind} Kind */

const { values: options } = parseArgs({
  options: {
    ladder: { type: 'boolean' },
    rungs: { type: 'string' },
    seconds: { type: 'string' },
    database: { type: 'string' },
  },
})
const rungs = (options.rungs ?? '100,500,1000,2000,5000').split(',').map(Number)
const examMs = Number(options.seconds ?? 300) * 1000
const PASSWORD = 'paddle-seven'
/** The others have a session: it lasts for weeks. */
const LOGIN_SHARE = 0.2
const SIDE_LOGINS = { perSecond: 20, from: 0.02, to: 0.27 }
/** When in the exam a server is killed, and when PostgreSQL is restarted. */
const KILL_AT = 0.3
const RESTART_AT = 0.65
/** Latencies do not count from then on for so long. */
const AFTER_KILL_MS = 10_000
/** As `RestartSec` in deploy/naru.service. */
const SYSTEMD_WAITS_MS = 2000

const started = options.database === 'pglite' ? undefined : await startPostgres()
if (started && 'missing' in started) {
  process.stdout.write(`${started.missing} The ladder is left out.\n`)
  process.exit(0)
}
/** Undefined: the embedded database, which belongs to one server. */
const postgres = started
/** Learners open the exam and load its clips at this rate before it starts. The embedded database answers 100 to 200 requests a second. */
const ARRIVALS_PER_SECOND = postgres ? 25 : 2
const folder = mkdtempSync(join(tmpdir(), 'naru-ladder-'))
const main = 'apps/server/dist/main.js'
const environment = { DATA_DIR: folder, TRUST_PROXY: '1', ...(postgres && { DATABASE_URL: postgres.address }) }
/** Runs a statement; on the embedded database no server may run. @param {string} text @param {unknown[]} values @returns {Promise<unknown>} its first row */
async function ask(text, values = []) {
  if (postgres) {
    const client = new Client({ connectionString: postgres.address })
    await client.connect()
    const { rows } = await client.query(text, values)
    await client.end()
    return rows[0]
  }
  const embedded = await PGlite.create(join(folder, 'db'))
  const { rows } = await embedded.query(text, values)
  await embedded.close()
  return rows[0]
}
await (await start([main], environment)).stop()
await fill(postgres ?? { folder: join(folder, 'db') }, Math.max(...rungs))
const learners = Array.from({ length: Math.max(...rungs) }, (_, at) => ({
  token: tokenOf(at + 1),
  email: `bench${at + 1}@naru.test`,
}))
const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
await ask('update users set password_hash = $1 where email like $2', [passwordHash, 'bench%'])
await ask('vacuum analyze users')

const servers = await Promise.all(
  (postgres ? [0, 1] : [0]).map(async () => {
    const [port, metricsPort] = [await freePort(), await freePort()]
    const own = { ...environment, PORT: String(port), METRICS_PORT: String(metricsPort) }
    return { metricsPort, own, running: await start([main], own) }
  }),
)
let postmaster = postgres ? await postmasterOf(postgres.address) : 0

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
  const watching = watch(servers, () => postmaster, child.pid)
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
  const restartedAt = postgres ? Date.now() : NaN
  await postgres?.restart()
  const databaseBackAfter = Date.now() - restartedAt
  if (postgres) postmaster = await postmasterOf(postgres.address)

  /** @type {Outcome[]} */
  const [outcome] = await ending
  if (outcome === undefined) throw new Error('The learners sent nothing.')
  watching.stop()
  const { timed, failures, lostSaves, attemptIds, questions, endsAt } = outcome
  if (!postgres) await first.running.stop()
  const row = await ask(
    'select count(*)::int as stored from attempts where id = any($1) and (select count(*) from jsonb_object_keys(answers)) = $2',
    [attemptIds, questions],
  )
  if (!postgres) first.running = await start([main], first.own)
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
    lost: lostSaves + attemptIds.length - Number(Object(row).stored),
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
await postgres?.stop()
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
