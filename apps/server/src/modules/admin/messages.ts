import { optionalProp } from '@naru/exam-kit/content'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { messages } from '../../platform/db/schema'
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
    const entries = rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      ...optionalProp('name', row.name ?? undefined),
      ...optionalProp('email', row.email ?? undefined),
      ...optionalProp('phone', row.phone ?? undefined),
      ...optionalProp('language', row.language ?? undefined),
      ...optionalProp('page', row.page ?? undefined),
      text: row.text,
      isDone: row.isDone,
      createdAt: row.createdAt.toISOString(),
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
