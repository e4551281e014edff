// What the servers, PostgreSQL and the learners of a rung use.
import { cpuOf, cpuOfFamily, cpuOfThread, memoryOf } from '../bench/server-load.mjs'

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

/**
 * Samples processor, memory and pools twice a second until it is stopped.
 *
 * @param {{ metricsPort: number, running: { pid: number } }[]} servers
 * @param {() => number} postmaster 0: there is none
 * @param {number | undefined} clients
 */
export function watch(servers, postmaster, clients) {
  /** @type {{ at: number, server: number[], thread: number[], postgres: number, clients: number, memory: number, busy: number, waiting: number, loopMs: number }[]} */
  const samples = []
  const take = async () => {
    const metrics = await Promise.all(servers.map(({ metricsPort }) => readMetrics(metricsPort)))
    samples.push({
      at: Date.now(),
      server: servers.map(({ running }) => cpuOf(running.pid)),
      thread: servers.map(({ running }) => cpuOfThread(running.pid)),
      postgres: postmaster() === 0 ? 0 : cpuOfFamily(postmaster()),
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
