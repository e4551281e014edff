import { sql } from 'drizzle-orm'
import { databaseNow } from './clock'
import type { Database } from './database'

/** Reads the present by the database's clock. A request with a session has read it: `Call.present`. */
export const presentOf = async (database: Database): Promise<Date> => {
  const milliseconds = sql`1000 * extract(epoch from ${databaseNow})`
  const present = milliseconds.mapWith((read) => new Date(Math.round(Number(read))))
  const [row] = await database.select({ present }).from(sql`(select) as one`)
  if (row === undefined) throw new Error('The database has no clock.')
  return row.present
}
