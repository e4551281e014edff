import { and, asc, eq, ilike, sql } from 'drizzle-orm'
import { fieldsIn, folded, type ExamQuestion } from '@naru/exam-kit/content'
import type { Context } from '../../context'
import { bankItems } from '../../db/schema'
import { foldedSql, contains } from '../../db/search-text'
import type { HandlersOf } from '../../http/operations'
import { mediaFacts } from './media'
import { mediaNamesIn } from './rules'
import { draftFromContent } from './source'

const ITEMS_PER_PAGE = 20

/** A stored question of the bank as a draft has it, but for its number. */
const questionOf = (stored: ExamQuestion) => {
  const paper = {
    topic: '',
    description: '',
    duration: '',
    guidelines: [],
    readingTimeMinutes: 0,
    listeningTimeMinutes: 0,
  }
  const draft = draftFromContent('bank', { ...paper, questions: [stored] })
  const [{ number: _number, ...question } = {}] = fieldsIn(draft['questions'])
  return { question, names: mediaNamesIn(draft) }
}

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
              sql`concat_ws(' ', ${bankItems.question} ->> 'text', ${bankItems.question} ->> 'transcript', ${bankItems.question} ->> 'options')`,
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
      const { question, names } = questionOf(stored)
      entries.push({ item, unit: of, question, media: await mediaFacts(context, names) })
    }
    return { entries, page, pageSize: ITEMS_PER_PAGE, total: await database.$count(bankItems, where) }
  },
})
