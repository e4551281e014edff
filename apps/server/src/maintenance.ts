import type { PaymentContext } from './modules/payments/payments'
import { reasonOf } from './platform/failure'
import type { MailQueue } from './platform/mail/mail-queue'
import { deleteLastMails, emptyDueAccounts } from './modules/my-data/deletion'
import { deleteExpiredRows } from './modules/my-data/retention'

/** Milliseconds between two runs. */
export const MAINTENANCE_INTERVAL_MS = 15_000

/**
 * Runs the maintenance jobs one after another: empties accounts whose deletion is due, sends due mails, checks due
 * payment orders, and deletes the rows whose time is over (`modules/my-data/retention.ts`). Never throws; a failed job is reported and runs again next time.
 * @param others - further jobs.
 */
export const runMaintenanceJobs = async (
  context: PaymentContext,
  mailQueue: MailQueue,
  notifyOperator: (line: string) => void,
  others: readonly (() => Promise<void>)[] = [],
): Promise<void> => {
  const jobs = [
    // Before the mails: it queues some.
    () => emptyDueAccounts(context),
    () => mailQueue.sendDue(),
    () => context.payments.checkDueOrders(),
    () => deleteLastMails(context.database),
    () => deleteExpiredRows(context.database),
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
