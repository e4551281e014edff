// The load of `npm run bench:server`.
import autocannon from 'autocannon'
import { tokenOf } from './bench-server-data.mjs'

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
  /** @param {number} learner @returns {autocannon.Request} */
  const requestOf = (learner) => ({
    method: task === 'result' ? 'POST' : 'GET',
    headers: { ...headersOf(learner), ...(task === 'result' ? { 'content-type': 'application/json' } : {}) },
    ...(task === 'result'
      ? {
          // The start time identifies an attempt, so each request has its own.
          setupRequest: (/** @type {autocannon.Request} */ request) => ({
            ...request,
            body: JSON.stringify({
              ...result,
              startTime: new Date(Date.now() - 1_800_000 - (starts += 1)).toISOString(),
            }),
          }),
        }
      : {}),
  })
  let opened = 0
  const {
    '2xx': good,
    non2xx,
    errors,
    timeouts,
    duration: took,
    latency,
  } = await autocannon({
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
  return { perSecond: good / took, bad: non2xx + errors + timeouts, p99: latency.p99 }
}
