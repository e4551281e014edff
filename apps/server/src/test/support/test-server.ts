import { optionalProp } from '@naru/exam-kit/content'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Mailer, MailMessage } from '../../platform/mail/mailer'
import type { Send } from '../../modules/payments/retrieval'
import { paths } from '../../paths'
import type { LogLevel, LogTarget } from '../../server'
import type { Environment } from '../../platform/secret-files'
import { readSettings, siteAddress, type AnswerKeys } from '../../platform/settings'
import { buildServer, type BuiltServer } from '../../start'
import { migratedDatabase } from './fresh-database'
import { linkFiles, seededEmbedded, seededPostgres } from './seeded-content'

export interface TestServerOptions {
  /** Default `withhold`. */
  answerKeys?: AnswerKeys
  /** @default the system's clock */
  now?: () => Date
  /** The clock of the database. @default `now`, else its own */
  databaseNow?: (() => Date) | undefined
  /** @default the repository's sample content */
  contentFolder?: string
  /** Folder of the built web app. @default none */
  siteFolder?: string
  /** Folder of the built staff app. @default none */
  staffFolder?: string
  /** Email and password of an admin. @default none */
  admin?: { email: string; password: string }
  /** Origin of the site. Default `http://127.0.0.1:3000`; once the server listens, its address. */
  publicUrl?: string
  /** Default `silent`, since tests provoke errors on purpose. */
  logLevel?: LogLevel
  /** Destination of log lines. @default the standard output */
  logTo?: LogTarget
  /** Resolves after this time. @default the system's timers */
  pause?: (milliseconds: number) => Promise<void>
  /** Sends requests to the payment gateway. @default `fetch` */
  gatewayFetch?: Send
  /** Receives the lines for the operator. @default ignored */
  notifyOperator?: (line: string) => void
  /** How long a request may take to arrive, in milliseconds. Default 15,000. */
  requestTimeoutMs?: number
  /** More settings, as environment variables. Limits by address are off by default: all tests share one address. */
  environment?: Environment
  /** Sends mails after they were added to `mails`; a test may make it fail. */
  mailer?: Mailer
  /** An existing PostgreSQL database to share; it is not dropped. @default a new one, or an embedded one */
  databaseUrl?: string | undefined
}

/** A server for tests; use `server.inject`, or `server.listen`. Close it afterwards. */
export interface TestServer extends BuiltServer {
  /** Sent mails, oldest first. */
  mails: MailMessage[]
  /** Its PostgreSQL database; undefined: an embedded one. */
  databaseUrl: string | undefined
}

/** What a server starts from: one database of two kinds, and the media of its content if it has some already. */
interface StartingPoint {
  template?: Blob
  databaseUrl?: string
  mediaFolder?: string | undefined
  drop?: () => Promise<void>
}

const startingPoint = async (options: TestServerOptions): Promise<StartingPoint> => {
  const { databaseUrl, contentFolder = paths.content, now, databaseNow = now } = options
  if (databaseUrl !== undefined) return { databaseUrl }
  const address = process.env['TEST_DATABASE_URL']
  if (address === undefined) return seededEmbedded(contentFolder, { now, databaseNow })
  const { template, mediaFolder } = await seededPostgres(contentFolder, { now, databaseNow })
  const copy = await migratedDatabase(address, template)
  return { databaseUrl: copy.address, drop: copy.drop, mediaFolder }
}

/**
 * Builds a server with sample content, the demo learner, and mails collected in a list. Its database is an embedded
 * one in memory, or a new one on the PostgreSQL server in `TEST_DATABASE_URL`.
 */
export const buildTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const mails: MailMessage[] = []
  const { template, databaseUrl, mediaFolder, drop } = await startingPoint(options)
  const built = await buildServer({
    settings: {
      ...readSettings({
        DATA_DIR: 'memory:',
        ADDRESS_LIMITS: 'false',
        ANSWER_KEYS: options.answerKeys,
        DATABASE_URL: databaseUrl,
        DRAIN_SECONDS: '0',
        ...options.environment,
      }),
      publicUrl: options.publicUrl ?? 'http://127.0.0.1:3000',
      admin: options.admin,
      seedSampleContent: true,
    },
    siteFolder: options.siteFolder ?? join(paths.cache, 'no-site'),
    staffFolder: options.staffFolder ?? join(paths.cache, 'no-site'),
    logLevel: options.logLevel ?? 'silent',
    // A test runs the jobs itself.
    maintenanceIntervalMs: 0,
    ...(options.logTo === undefined ? {} : { logTo: options.logTo }),
    ...(options.requestTimeoutMs === undefined ? {} : { requestTimeoutMs: options.requestTimeoutMs }),
    mailer: {
      send: (mail) => {
        mails.push(mail)
        return options.mailer?.send(mail) ?? Promise.resolve('collected by the test')
      },
    },
    ...(options.now === undefined ? {} : { now: options.now }),
    ...optionalProp('databaseNow', options.databaseNow ?? options.now),
    ...optionalProp('pause', options.pause),
    ...optionalProp('gatewayFetch', options.gatewayFetch),
    ...optionalProp('notifyOperator', options.notifyOperator),
    ...(options.contentFolder === undefined ? {} : { contentFolder: options.contentFolder }),
    ...optionalProp('template', template),
  })
  if (mediaFolder !== undefined) linkFiles(mediaFolder, built.context.mediaFolder)
  built.server.server.on('listening', () => {
    const listening = built.server.server.address()
    if (options.publicUrl !== undefined || typeof listening !== 'object' || listening === null) return
    built.context.publicUrl = siteAddress('127.0.0.1', listening.port)
  })
  const close = async () => {
    await built.close()
    await drop?.()
  }
  return { ...built, mails, databaseUrl, close }
}

/** `buildTestServer`, closed after all tests of the file or block that opens it. */
export const openTestServer = async (options?: TestServerOptions): Promise<TestServer> => {
  const opened = await buildTestServer(options)
  afterAll(opened.close)
  return opened
}
