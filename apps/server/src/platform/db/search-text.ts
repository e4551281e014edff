import { searchFolding } from '@naru/exam-kit/content'
import { sql, type SQL } from 'drizzle-orm'

const { sequences, letters, invisible } = searchFolding
const from = letters.map(([written]) => written).join('')
const to = letters.map(([, kept]) => kept).join('')

/** The same as `folded`, for a text of the database. */
export const foldedSql = (text: SQL): SQL => {
  const seen = sql`normalize(translate(normalize(${text}, NFC), ${invisible}, ''), NFC)`
  const joined = sequences.reduce((result, [written, meant]) => sql`replace(${result}, ${written}, ${meant})`, seen)
  return sql`translate(${joined}, ${from}, ${to})`
}

/** The pattern of LIKE for texts that contain this one. */
export const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
