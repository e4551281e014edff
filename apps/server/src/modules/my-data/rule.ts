import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { MailText } from '../../mail/text/en/mails'

/** What export and deletion do with a column. */
export interface ColumnRule {
  /** Whether the learner's download contains it. */
  export: 'yes' | 'no'
  /**
   * What the deletion of an account does with it in a row that stays: nothing, or `empty`: null, '' in a column without
   * null, or `to`.
   */
  onDelete: 'keep' | 'empty'
  /** The value of an emptied column. @default null or '' */
  to?: unknown
}

/** In the download; stays after the deletion of the account. */
export const kept: ColumnRule = { export: 'yes', onDelete: 'keep' }
/** In the download; emptied with the account. */
export const emptied: ColumnRule = { export: 'yes', onDelete: 'empty' }
/** As `emptied`, set to a value that no person has. */
export const emptiedTo = (to: unknown): ColumnRule => ({ ...emptied, to })
/** Not in the download, such as a hash of a password; emptied with the account. */
export const secret: ColumnRule = { export: 'no', onDelete: 'empty' }
/** Not in the download, because it says nothing about a person; stays. */
export const internal: ColumnRule = { export: 'no', onDelete: 'keep' }

/**
 * How long the rows of a table stay. `days` after the time in the column `after`, the retention job deletes a row.
 * Without them, `by` names what ends the rows. `line` says it on the privacy page; null: the table is about nobody, or the line of another table covers it.
 */
export type Retention<Column extends string> =
  | { days: number; after: Column; line: string | null }
  | { by: string; line: string | null }

/** The person of an account. */
export interface Person {
  id: string
  email: string
}

/** What export, deletion and retention do with a table. */
export interface TableRule<Column extends string = string> {
  table: PgTable
  /** Names the sentence about the rows in the download's list of files; null: the table is about nobody. */
  about: keyof MailText['dataReadme']['files'] | null
  /** The rows of a person; null: the table is about nobody. */
  rowsOf: ((person: Person) => SQL | undefined) | null
  /** Whether the rows of a person stay after the deletion of the account. */
  onDelete: 'keep rows' | 'delete rows'
  retention: Retention<Column>
  columns: Readonly<Record<Column, ColumnRule>>
}

type ColumnOf<Table extends PgTable> = Extract<keyof Table['_']['columns'], string>

/** The rule of a table with people's data; a column without a rule does not compile. */
export const personal = <Table extends PgTable>(
  table: Table,
  rule: Omit<TableRule<ColumnOf<Table>>, 'table'>,
): TableRule => ({ table, ...rule })

/** The rule of a table about nobody; a column without a rule does not compile. */
export const impersonal = <Table extends PgTable>(
  table: Table,
  columns: Readonly<Record<ColumnOf<Table>, typeof internal>>,
  retention: Retention<ColumnOf<Table>> = { by: 'admins and imports', line: null },
): TableRule => ({ table, about: null, rowsOf: null, onDelete: 'keep rows', retention, columns })
