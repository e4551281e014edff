import { getTableName, is, sql, type SQL } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database'
import * as schema from '../../platform/db/schema'
import { fieldOf, listOf } from './client'

const tables = Object.values(schema).filter((value) => is(value, PgTable))

/** The names of all tables. */
export const tableNames: string[] = tables.map((table) => getTableName(table))

/** The names of all columns, as properties of the schema. */
export const columnNames: string[] = [...new Set(tables.flatMap((table) => Object.keys(table)))].filter(
  (name) => !name.startsWith('_') && name !== 'enableRLS',
)

const rowsOf = async (database: Database, query: SQL): Promise<unknown[]> => {
  const answer: unknown = await database.execute(query)
  return listOf(Array.isArray(answer) ? answer : fieldOf(answer, 'rows'))
}

/** A hash of each table's rows, by name: equal hashes mean that nothing was written. */
export const fingerprints = async (
  database: Database,
  except: readonly string[] = [],
): Promise<Record<string, string>> => {
  const prints = tableNames
    .filter((table) => !except.includes(table))
    .map(
      (name) =>
        sql`select ${name}::text as name, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print from ${sql.identifier(name)} t`,
    )
  const rows = await rowsOf(database, sql.join(prints, sql` union all `))
  return Object.fromEntries(rows.map((row) => [String(fieldOf(row, 'name')), String(fieldOf(row, 'print'))]))
}

/** All stored rows as text, to search for what must not be stored. */
export const dump = async (database: Database): Promise<string> => {
  const parts: string[] = []
  for (const name of tableNames) {
    const rows = await rowsOf(database, sql`select t::text as line from ${sql.identifier(name)} t`)
    parts.push(...rows.map((row) => `${name} ${String(fieldOf(row, 'line'))}`))
  }
  return parts.join('\n')
}
