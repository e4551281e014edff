import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** Rows per statement; a statement has at most 65,535 parameters. */
const ROUND = 1000

export const roundsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROUND) }, (_, at) => rows.slice(at * ROUND, (at + 1) * ROUND))

/** Inserts rows, or overwrites every column of those that have the same `target`. */
export const putRows = async <Table extends PgTable>(
  database: Database,
  table: Table,
  target: PgColumn[],
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const any: PgTable = table
  const columns = Object.entries<PgColumn>(getTableColumns(any))
  const set = Object.fromEntries(columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]))
  for (const round of roundsOf(rows)) await database.insert(any).values(round).onConflictDoUpdate({ target, set })
}
