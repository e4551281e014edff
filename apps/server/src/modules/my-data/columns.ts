import type { PgTable } from 'drizzle-orm/pg-core'
import type * as schema from '../../db/schema'
import { contentColumns } from './content-columns'
import { deskColumns } from './desk-columns'
import { deskMediaColumns } from './desk-media-columns'
import { learnerColumns } from './learner-columns'
import { paymentColumns } from './payment-columns'
import { practiceColumns } from './practice-columns'
import type { TableRule } from './rule'

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never
}[keyof typeof schema]

/**
 * What export, deletion and retention do with every column of the schema. They run by this table: it is their only
 * list of tables and columns.
 *
 * A new column does not compile until it has a line in its table's `columns`: `kept`, `emptied`, `secret` or
 * `internal` (`rule.ts` says what each means). A new table does not compile until it has an entry: `personal` if it
 * holds anything about a person, with `rowsOf` that finds a person's rows, else `impersonal`. A test compares the
 * entries with the columns of the database, wherever they are declared. What the retention job deletes, and what the
 * privacy page says about it, is `retention`; a test compares its `line` with the page's
 * (`apps/web/src/site/text/en/retention.ts`).
 */
export const tableRules: Readonly<Record<TableName, TableRule>> = {
  ...learnerColumns,
  ...paymentColumns,
  ...practiceColumns,
  ...contentColumns,
  ...deskMediaColumns,
  ...deskColumns,
}

/** All rules, in the order in which an account is emptied: the account is the last. */
export const allRules: readonly TableRule[] = Object.values(tableRules).toSorted(
  (one, other) => Number(one === tableRules.users) - Number(other === tableRules.users),
)
