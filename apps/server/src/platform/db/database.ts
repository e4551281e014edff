import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** The database or a running transaction; PGlite and PostgreSQL share this type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  database: Database
  /** Whether it is PGlite. */
  isEmbedded: boolean
  /** Counts the connections of a pool, by state. @default none: PGlite has no pool */
  connections?: () => { busy: number; idle: number; waiting: number }
  /** Whether this server runs the periodic jobs of all servers of the database: until it closes or loses its connection. */
  isLeader: () => Promise<boolean>
  close: () => Promise<void>
}
