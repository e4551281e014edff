import type { Context } from './context'
import { reasonOf } from './failure'
import { deleteOldTries } from './http/limits'
import type { MailQueue } from './mail/mail-queue'
import { deleteExpiredAuthSessions } from './modules/auth/auth-sessions'

/** Milliseconds between two runs. */
export const MAINTENANCE_INTERVAL_MS = 15_000

/**
 * Runs the maintenance jobs one after another: sends due mails, checks due payment orders, deletes expired sessions,
 * rate limit counters and log entries. Never throws; a failed job is reported and runs again next time.
 * @param others - further jobs.
 */
export const runMaintenanceJobs = async (
  context: Context,
  mailQueue: MailQueue,
  notifyOperator: (line: string) => void,
  others: readonly (() => Promise<void>)[] = [],
): Promise<void> => {
  const jobs = [
    () => mailQueue.sendDue(),
    () => context.payments.checkDueOrders(),
    () => mailQueue.deleteOld(),
    () => deleteOldTries(context),
    () => deleteExpiredAuthSessions(context),
    ...others,
  ]
  for (const job of jobs) {
    try {
      await job()
    } catch (thrown) {
      notifyOperator(`Maintenance job failed and will be retried: ${reasonOf(thrown)}`)
    }
  }
}
