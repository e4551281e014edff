import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** Rows per statement; a statement has at most 65,535 parameters. */
const ROUND = 1000

export const roundsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROUND) }, (_, at) => rows.slice(at * ROUND, (at + 1) * ROUND))

const columnsOf = (table: PgTable) => Object.entries<PgColumn>(getTableColumns(table))

/** Every column of a table, of the row with this name in SQL. */
export const fieldsOf = (table: PgTable, row: string): Record<string, SQL> =>
  Object.fromEntries(
    columnsOf(table).map(([key, { name }]) => [key, sql`${sql.identifier(row)}.${sql.identifier(name)}`]),
  )

/** The values of a row by the names of its columns, for `jsonb_populate_record`. */
export const jsonOf = <Table extends PgTable>(table: Table, row: Partial<Table['$inferSelect']>): string => {
  const values: Readonly<Record<string, unknown>> = row
  return JSON.stringify(Object.fromEntries(columnsOf(table).map(([key, { name }]) => [name, values[key]])))
}

/** Inserts rows, or overwrites every column of those that have the same `target`. */
export const putRows = async <Table extends PgTable>(
  database: Database,
  table: Table,
  target: PgColumn[],
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const any: PgTable = table
  const set = fieldsOf(any, 'excluded')
  for (const round of roundsOf(rows)) await database.insert(any).values(round).onConflictDoUpdate({ target, set })
}
