import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureAdmin, hasDemoLearner, seedSampleContent } from './commands/seed'
import { openGateway } from './gateway/open'
import type { StandIn } from './gateway/stand-in'
import { numberOf } from '@naru/api/operator'
import { sendDigest } from './modules/admin/digest'
import { deleteOldEntries } from './modules/audit/repository'
import { renewCode } from './modules/auth/codes'
import { endUnverifiedAccounts } from './modules/auth/unverified-accounts'
import { cleanCache, removeAllUnused } from './modules/media/store'
import { deleteLastMails, emptyDueAccounts } from './modules/my-data/deletion'
import { deleteExpiredRows } from './modules/my-data/retention'
import { deleteOldRevisions } from './modules/papers/history'
import { createPayments, type PaymentContext } from './modules/payments/payments'
import { deleteOldNotices } from './modules/payments/repository'
import type { Send } from './modules/payments/retrieval'
import { createCardMaking } from './modules/practice/make-cards'
import { ensureScoreReportKey } from './modules/score-reports/repository'
import { addNewAttempts } from './modules/statistics/add-new-attempts'
import { sendStudyMails } from './modules/study-mails/send'
import { checkTwoStepDelay } from './modules/user/two-step-requirement'
import { paths } from './paths'
import { openEmbedded, openPostgres, prepareFolder, removeFolder } from './platform/db/open'
import { presentOf } from './platform/db/present'
import { errorFields, reasonOf } from './platform/failure'
import { checkObjectStore, openObjectStore } from './platform/files/object-store'
import { createMailQueue, type MailQueue } from './platform/mail/mail-queue'
import { type Mailer, outboxMailer, smtpMailer } from './platform/mail/mailer'
import type { Settings } from './platform/settings'
import { createOperator } from './platform/site/operator'
import { createServer, type LogLevel, type LogTarget } from './server'

export interface BuildOptions {
  settings: Settings
  /** @default the system's clock */
  now?: () => Date
  /** Replaces the database's clock, for tests. @default its own */
  databaseNow?: () => Date
  /** Resolves after this time. @default the system's timers */
  pause?: (milliseconds: number) => Promise<void>
  /** Sends requests to the payment gateway. @default `fetch` */
  gatewayFetch?: Send
  /** @default SMTP or the outbox folder, by the settings */
  mailer?: Mailer
  /** Folder of the sample content. @default the repository's `content` */
  contentFolder?: string
  /** Folder of the built web app. @default the repository's `apps/web/dist` */
  siteFolder?: string
  /** Folder of the built staff app. @default the repository's `apps/staff/dist` */
  staffFolder?: string
  /** A dumped cluster to start from; only with `memory:`. */
  template?: Blob
  /** Receives one line for each mail, alarm and failed maintenance job. @default ignored */
  notifyOperator?: (line: string) => void
  /** @default as the settings say */
  logLevel?: LogLevel
  /** Destination of log lines. @default the standard output */
  logTo?: LogTarget
  /** How long a request may take to arrive, in milliseconds. Default 15,000. */
  requestTimeoutMs?: number
  /** Milliseconds between two runs of the maintenance jobs; 0: they do not run by themselves. @default `MAINTENANCE_INTERVAL_MS` */
  maintenanceIntervalMs?: number
}

export interface BuiltServer {
  server: FastifyInstance
  context: PaymentContext
  /** The payment gateway stand-in; undefined if a real gateway is set, or payments are closed. */
  standIn: StandIn | undefined
  hasDemo: boolean
  /** Folder of written mails; undefined if they are sent. */
  outboxFolder: string | undefined
  /** Runs the maintenance jobs, which also run periodically by themselves. */
  runMaintenance: () => Promise<void>
  /** Resolves when no work is left that outlives its response. */
  flush: () => Promise<void>
  /** Resolves when no mail is being sent. */
  flushMails: () => Promise<void>
  /** Finishes running requests and closes the database. */
  close: () => Promise<void>
}

const mailing = (settings: Settings, outbox: string, now: () => Date) =>
  settings.smtpUrl === undefined
    ? outboxMailer(outbox, settings.mailFrom, now)
    : smtpMailer(settings.smtpUrl, settings.mailFrom)

/**
 * Opens the database, seeds it if it is empty, and builds the server without listening.
 * @throws StartFailure with one sentence for the operator.
 */
export const buildServer = async (options: BuildOptions): Promise<BuiltServer> => {
  const { settings, now = () => new Date(), notifyOperator = () => undefined } = options
  const isPersistent = settings.data.kind === 'folder'
  const dataFolder = settings.data.kind === 'folder' ? settings.data.path : mkdtempSync(join(tmpdir(), 'naru-'))
  const mediaFolder = join(dataFolder, 'media')
  const outboxFolder = join(dataFolder, 'outbox')
  prepareFolder(mediaFolder)

  const removeTemporaryFolder = () => {
    if (!isPersistent) removeFolder(dataFolder)
  }
  const opening =
    settings.databaseUrl === undefined
      ? openEmbedded(settings.data, options)
      : openPostgres(settings.databaseUrl, options)
  const open = await opening.catch((thrown: unknown) => {
    removeTemporaryFolder()
    throw thrown
  })
  const { database } = open
  const objects = settings.mediaUrl && openObjectStore(settings.mediaUrl)
  const mailer = options.mailer ?? mailing(settings, outboxFolder, now)
  const operator = createOperator(database, settings.isProduction)
  const mailQueue = createMailQueue({
    database,
    operator,
    mailer,
    notifyOperator,
    renew: (code) => renewCode(context, code),
  })
  let log: FastifyBaseLogger | undefined
  const logSecurityEvent: PaymentContext['logSecurityEvent'] = (event, facts = {}) =>
    log?.info({ event, ...facts }, 'security event')
  const background = createBackground((thrown) => log?.error(errorFields(thrown), 'background work failed'))
  const { gateway, standIn } = openGateway(settings.payments, now, options.gatewayFetch)
  const payments = createPayments({
    database,
    pause: options.pause ?? ((milliseconds) => new Promise((done) => setTimeout(done, milliseconds))),
    gateway,
    site: settings.publicUrl,
    alarm: notifyOperator,
    logSecurityEvent,
  })
  const context: PaymentContext = {
    database,
    now,
    queueMail: mailQueue.add,
    runInBackground: background.run,
    logSecurityEvent,
    payments,
    answerKeys: settings.answerKeys,
    twoStep: settings.twoStep,
    publicUrl: settings.publicUrl,
    mediaFolder,
    objects,
    addressLimits: settings.addressLimits,
    signupAnswer: settings.signupAnswer,
    passwordMinSignup: settings.passwordMinSignup,
    backupsSince: settings.hasBackupKey ? now() : undefined,
    timeZone: settings.timeZone,
    operator,
  }
  const jobs = [
    // Each run checks every file.
    atMostHourly(now, () => removeAllUnused(context)),
    async () => deleteOldNotices(database, numberOf(operator.settings(), 'paymentLogDays'), await presentOf(database)),
    () => endUnverifiedAccounts(context),
    () => sendStudyMails(context),
    ...(settings.adminDigest ? [atMostHourly(now, () => sendDigest(context))] : []),
    () => deleteOldEntries(database),
    createCardMaking(context),
    atMostHourly(now, () => deleteOldRevisions(context)),
    async () => void (await addNewAttempts(database)),
  ]
  const runMaintenance = () => runMaintenanceJobs(context, mailQueue, notifyOperator, jobs)
  const interval = options.maintenanceIntervalMs ?? MAINTENANCE_INTERVAL_MS
  const cleanHourly = atMostHourly(now, () => cleanCache(context))
  const runAsLeader = async () => {
    // Each server: another one may have stored other settings.
    await context.operator.reload()
    if (await open.isLeader()) await runMaintenance()
    await cleanHourly()
  }
  const timer = interval === 0 ? undefined : setInterval(() => background.run(runAsLeader), interval).unref()
  const closeAll = async () => {
    clearInterval(timer)
    await background.flush()
    await payments.flush()
    await mailQueue.flush()
    await open.close()
    removeTemporaryFolder()
  }
  try {
    if (objects !== undefined) await checkObjectStore(objects)
    if (settings.seedSampleContent ?? open.isEmbedded) {
      await seedSampleContent({ database, mediaFolder, contentFolder: options.contentFolder ?? paths.content, now })
    }
    await checkTwoStepDelay(database, settings.twoStep)
    if (settings.admin !== undefined) await ensureAdmin({ database, now }, settings.admin)
    await ensureScoreReportKey(database, now())
    await context.operator.reload()
    const server = await createServer({
      context,
      metrics: settings.metricsPort === undefined ? undefined : { ...open, port: settings.metricsPort },
      tracesTo: settings.tracesTo,
      standIn,
      siteFolder: options.siteFolder ?? paths.site,
      staffFolder: options.staffFolder ?? paths.staff,
      logLevel: options.logLevel ?? settings.logLevel,
      ...(options.logTo === undefined ? {} : { logTo: options.logTo }),
      proxyHops: settings.proxyHops,
      drainMs: settings.drainSeconds * 1000,
      ...(options.requestTimeoutMs === undefined ? {} : { requestTimeoutMs: options.requestTimeoutMs }),
      onClose: closeAll,
    })
    log = server.log
    return {
      server,
      context,
      standIn,
      runMaintenance,
      flush: background.flush,
      flushMails: mailQueue.flush,
      hasDemo: await hasDemoLearner(database),
      outboxFolder: settings.smtpUrl === undefined ? outboxFolder : undefined,
      close: () => server.close(),
    }
  } catch (thrown) {
    await closeAll()
    throw thrown
  }
}

/** Work that outlives the response of a request. */
interface Background {
  run: (work: () => Promise<unknown>) => void
  /** Resolves when all started work is done. */
  flush: () => Promise<void>
}

/** Milliseconds before work starts, so that even starting it does not delay the response. */
const DELAY_MS = 25

/** @param onError - receives what a failed work throws. */
const createBackground = (onError: (thrown: unknown) => void): Background => {
  const running = new Set<Promise<unknown>>()
  return {
    run: (work) => {
      const task = new Promise((start) => setTimeout(start, DELAY_MS))
        .then(work)
        .catch(onError)
        .finally(() => running.delete(task))
      running.add(task)
    },
    flush: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

const HOUR_MS = 3_600_000

/** Creates a job that runs at most once an hour, however often it is called. */
const atMostHourly = (now: () => Date, job: () => Promise<void>): (() => Promise<void>) => {
  let last: number | undefined
  return async () => {
    const present = now().getTime()
    if (last !== undefined && Math.abs(present - last) < HOUR_MS) return
    last = present
    await job()
  }
}

/** Milliseconds between two runs. */
const MAINTENANCE_INTERVAL_MS = 15_000

/**
 * Runs the maintenance jobs one after another: empties accounts whose deletion is due, sends due mails, checks due
 * payment orders, and deletes the rows whose time is over (`modules/my-data/retention.ts`). Never throws; a failed job is reported and runs again next time.
 * @param others - further jobs.
 */
const runMaintenanceJobs = async (
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
    () => deleteExpiredRows(context.database, context.operator.settings()),
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
