import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Pool } from 'pg'
import { codeOf, reasonOf, StartFailure } from '../failure'
import { paths } from '../paths'
import type { DataLocation } from '../settings'
import { replaceClockOfEmbedded, replaceClockOfPool } from './clock'
import type { OpenDatabase } from './database'
import { lockFolder } from './lock'
import * as schema from './schema'

/** Advisory lock id, the same in every server of this product: prevents two starting servers from migrating at once. */
const MIGRATION_LOCK = 7_261_117

/** Options of tests. */
interface ClockOptions {
  /** Replaces the database's clock. @default its own */
  databaseNow?: (() => Date) | undefined
}

const migrations = { migrationsFolder: paths.migrations }

/** Like `mkdir -p`. Node's recursive mkdir never returns where folders cannot be created, such as in /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/**
 * Creates a folder if needed and checks that it is writable.
 * @throws StartFailure if it is not.
 */
export const prepareFolder = (folder: string): void => {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (thrown) {
    throw new StartFailure(
      `The data folder ${folder} cannot be written to (${codeOf(thrown) ?? reasonOf(thrown)}). Set DATA_DIR to one that can.`,
    )
  }
}

/**
 * Opens the embedded database. A `template` is a dumped cluster to start from, only for a database in memory.
 * @throws StartFailure if the folder cannot be used or another server holds its lock.
 */
export const openEmbedded = async (
  data: DataLocation,
  { template, databaseNow }: { template?: Blob | undefined } & ClockOptions = {},
): Promise<OpenDatabase> => {
  if (data.kind === 'memory') {
    return finishEmbedded(await PGlite.create(template ? { loadDataDir: template } : {}), { databaseNow })
  }
  prepareFolder(data.path)
  const folder = join(data.path, 'db')
  const release = await lockFolder(data.path)
  try {
    return await finishEmbedded(await PGlite.create(folder), { databaseNow, release })
  } catch (thrown) {
    await release()
    throw new StartFailure(`The embedded database in ${folder} could not be opened (${reasonOf(thrown)}).`)
  }
}

const finishEmbedded = async (
  client: PGlite,
  { databaseNow, release }: { release?: () => Promise<void> } & ClockOptions,
): Promise<OpenDatabase> => {
  const database = drizzlePglite(client, { schema })
  await migratePglite(database, migrations)
  if (databaseNow !== undefined) replaceClockOfEmbedded(client, databaseNow)
  return {
    database,
    isEmbedded: true,
    close: async () => {
      await client.close()
      await release?.()
    },
  }
}

const withoutSecrets = (address: string) => {
  const { hostname, port, pathname } = new URL(address)
  return `${hostname}:${port || '5432'}${pathname}`
}

/**
 * Opens a PostgreSQL database and runs migrations.
 * @throws StartFailure if it cannot be reached or rejects the connection.
 */
export const openPostgres = async (address: string, { databaseNow }: ClockOptions = {}): Promise<OpenDatabase> => {
  const pool = new Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 10_000 })
  if (databaseNow !== undefined) replaceClockOfPool(pool, databaseNow)
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      await migratePostgres(drizzlePostgres(client, { schema }), migrations)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
      client.release()
    }
  } catch (thrown) {
    await pool.end()
    throw new StartFailure(
      `The database at ${withoutSecrets(address)} (DATABASE_URL) cannot be used: ${reasonOf(thrown)}.`,
    )
  }
  return { database: drizzlePostgres(pool, { schema }), isEmbedded: false, close: () => pool.end() }
}

/** Removes a temporary folder. */
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })
