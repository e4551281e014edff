import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client, type ClientBase, Pool, type PoolClient } from 'pg'
import { paths } from '../../paths'
import { replaceClockOfEmbedded, replaceClockOfPool } from './clock'
import type { OpenDatabase } from './database'
import * as schema from './schema'
import { codeOf, reasonOf, StartFailure } from '../failure'
import { memoizeByKey } from '../memoize-by-key'
import type { DataLocation } from '../settings'

/** Advisory lock id, the same in every server of this product: prevents two starting servers from migrating at once. */
const MIGRATION_LOCK = 7_261_117

/** Advisory lock id of the server that runs the jobs. */
const LEADER_LOCK = 7_261_123

const CONNECTION_TIMEOUT_MS = 10_000

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
    isLeader: () => Promise.resolve(true),
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
 * How long a statement may take, its wait for locks included, and how long a transaction may rest between two. Twenty
 * seconds after a request nobody waits for them any more, but they occupy a connection and hold locks.
 */
const LONGEST = '60s'

/** Without a listener the error of a connection that PostgreSQL ends would end the process. Its next query fails. */
const ignoreEnd = (client: ClientBase) => client.on('error', () => undefined)

/** Runs migrations over a connection of their own, whose statements may take any time. */
const migrateAlone = async (connectionString: string) => {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS })
  ignoreEnd(client)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePostgres(drizzlePostgres(client, { schema }), migrations)
  } finally {
    // It also returns the lock.
    await client.end()
  }
}

/** Leads with a connection of its own, which holds the lock; the next server leads as soon as it ends. */
const createLeadership = (connectionString: string) => {
  let holder: Client | undefined
  return {
    isLeader: async () => {
      if (holder !== undefined) return true
      const client = new Client({ connectionString, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, keepAlive: true })
      ignoreEnd(client)
      client.once('end', () => (holder = undefined))
      await client.connect()
      const locked = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [LEADER_LOCK])
      if (locked.rows[0]?.is) holder = client
      else await client.end()
      return holder !== undefined
    },
    resign: async () => {
      await holder?.end()
    },
  }
}

/** Drizzle's own `transaction` of a pool keeps the connection forever if its `begin` fails. */
const databaseOf = (pool: Pool) => {
  const database = drizzlePostgres(pool, { schema })
  const ofClient = memoizeByKey((client: PoolClient) => drizzlePostgres(client, { schema }))
  database.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await ofClient(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return database
}

/**
 * Opens a PostgreSQL database and runs migrations.
 * @throws StartFailure if it cannot be reached or rejects the connection.
 */
export const openPostgres = async (address: string, { databaseNow }: ClockOptions = {}): Promise<OpenDatabase> => {
  try {
    await migrateAlone(address)
  } catch (thrown) {
    throw new StartFailure(
      `The database at ${withoutSecrets(address)} (DATABASE_URL) cannot be used: ${reasonOf(thrown)}.`,
    )
  }
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    // Not as parameters of the connection, which PgBouncer refuses.
    verify: (client, done) => {
      client.query(`set statement_timeout = '${LONGEST}'; set idle_in_transaction_session_timeout = '${LONGEST}'`, done)
    },
  })
  if (databaseNow !== undefined) replaceClockOfPool(pool, databaseNow)
  pool.on('error', () => undefined)
  pool.on('connect', ignoreEnd)
  const { isLeader, resign } = createLeadership(address)
  return {
    database: databaseOf(pool),
    isEmbedded: false,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    isLeader,
    close: async () => {
      await resign()
      await pool.end()
    },
  }
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

// Linux and Windows free these addresses when the process ends, however it ends; elsewhere a socket file may remain.
const addressOf = (folder: string) => {
  const key = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)
  if (process.platform === 'linux') return `\0naru-${key}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\naru-${key}`
  return join(tmpdir(), `naru-${key}.sock`)
}

const listenOn = (address: string) =>
  new Promise<Server>((done, fail) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', fail)
    server.listen({ path: address, exclusive: true }, () => {
      server.unref()
      done(server)
    })
  })

const isAnswered = (address: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })

/**
 * Locks a data folder for this process until the returned function is called or the process ends. PGlite has no lock
 * of its own, and two processes on one folder lose rows without an error.
 * @throws StartFailure if another server holds the lock.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const address = addressOf(folder)
  const claim = async (mayClean: boolean): Promise<Server> => {
    try {
      return await listenOn(address)
    } catch (thrown) {
      if (codeOf(thrown) !== 'EADDRINUSE') throw thrown
      if (!mayClean || address.startsWith('\0') || (await isAnswered(address))) {
        // scripts/ops.sh looks for it.
        throw new StartFailure(
          `Another server is already using the data folder ${folder}. Stop it, or set another DATA_DIR.`,
        )
      }
      rmSync(address, { force: true })
      return claim(false)
    }
  }
  const server = await claim(true)
  return () => new Promise((done) => server.close(() => done()))
}
