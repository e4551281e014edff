import { browserPorts } from './browserPorts'

/**
 * Removes from this device what is kept for the learner's exams, for log-out: papers and clips. Results that the server does not have yet,
 * and answers of an unfinished attempt, stay under their owner's name until that learner is back; nobody else is shown them.
 */
export async function forgetUser(): Promise<void> {
  const { clips, papers } = browserPorts()
  await Promise.all([clips.forget(), papers.forget()])
}
