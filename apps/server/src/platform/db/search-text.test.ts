import { folded } from '@naru/exam-kit/content'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { writeContent } from '../../test/support/content'
import { openTestServer } from '../../test/support/test-server'
import { foldedSql } from './search-text'

const server = await openTestServer({ contentFolder: writeContent() })

/** The same text in two spellings. */
const alike: [what: string, one: string, other: string][] = [
  ['Latin letters with a mark, composed and not', 'Zoë', 'Zoe\u0308'],
  ['Sinhala with and without joiners', 'ශ්\u200Dරී', 'ශ්රී'],
  ['Sinhala with a non-joiner', 'ක්\u200Cෂ', 'ක්ෂ'],
  ['Sinhala o, as one sign and as two', '\u0D9A\u0DDC', '\u0D9A\u0DD9\u0DCF'],
  ['Sinhala o whose two signs a joiner parts', '\u0D9A\u0DDC', '\u0D9A\u0DD9\u200D\u0DCF'],
  ['Sinhala ai, as one sign and as two kombuva', '\u0D9A\u0DDB', '\u0D9A\u0DD9\u0DD9'],
  ['Sinhala long and short vowel signs', 'නිමාලි', 'නිමාලී'],
  ['Sinhala long e and o', 'හේමා සෝමා', 'හෙමා සොමා'],
  ['Sinhala na and retroflex na', 'නිමල්', 'ණිමල්'],
  ['Sinhala la and retroflex la', 'කමලා', 'කමළා'],
  ['Sinhala sha and retroflex sha', 'ශාන්ත', 'ෂාන්ත'],
  ['Tamil o, as one sign and as two', '\u0B95\u0BCA', '\u0B95\u0BC6\u0BBE'],
  ['Tamil au, as one sign and as two letters', '\u0B95\u0BCC', '\u0B95\u0BC6\u0BB3'],
  ['Tamil au as a letter', '\u0B94வை', '\u0B92\u0BB3வை'],
  ['Tamil sri with sha and with sa', '\u0BB6்ரீ', '\u0BB8்ரீ'],
  ['Tamil long and short e', 'தேவி', 'தெவி'],
  ['marks of direction', '\u200FNimali\u200E', 'Nimali'],
]

/** Different texts, which stay apart. */
const different: [one: string, other: string][] = [
  ['නිමල්', 'කමල්'],
  ['කමල', 'කමලා'],
  ['சிவா', 'சிவ'],
  ['Nimali', 'Nimal'],
]

const foldedByDatabase = async (text: string) => {
  const name = foldedSql(sql`${text}::text`).mapWith(String)
  const [row] = await server.context.database.select({ name }).from(sql`(select 1) as one`)
  return row?.name
}

describe('a folded text', () => {
  test.each(alike)('is the same for %s', async (_what, one, other) => {
    expect(folded(one)).toBe(folded(other))
    expect(await Promise.all([one, other].map(foldedByDatabase))).toEqual([folded(one), folded(one)])
  })

  test.each(different)('keeps %s and %s apart', (one, other) => {
    expect(folded(one)).not.toBe(folded(other))
  })
})
