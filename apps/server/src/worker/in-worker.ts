import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { codeOf } from '../platform/failure'
import { say } from '../platform/http/messages'
import { Refusal } from '../platform/http/refusal'
import { newTemporaryFolder } from '../platform/temporary-folders'
import type { Jobs } from './jobs'

/** Time limit of a job, in seconds. */
const LONGEST_JOB = 30

/** Without buffers, such as unpacked files, which the readers of archives limit. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

const isBuilt = import.meta.url.endsWith('.js')

/** The running thread; undefined before the first job, and after one that had to be ended. */
let current: Worker | undefined
/** Resolves when no job is running. */
let last: Promise<unknown> = Promise.resolve()

/** Starts a thread with a temporary folder of its own. It sees no environment, so no secrets, and does not keep the process alive. */
const start = () => {
  const folder = newTemporaryFolder('worker')
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const worker = new Worker(new URL(isBuilt ? 'worker.js' : 'from-source.mjs', import.meta.url), {
    workerData: folder,
    env: {},
    execArgv: [],
    resourceLimits,
  })
  const forget = () => {
    if (current === worker) current = undefined
  }
  process.once('exit', removeFolder)
  // A failure between two jobs must not end the process.
  worker.on('error', forget).on('exit', () => {
    forget()
    process.off('exit', removeFolder)
    removeFolder()
  })
  worker.unref()
  return worker
}

const run = async (job: keyof Jobs, input: unknown, seconds: number): Promise<unknown> => {
  current ??= start()
  const worker = current
  worker.ref()
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage({ job, input })
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(seconds * 1000) })
    worker.unref()
    return answer
  } catch (thrown) {
    // Waits for libvips, which nothing ends but its own time limit.
    await worker.terminate()
    if (thrown instanceof Error && thrown.name === 'AbortError') throw new Refusal(400, say('file_slow', seconds))
    if (codeOf(thrown) === 'ERR_WORKER_OUT_OF_MEMORY') throw new Refusal(400, say('file_heavy'))
    throw thrown
  }
}

/**
 * Runs a job on files of others in the one worker thread of this process, after those before it: whatever such a file does, the process that
 * serves exams goes on.
 * @param seconds - its time limit. @default `LONGEST_JOB`
 * @throws Refusal if it takes too long or too much memory; else what the job throws.
 */
export const inWorker = async <Name extends keyof Jobs>(
  job: Name,
  input: Parameters<Jobs[Name]>[0],
  seconds = LONGEST_JOB,
): Promise<Awaited<ReturnType<Jobs[Name]>>> => {
  const running = last.then(() => run(job, input, seconds))
  last = running.catch(() => undefined)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `worker/main.ts` answers so
  const answer = (await running) as { result: Awaited<ReturnType<Jobs[Name]>> } | { thrown: unknown }
  if ('thrown' in answer) throw answer.thrown
  return answer.result
}
