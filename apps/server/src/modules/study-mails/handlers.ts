import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { studyMails } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import { dueMails } from './rules'

/** Ends all mails about practice by the token of one. @throws Refusal 404 for an unknown token */
export const unsubscribe = async (database: Database, token: string): Promise<void> => {
  const ended = await database
    .update(studyMails)
    .set({ isWeekly: false, reminderDays: [] })
    .where(eq(studyMails.token, token))
    .returning({ userId: studyMails.userId })
  if (ended.length === 0) throw new Refusal(404, say('unsubscribe_unknown'))
}

export const studyMailHandlers = ({
  database,
  timeZone,
}: Context): HandlersOf<'getStudyMails' | 'setStudyMails' | 'unsubscribe'> => ({
  getStudyMails: async ({ user: { id, isVerified } }) => {
    const { isWeekly, reminderDays } = studyMails
    const [row] = await database.select({ isWeekly, reminderDays }).from(studyMails).where(eq(studyMails.userId, id))
    return { isWeekly: false, reminderDays: [], ...row, isVerified }
  },

  setStudyMails: async ({ user, body, present }) => {
    const choice = { isWeekly: body.isWeekly, reminderDays: body.reminderDays.toSorted((one, other) => one - other) }
    // The first mail about a week is that of the week that has begun.
    const chosen = { ...choice, weeklyOn: dueMails(present, timeZone).monday }
    await database
      .insert(studyMails)
      .values({ userId: user.id, ...chosen, token: randomBytes(20).toString('base64url') })
      .onConflictDoUpdate({ target: studyMails.userId, set: chosen })
    return { success: true, message: 'Your choice is stored.' }
  },

  unsubscribe: async ({ body }) => {
    await unsubscribe(database, body.token)
    return { success: true, message: 'You get no more of these emails.' }
  },
})
