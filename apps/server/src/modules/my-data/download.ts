import { getTableName } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import type { Database } from '../../platform/db/database'
import { columnsTagged } from '../../platform/db/schema/table'
import type { Language } from '@naru/api/languages'
import { textIn } from '../../platform/mail/messages'
import { personalTables, type DataName, type Person } from './tables'

/** Maximum number of rows of a table in a download; far more than a learner can have by learning. */
export const MAX_ROWS = 5000

interface DataFile {
  name: string
  about: DataName
  rows: readonly unknown[]
}

const filesOf = async (database: Database, person: Person): Promise<DataFile[]> => {
  const files: DataFile[] = []
  // One after another: a download is rare and must not take all connections.
  for (const { table, about, rowsOf } of personalTables) {
    const rows = await database
      .select(columnsTagged(table, 'kept', 'emptied'))
      .from(table)
      .where(rowsOf(person))
      .limit(MAX_ROWS + 1)
    files.push({ name: `${getTableName(table)}.json`, about, rows })
  }
  return files
}

const readme = (files: readonly DataFile[], language: Language | null, now: Date) => {
  const t = textIn(language)
  const lines = files.map(
    (file) =>
      `${file.name}: ${t(`dataReadme.files.${file.about}`)} (${file.rows.length > MAX_ROWS ? t('dataReadme.first', { rows: MAX_ROWS }) : file.rows.length})`,
  )
  const hasSpeakers = files.some((file) => file.about === 'speakers' && file.rows.length > 0)
  return `${[
    t('dataReadme.title', { moment: now.toISOString() }),
    t('dataReadme.format'),
    lines.join('\n'),
    t('dataReadme.leftOut'),
    ...(hasSpeakers ? [t('dataReadme.ofOthers')] : []),
  ].join('\n\n')}\n`
}

/**
 * Everything that the server holds about a person, as a zip file: one JSON file per table, and a list of them in the
 * language of the account.
 */
export const dataZip = async (
  database: Database,
  person: Person & { language: Language | null },
  now: Date,
): Promise<Uint8Array> => {
  const files = await filesOf(database, person)
  return zipSync({
    'README.txt': strToU8(readme(files, person.language, now)),
    ...Object.fromEntries(
      files.map(({ name, rows }) => [name, strToU8(JSON.stringify(rows.slice(0, MAX_ROWS), undefined, 2))]),
    ),
  })
}
