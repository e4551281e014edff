import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { strToU8, zipSync } from 'fflate'
import type { Database } from '../../db/database'
import { allRules } from './columns'
import type { Person, TableRule } from './rule'

/** Maximum number of rows of a table in a download; far more than a learner can have by learning. */
export const MAX_ROWS = 5000

const exportedColumns = ({ table, columns }: TableRule): Record<string, PgColumn> =>
  Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns<PgTable>(table)).filter(([name]) => columns[name]?.export === 'yes'),
  )

/** A file of a download. */
interface DataFile {
  name: string
  about: string
  rows: readonly unknown[]
}

const filesOf = async (database: Database, person: Person): Promise<DataFile[]> => {
  const files: DataFile[] = []
  // One after another: a download is rare and must not take all connections.
  for (const rule of allRules) {
    if (rule.rowsOf === null || rule.about === null) continue
    const rows = await database
      .select(exportedColumns(rule))
      .from(rule.table)
      .where(rule.rowsOf(person))
      .limit(MAX_ROWS + 1)
    files.push({ name: `${getTableName(rule.table)}.json`, about: rule.about, rows })
  }
  return files
}

const lineOf = ({ name, about, rows }: DataFile) =>
  `${name}: ${about} (${rows.length > MAX_ROWS ? `the first ${MAX_ROWS}; ask us for the others` : rows.length})`

const readme = (files: readonly DataFile[], now: Date) => `Your data at Naru, ${now.toISOString()}

Each file is JSON. Times are in UTC.

${files.map(lineOf).join('\n')}

A profile picture that you choose stays in your browser; the server has none. Your password and codes are stored only as
hashes, which are left out. Answer keys are no data about you; you find those that you may see in the reviews on the site.
`

/** Everything that the server holds about a person, as a zip file: one JSON file per table, and a list of them. */
export const dataZip = async (database: Database, person: Person, now: Date): Promise<Uint8Array> => {
  const files = await filesOf(database, person)
  return zipSync({
    'README.txt': strToU8(readme(files, now)),
    ...Object.fromEntries(
      files.map(({ name, rows }) => [name, strToU8(JSON.stringify(rows.slice(0, MAX_ROWS), undefined, 2))]),
    ),
  })
}
