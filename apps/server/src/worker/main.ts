import { parentPort, workerData } from 'node:worker_threads'
import { jobs, type Jobs } from './jobs'

// What a job leaves in the temporary folder goes with the thread.
process.env['TMPDIR'] = String(workerData)

/** One of the jobs with its input. */
type Task = { [Name in keyof Jobs]: { job: Name; input: Parameters<Jobs[Name]>[0] } }[keyof Jobs]

/** @returns what a job returns, or what it throws */
const answerTo = async ({ job, input }: Task): Promise<object> => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot relate the job to its input
  const run = jobs[job] as (input: unknown) => unknown
  try {
    return { result: await run(input) }
  } catch (thrown) {
    return { thrown }
  }
}

parentPort?.on('message', (task: Task) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void answerTo(task).then((answer) => parentPort?.postMessage(answer))
})
