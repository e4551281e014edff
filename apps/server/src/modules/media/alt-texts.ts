import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { deskMedia } from '../../platform/db/schema'
import { memoizeByKey } from '../../platform/memoize-by-key'

const prepare = memoizeByKey((database: Database) =>
  database
    .select({ name: deskMedia.name, alt: deskMedia.alt })
    .from(deskMedia)
    .where(sql`${deskMedia.name} = any(${sql.placeholder('names')}::text[])`)
    .prepare('alt_texts'),
)

/** The alternative texts of those of these pictures that the library has, by media name. */
export const altTexts = async (database: Database, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (names.length === 0) return new Map()
  const rows = await prepare(database).execute({ names })
  return new Map(rows.flatMap(({ name, alt }) => (alt === null || alt === '' ? [] : [[name, alt] as const])))
}
