import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { messages } from '../../platform/db/schema'
import { withoutNulls } from '../../platform/db/without-nulls'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import { ENTRIES_PER_PAGE } from './logs'

export const messageAdminHandlers = ({ database }: Context): HandlersOf<'listMessages' | 'changeMessage'> => ({
  listMessages: async ({ query: { page } }) => {
    const rows = await database
      .select()
      .from(messages)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(ENTRIES_PER_PAGE)
      .offset((page - 1) * ENTRIES_PER_PAGE)
    const entries = rows.map(({ userId: _userId, createdAt, ...row }) => ({
      ...withoutNulls(row),
      createdAt: createdAt.toISOString(),
    }))
    return { entries, page, pageSize: ENTRIES_PER_PAGE, total: await database.$count(messages) }
  },

  changeMessage: async ({ path, body: { isDone }, change }) => {
    await change(path.id, async (transaction) => {
      const changed = await transaction.update(messages).set({ isDone }).where(eq(messages.id, path.id)).returning()
      if (changed.length === 0) throw new Refusal(404, say('message_unknown'))
    })
    return { success: true, message: isDone ? 'The message is done.' : 'The message is open again.' }
  },
})
