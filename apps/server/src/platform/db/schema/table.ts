import { getTableColumns, type BuildColumns, type BuildExtraConfigColumns } from 'drizzle-orm'
import {
  pgTable,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
} from 'drizzle-orm/pg-core'

/**
 * What the download of a person's data and the deletion of the account do with a column of the person's rows.
 *
 * * `kept`: in the download; stays.
 * * `emptied`: in the download; becomes null, '' in a column without null, or what `modules/my-data/tables.ts` says.
 * * `secret`: not in the download, such as the hash of a password; emptied.
 * * `internal`: not in the download, because it says nothing about a person; stays.
 */
export const columnTags = ['kept', 'emptied', 'secret', 'internal'] as const

type ColumnTag = (typeof columnTags)[number]

type Columns = Record<string, PgColumnBuilderBase>
type Groups = Partial<Record<ColumnTag, Columns>>

/** The columns of all groups. */
type ColumnsOf<Tagged extends Groups> = (
  Tagged[keyof Tagged] extends infer Group ? (Group extends Columns ? (group: Group) => void : never) : never
) extends (group: infer All) => void
  ? All extends Columns
    ? All
    : never
  : never

const groupsOf = new WeakMap<PgTable, Groups>()

/** A table about nobody. */
export const impersonalTable: typeof pgTable = pgTable

/** A table about people, its columns by their tags. A test fails if `modules/my-data/tables.ts` lacks it. */
export function personalTable<Name extends string, Tagged extends Groups>(
  name: Name,
  groups: Tagged,
  extra?: (self: BuildExtraConfigColumns<Name, ColumnsOf<Tagged>, 'pg'>) => PgTableExtraConfigValue[],
): PgTableWithColumns<{
  name: Name
  schema: undefined
  columns: BuildColumns<Name, ColumnsOf<Tagged>, 'pg'>
  dialect: 'pg'
}>
export function personalTable(
  name: string,
  groups: Groups,
  extra?: (self: BuildExtraConfigColumns<string, Columns, 'pg'>) => PgTableExtraConfigValue[],
): PgTable {
  const table = pgTable(name, Object.assign({}, ...Object.values(groups)), extra)
  groupsOf.set(table, groups)
  return table
}

/** The columns of a table with some tags, by name; none of a table about nobody. */
export const columnsTagged = (table: PgTable, ...tags: readonly ColumnTag[]): Record<string, PgColumn> => {
  const groups = groupsOf.get(table) ?? {}
  const names = new Set(tags.flatMap((tag) => Object.keys(groups[tag] ?? {})))
  return Object.fromEntries(Object.entries<PgColumn>(getTableColumns(table)).filter(([name]) => names.has(name)))
}
