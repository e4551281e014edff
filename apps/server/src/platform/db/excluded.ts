import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Every column of a table with the value that was to be inserted: `set` of `onConflictDoUpdate`. */
export const excludedOf = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table)).map(([key, { name }]) => [
      key,
      sql`excluded.${sql.identifier(name)}`,
    ]),
  )
