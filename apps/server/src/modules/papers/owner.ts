import { and, asc, eq, inArray } from 'drizzle-orm'
import { mayDo, rights } from '@naru/api/rights'
import type { Context } from '../../platform/context'
import { papers, users } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import { requirePaper } from './access'
import { nameOf } from '../user/rules'
import { summaryOfPaper } from './repository'

export const ownerHandlers = ({ database }: Context): HandlersOf<'givePaper' | 'listWriters'> => ({
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
