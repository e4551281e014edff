import { optionalProp } from '@naru/exam-kit/content'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { users } from '../../platform/db/schema'
import { withoutNulls } from '../../platform/db/without-nulls'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { endAuthSessionsOf } from './auth-sessions'
import { twoStepNotice } from '../user/two-step-requirement'
import { lockAdmins } from './roles'
import { refusalOfActivation, wholeName } from '../user/rules'

export const userHandlers = (
  context: Context,
): HandlersOf<'getUserData' | 'setLanguage' | 'listUsers' | 'setUserActive'> => ({
  getUserData: async ({ user, session }) => ({
    userId: user.id,
    name: user.name,
    lName: user.lName,
    email: user.email,
    phone: user.phone,
    ...withoutNulls({ address: user.address, city: user.city, language: user.language }),
    ...optionalProp('deletionAt', user.deletionAt?.toISOString()),
    ...optionalProp('twoStepFrom', twoStepNotice(context, session)?.toISOString()),
  }),

  setLanguage: async ({ user, body: { language } }) => {
    await context.database.update(users).set({ language }).where(eq(users.id, user.id))
    return { language }
  },

  listUsers: async () => {
    const rows = await context.database
      .select({ id: users.id, name: users.name, lName: users.lName, isActive: users.isActive })
      .from(users)
      .orderBy(asc(users.createdAt), asc(users.id))
    return rows.map(({ id, name, lName, isActive }) => ({ id, name: wholeName({ name, lName }), isActive }))
  },

  setUserActive: async ({ user, path, body: { isActive }, change }) => {
    await change(path.id, async (transaction) => {
      // In one order, so that two admins cannot deactivate each other at the same time.
      const admins = await lockAdmins(transaction)
      // Another admin may have deactivated this one meanwhile.
      if (!admins.some(({ id }) => id === user.id)) throw new Refusal(403, say('admin_only'))
      const [target] = await transaction
        .select({ id: users.id, role: users.role, isActive: users.isActive, deletedAt: users.deletedAt })
        .from(users)
        .where(eq(users.id, path.id))
        .for('update')
      if (target === undefined) throw new Refusal(404, say('user_unknown'))
      if (target.deletedAt !== null) throw new Refusal(403, say('account_deleted'))
      const refusal = refusalOfActivation({ adminId: user.id, target, isActive, activeAdmins: admins.length })
      if (refusal !== undefined) throw new Refusal(403, refusal)
      await transaction.update(users).set({ isActive }).where(eq(users.id, target.id))
      if (!isActive) await endAuthSessionsOf(transaction, target.id)
    })
    return { success: true, message: isActive ? 'The user is active.' : 'The user is inactive.' }
  },
})
