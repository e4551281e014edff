import { optionalProp } from '@naru/exam-kit/content'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { MailMessage } from '../../platform/mail/mailer'
import { paths } from '../../paths'
import type { Environment } from '../../platform/secret-files'
import { readSettings, siteAddress, type AnswerKeys } from '../../platform/settings'
import { buildServer, type BuildOptions, type BuiltServer } from '../../start'
import { migratedDatabase } from './fresh-database'
import { linkFiles, seededEmbedded, seededPostgres } from './seeded-content'

/** As of the server: its defaults are no built apps, and a silent log, since tests provoke errors on purpose. */
export interface TestServerOptions extends Omit<
  BuildOptions,
  'settings' | 'databaseNow' | 'template' | 'maintenanceIntervalMs'
> {
  /** Default `withhold`. */
  answerKeys?: AnswerKeys
  /** The clock of the database. @default `now`, else its own */
  databaseNow?: (() => Date) | undefined
  /** Email and password of an admin. @default none */
  admin?: { email: string; password: string }
  /** Origin of the site. Default `http://127.0.0.1:3000`; once the server listens, its address. */
  publicUrl?: string
  /** More settings, as environment variables. Limits by address are off by default: all tests share one address. */
  environment?: Environment
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
  const { answerKeys, admin, publicUrl, environment, mailer, databaseUrl: _shared, databaseNow, ...rest } = options
  const mails: MailMessage[] = []
  const { template, databaseUrl, mediaFolder, drop } = await startingPoint(options)
  const built = await buildServer({
    siteFolder: join(paths.cache, 'no-site'),
    staffFolder: join(paths.cache, 'no-site'),
    logLevel: 'silent',
    ...rest,
    settings: {
      ...readSettings({
        DATA_DIR: 'memory:',
        ADDRESS_LIMITS: 'false',
        ANSWER_KEYS: answerKeys,
        DATABASE_URL: databaseUrl,
        DRAIN_SECONDS: '0',
        ...environment,
      }),
      publicUrl: publicUrl ?? 'http://127.0.0.1:3000',
      admin,
      seedSampleContent: true,
    },
    // A test runs the jobs itself.
    maintenanceIntervalMs: 0,
    mailer: {
      send: (mail) => {
        mails.push(mail)
        return mailer?.send(mail) ?? Promise.resolve('collected by the test')
      },
    },
    ...optionalProp('databaseNow', databaseNow ?? rest.now),
    ...optionalProp('template', template),
  })
  if (mediaFolder !== undefined) linkFiles(mediaFolder, built.context.mediaFolder)
  built.server.server.on('listening', () => {
    const listening = built.server.server.address()
    if (publicUrl !== undefined || typeof listening !== 'object' || listening === null) return
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
