import { getTableColumns, sql, type AnyColumn, type GetColumnData, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * A value inside JSON that a query builds: the SQL that writes it together with the function that reads it. A record
 * is sent as an array without names, which is shorter; one object makes both the array and its reader, so that their
 * order always matches.
 */
export interface JsonField<Value> {
  readonly sql: SQL | AnyColumn
  /** @throws Error if the value is not what `sql` writes. */
  readonly read: (json: unknown) => Value
}

export type FieldValue<Field> = Field extends JsonField<infer Value> ? Value : never

type ColumnFields<Table, Name extends keyof Table> = {
  [Key in Name]: JsonField<Table[Key] extends AnyColumn ? GetColumnData<Table[Key]> : never>
}

/** Columns of a table, each a field named after its column. */
export function columnsOf<Name extends string, Table extends Readonly<Record<Name, AnyColumn>>>(
  table: Table,
  ...names: readonly Name[]
): ColumnFields<Table, Name>
export function columnsOf(table: Readonly<Record<string, AnyColumn>>, ...names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, columnField(table[name])]))
}

export function allColumnsOf<Table extends PgTable>(
  table: Table,
): ColumnFields<Table['_']['columns'], keyof Table['_']['columns']>
export function allColumnsOf(table: PgTable): object {
  const columns = getTableColumns(table)
  return columnsOf(columns, ...Object.keys(columns))
}

const columnField = (column: AnyColumn | undefined): JsonField<unknown> => {
  if (column === undefined) throw new Error('The table has no such column.')
  return { sql: column, read: (json) => (json === null ? null : column.mapFromDriverValue(json)) }
}

/** Any expression. `read` converts the JSON value: `Number`, `Boolean`. */
export const expression = <Value>(written: SQL, read: (json: unknown) => Value): JsonField<Value> => ({
  sql: written,
  read,
})

/** A record of fields; records can be nested. */
export function record<Fields extends Readonly<Record<string, JsonField<unknown>>>>(
  fields: Fields,
): JsonField<{ [Key in keyof Fields]: FieldValue<Fields[Key]> }>
export function record(fields: Readonly<Record<string, JsonField<unknown>>>): JsonField<object> {
  const entries = Object.entries(fields)
  const values = entries.map(([, field]) => field.sql)
  const width = entries.length
  return {
    sql: sql`json_build_array(${sql.join(values, sql`, `)})`,
    read: (json) => {
      if (!Array.isArray(json) || json.length !== width) throw new Error('A row has another form.')
      const made: Record<string, unknown> = {}
      entries.forEach(([name, field], at) => {
        made[name] = field.read(json[at])
      })
      return made
    },
  }
}

/**
 * A field of a left-joined table; undefined if the join found no row. `presentColumn` is a column of the table that is
 * never null.
 */
export const optional = <Value>(presentColumn: AnyColumn, field: JsonField<Value>): JsonField<Value | undefined> => ({
  sql: sql`case when ${presentColumn} is not null then ${field.sql} end`,
  read: (json) => (json === null ? undefined : field.read(json)),
})
