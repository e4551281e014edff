import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** The database or a running transaction of it; PGlite and PostgreSQL look the same from here. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An opened database that must be closed. */
export interface OpenDatabase {
  database: Database
  /** Whether it is the embedded one. */
  isEmbedded: boolean
  close: () => Promise<void>
}
