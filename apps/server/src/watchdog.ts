import { spawn } from 'node:child_process'
import { url as inspectorUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

const SECOND_MS = 1000

/** Seconds that one turn of the event loop may take. */
const LONGEST_TURN_S = 10

/** Seconds between two signs of life for systemd, a third of `WatchdogSec`. */
const SYSTEMD_INTERVAL_S = 10

/**
 * The thread, as text, so that it runs from the sources and from the built server. It counts its own seconds instead of reading a clock: a
 * suspended machine is not a blocked loop. Its console would wait for the blocked loop, which hears no other signal either.
 */
const thread = `
const { writeSync } = require('node:fs')
const { workerData } = require('node:worker_threads')
let seen = 0
let seconds = 0
setInterval(() => {
  const turns = Atomics.load(workerData, 0)
  seconds = turns === seen ? seconds + 1 : 0
  seen = turns
  if (seconds < ${LONGEST_TURN_S}) return
  const msg = 'The event loop was blocked for ${LONGEST_TURN_S} seconds, so the server ends itself.'
  try {
    writeSync(1, JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, event: 'loop blocked', msg }) + '\\n')
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}, ${SECOND_MS})`

/**
 * Ends this process once its event loop is blocked for ten seconds, so that whoever started it starts it again; nothing else could. Call it
 * when the server listens: a start may block the loop for longer. Does nothing while a debugger, which blocks it at will, is attached.
 */
export const watchLoop = (): void => {
  if (inspectorUrl() !== undefined) return
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  setInterval(() => Atomics.add(turns, 0, 1), SECOND_MS).unref()
  new Worker(thread, { eval: true, workerData: turns }).unref()
}

/**
 * Tells systemd, if it started this process, that the server is ready, and from now on that its event loop turns. Only systemd can end a
 * process whose threads are all stuck.
 */
export const notifySystemd = ({ NOTIFY_SOCKET }: NodeJS.ProcessEnv): void => {
  if (NOTIFY_SOCKET === undefined) return
  const notify = (...states: readonly string[]) => {
    const child = spawn('systemd-notify', states, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', ({ message }) => process.stderr.write(`systemd-notify cannot be started: ${message}\n`))
  }
  notify('READY=1', 'WATCHDOG=1')
  setInterval(() => notify('WATCHDOG=1'), SYSTEMD_INTERVAL_S * SECOND_MS).unref()
}
