import { and, asc, eq, ilike, sql } from 'drizzle-orm'
import { folded, pathsOf, withoutIds } from '@naru/exam-kit/content'
import type { Context } from '../../platform/context'
import { bankItems } from '../../platform/db/schema'
import { foldedSql, contains } from '../../platform/db/search-text'
import type { HandlersOf } from '../../platform/http/operations'
import { mediaFacts } from './media'

const ITEMS_PER_PAGE = 20

/** Questions of the practice bank, to insert into a paper. */
export const bankItemHandlers = (context: Context): HandlersOf<'listBankItems'> => ({
  listBankItems: async ({ query: { page, unit, field, search = '' } }) => {
    const { database } = context
    const text = folded(search.trim())
    const where = and(
      bankItems.isActive,
      unit === undefined ? undefined : eq(bankItems.unit, unit),
      field === undefined ? undefined : eq(sql`${bankItems.question} #>> '{tags,field}'`, field),
      text === ''
        ? undefined
        : ilike(
            foldedSql(
              sql`concat_ws(' ', ${bankItems.question} ->> 'text', ${bankItems.question} ->> 'transcript', ${bankItems.question} ->> 'script', ${bankItems.question} ->> 'options')`,
            ),
            contains(text),
          ),
    )
    const rows = await database
      .select()
      .from(bankItems)
      .where(where)
      .orderBy(asc(bankItems.unit), asc(bankItems.item))
      .limit(ITEMS_PER_PAGE)
      .offset((page - 1) * ITEMS_PER_PAGE)
    const entries = []
    for (const { item, unit: of, question: stored } of rows) {
      const { number: _number, ...question } = withoutIds(stored)
      const names = pathsOf({ questions: [stored] })
      entries.push({ item, unit: of, question, media: await mediaFacts(context, names) })
    }
    return { entries, page, pageSize: ITEMS_PER_PAGE, total: await database.$count(bankItems, where) }
  },
})
