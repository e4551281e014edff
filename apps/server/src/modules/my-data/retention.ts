import { getTableColumns, lt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { databaseNowPlus } from '../../db/clock'
import type { Database } from '../../db/database'
import { allRules } from './columns'

const DAY = 86_400_000

/** Deletes the rows of all tables whose time is over. Safe to run on several servers at once. */
export const deleteExpiredRows = async (database: Database): Promise<void> => {
  for (const { table, retention } of allRules) {
    if (!('days' in retention)) continue
    const columns: Record<string, PgColumn> = getTableColumns<PgTable>(table)
    const since = columns[retention.after]
    if (since === undefined) throw new Error(`The retention rule names an unknown column: ${retention.after}.`)
    await database.delete(table).where(lt(since, databaseNowPlus(-retention.days * DAY)))
  }
}

/** What the privacy page says about the times after which data is deleted. */
export const retentionLines = (): string[] => allRules.flatMap(({ retention: { line } }) => line ?? [])
