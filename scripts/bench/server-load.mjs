// The load of `npm run bench:server`, and the processor time of server and PostgreSQL: on a machine that others use, too, it says more than the clock.
import autocannon from 'autocannon'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { tokenOf } from './server-data.mjs'

/** @typedef {'exam' | 'leaderboard' | 'result' | 'practice'} Task */

/** Number of learners with a session. */
export const LEARNERS = 200

/** @param {number} learner from 1 @returns the headers of a learner's requests */
export const headersOf = (learner) => ({
  cookie: `sid=${tokenOf(learner)}`,
  'accept-encoding': 'br',
  'sec-fetch-site': 'same-origin',
})

let starts = 0
/**
 * Sends one task's requests of all learners for a while.
 *
 * @param {string} url
 * @param {Task} task
 * @param {object} result
 * @param {number} connections
 * @param {number} duration in seconds
 * @param {number} [rate] requests a second; default: unlimited
 */
export async function sendLoad(url, task, result, connections, duration, rate) {
  // The start time identifies an attempt, so each result has its own.
  const startTime = () => new Date(Date.now() - 1_800_000 - (starts += 1)).toISOString()
  /** @param {number} learner @returns {autocannon.Request} */
  const requestOf = (learner) =>
    task !== 'result'
      ? { method: 'GET', headers: headersOf(learner) }
      : {
          method: 'POST',
          headers: { ...headersOf(learner), 'content-type': 'application/json' },
          setupRequest: (request) => ({ ...request, body: JSON.stringify({ ...result, startTime: startTime() }) }),
        }
  let opened = 0
  const load = await autocannon({
    url,
    connections,
    duration,
    // All requests of a learner use one connection, as a browser's do.
    setupClient: (client) => {
      const first = (opened += 1)
      const many = Math.ceil((LEARNERS + 1 - first) / connections)
      client.setRequests(Array.from({ length: many }, (_, at) => requestOf(first + at * connections)))
    },
    ...(rate === undefined ? {} : { overallRate: rate }),
  })
  return {
    perSecond: load['2xx'] / load.duration,
    bad: load.non2xx + load.errors + load.timeouts,
    p99: load.latency.p99,
  }
}

/** Starts a built server; resolves when it listens. @param {string[]} parameters @param {Record<string, string>} [environment] */
export async function start(parameters, environment) {
  const child = spawn(process.execPath, parameters, {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      ADDRESS_LIMITS: 'false',
      SEED_SAMPLE_CONTENT: 'true',
      // As deploy/naru.service and deploy/Containerfile set it.
      MALLOC_ARENA_MAX: '2',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('close', done))
  // Where the public address is another, the server names both.
  const line = environment?.['PUBLIC_URL'] === undefined ? /Open\s+(http\S+)/ : /Listen\s+(http\S+)/
  const address = await new Promise((done, fail) => {
    let output = ''
    child.stdout.on('data', (data) => {
      output += String(data)
      const found = line.exec(output)?.[1]
      if (found !== undefined) done(found)
    })
    void ended.then(() =>
      fail(new Error(`${parameters[0]} ended before it listened. Is everything built (npm run build)?`)),
    )
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { address: String(address), pid: child.pid ?? 0, stop, kill }
}

/** @returns megabytes */
export const memoryOf = (/** @type {number} */ pid) =>
  existsSync(`/proc/${pid}/status`)
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    : Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024

/** @param {number} pid @returns the parent, and the processor time in milliseconds with that of children that have ended */
function statOf(pid, path = `/proc/${pid}/stat`) {
  if (!existsSync(path)) return undefined
  const line = readFileSync(path, 'utf8')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  // Linux counts in hundredths of a second.
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
  return { parent: Number(fields[1]), ms: ticks * 10 }
}

/** @param {number} pid @returns {number} milliseconds of the processor; 0 where there is no /proc */
export const cpuOf = (pid) => statOf(pid)?.ms ?? 0

/** @param {number} pid @returns {number} milliseconds of the main thread */
export const cpuOfThread = (pid) => statOf(pid, `/proc/${pid}/task/${pid}/stat`)?.ms ?? 0

/** @param {number} parent @returns {number} milliseconds of a process and of all its children */
export function cpuOfFamily(parent) {
  if (!existsSync('/proc')) return 0
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.reduce((sum, pid) => {
    const stat = statOf(pid)
    return stat !== undefined && (pid === parent || stat.parent === parent) ? sum + stat.ms : sum
  }, 0)
}

/** @param {string} address @returns {Promise<number>} the main process of a PostgreSQL server on this machine; -1 if it is elsewhere */
export async function postmasterOf(address) {
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const parent = statOf(rows[0].pid)?.parent ?? -1
  await client.end()
  const name = spawnSync('ps', ['-o', 'comm=', '-p', String(parent)], { encoding: 'utf8' }).stdout
  return /postgres|postmaster/.test(name) ? parent : -1
}
