import { optionalProp } from '@naru/exam-kit/content'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { databaseNow } from '../../platform/db/clock'
import { messages, users } from '../../platform/db/schema'
import { withoutNulls } from '../../platform/db/without-nulls'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import { queueMailsIn } from '../../platform/mail/mail-queue'
import { answerMail } from '../../platform/mail/messages'
import { wholeName } from '../user/rules'
import { ENTRIES_PER_PAGE } from './logs'

const inState = { open: eq(messages.isDone, false), answered: isNotNull(messages.answer) }

export const messageAdminHandlers = (
  context: Context,
): HandlersOf<'listMessages' | 'changeMessage' | 'answerMessage'> => ({
  listMessages: async ({ query: { page, state } }) => {
    const where = state && inState[state]
    const { database } = context
    const rows = await database
      .select({ message: messages, by: { name: users.name, lName: users.lName } })
      .from(messages)
      .leftJoin(users, eq(users.id, messages.answeredBy))
      .where(where)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(ENTRIES_PER_PAGE)
      .offset((page - 1) * ENTRIES_PER_PAGE)
    const entries = rows.map(({ message: { userId: _userId, answeredBy: _by, ...message }, by }) => ({
      ...withoutNulls({ ...message, answeredAt: message.answeredAt?.toISOString() ?? null }),
      createdAt: message.createdAt.toISOString(),
      ...optionalProp('answeredBy', by === null ? undefined : wholeName(by)),
    }))
    return { entries, page, pageSize: ENTRIES_PER_PAGE, total: await database.$count(messages, where) }
  },

  changeMessage: async ({ path, body: { isDone }, change }) => {
    await change(path.id, async (transaction) => {
      const changed = await transaction.update(messages).set({ isDone }).where(eq(messages.id, path.id)).returning()
      if (changed.length === 0) throw new Refusal(404, say('message_unknown'))
    })
    return { success: true, message: isDone ? 'The message is done.' : 'The message is open again.' }
  },

  answerMessage: async ({ path, body, user, change }) => {
    const answer = body.text.trim()
    if (answer === '') throw new Refusal(400, say('answer_missing'))
    await change(path.id, async (transaction) => {
      const ofForm = and(eq(messages.id, path.id), eq(messages.kind, 'contact'))
      const [answered] = await transaction
        .update(messages)
        .set({ answer, answeredAt: databaseNow, answeredBy: user.id, isDone: true })
        .where(and(ofForm, isNull(messages.answer)))
        .returning()
      if (answered === undefined) {
        const isKnown = (await transaction.$count(messages, ofForm)) > 0
        throw isKnown ? new Refusal(409, say('message_answered')) : new Refusal(404, say('message_unknown'))
      }
      const { name, email, language, text, createdAt } = answered
      const to = { email: email ?? '', name: name ?? '', language }
      await queueMailsIn(transaction, [answerMail(to, { answer, text, createdAt }, context.publicUrl)])
    })
    return { success: true, message: 'The answer is on its way.' }
  },
})
