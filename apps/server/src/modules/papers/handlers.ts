import { mayDo, rights } from '@naru/api/rights'
import { folded, pathsOf, withoutIds } from '@naru/exam-kit/content'
import { and, asc, eq, ilike, inArray, sql } from 'drizzle-orm'
import { requirePaper } from './access'
import { historyHandlers } from './history'
import { mediaFacts } from './media'
import { paperHandlers } from './papers'
import { quotaHandlers } from './quotas'
import { summaryOfPaper } from './repository'
import { nameOf } from '../user/rules'
import type { Context } from '../../platform/context'
import { bankItems, papers, users } from '../../platform/db/schema'
import { contains, foldedSql } from '../../platform/db/search-text'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'

/** The operations on papers that need none of their files. */
export const allPaperHandlers = (context: Context) => ({
  ...paperHandlers(context),
  ...ownerHandlers(context),
  ...quotaHandlers(context),
  ...historyHandlers(context),
  ...bankItemHandlers(context),
})

const ITEMS_PER_PAGE = 20

/** Questions of the practice bank, to insert into a paper. */
const bankItemHandlers = (context: Context): HandlersOf<'listBankItems'> => ({
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

const ownerHandlers = ({ database }: Context): HandlersOf<'givePaper' | 'listWriters'> => ({
  listWriters: async () => {
    const { id, name, lName, email, role, isActive } = users
    const rows = await database
      .select({ id, name, lName, email, role })
      .from(users)
      .where(and(inArray(role, [...rights['papers.write']]), eq(isActive, true)))
      .orderBy(asc(name), asc(lName), asc(email))
    return rows.flatMap((row) =>
      row.role === 'learner' ? [] : [{ id: row.id, name: nameOf(row), email: row.email, role: row.role }],
    )
  },

  givePaper: async ({ user, path: { id }, body: { from, to }, change }) => {
    await change(id, async (transaction) => {
      const { ownerId } = await requirePaper(transaction, user, id, true)
      // A repeated request whose answer was lost.
      if (ownerId === to) return
      if (ownerId !== from) throw new Refusal(409, say('paper_owner_changed'))
      // Locked, so that nobody takes the role away meanwhile.
      const [next] = await transaction
        .select({ role: users.role, isActive: users.isActive })
        .from(users)
        .where(eq(users.id, to))
        .for('share')
      if (next === undefined) throw new Refusal(404, say('user_unknown'))
      if (!next.isActive || !mayDo(next.role, 'papers.write')) throw new Refusal(409, say('owner_not_writer'))
      await transaction.update(papers).set({ ownerId: to }).where(eq(papers.id, id))
    })
    return summaryOfPaper(database, id)
  },
})
