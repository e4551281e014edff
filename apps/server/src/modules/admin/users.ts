import type { Schemas } from '@naru/api/types'
import { optionalProp } from '@naru/exam-kit/content'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { unrankedReason } from '../attempts/rules'
import { appendEntry } from '../audit/record'
import { issueCode } from '../auth/codes'
import { correctEmail } from '../auth/repository'
import { changeRole } from '../auth/roles'
import { isEmail, normalEmail } from '../auth/rules'
import { isTimeFactor, setTimeFactor } from '../exams/time-factor'
import { givePlan } from '../payments/repository'
import { ownsPermanently, planById } from '../plans/repository'
import { wholeName } from '../user/rules'
import { usersMatching } from '../user/search'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { attempts, exams, pricePlans, purchases, users } from '../../platform/db/schema'
import { countTry } from '../../platform/http/limits'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import { verificationMail } from '../../platform/mail/messages'

export const USERS_PER_PAGE = 50

const columns = {
  id: users.id,
  name: users.name,
  lName: users.lName,
  email: users.email,
  phone: users.phone,
  role: users.role,
  isActive: users.isActive,
  isVerified: users.isVerified,
  timeFactor: users.timeFactor,
  createdAt: users.createdAt,
  deletedAt: users.deletedAt,
}

export const userAdminHandlers = (
  context: Pick<Context, 'database' | 'logSecurityEvent' | 'queueMail' | 'publicUrl'>,
): HandlersOf<'findUsers' | 'getUser' | 'setTimeFactor' | 'setUserEmail' | 'setUserRole' | 'grantPlan'> => {
  const { database, logSecurityEvent, queueMail, publicUrl } = context
  return {
    findUsers: async ({ query }) => {
      const { page } = query
      const where = usersMatching((query.search ?? '').trim())
      const rows = await database
        .select(columns)
        .from(users)
        .where(where)
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(USERS_PER_PAGE)
        .offset((page - 1) * USERS_PER_PAGE)
      return {
        entries: rows.map(({ phone: _phone, lName, deletedAt, ...row }) => ({
          ...row,
          name: wholeName({ name: row.name, lName }),
          email: deletedAt === null ? row.email : '',
          createdAt: row.createdAt.toISOString(),
        })),
        page,
        pageSize: USERS_PER_PAGE,
        total: await database.$count(users, where),
      }
    },

    getUser: async ({ path }) => {
      const [found] = await database.select(columns).from(users).where(eq(users.id, path.id))
      if (found === undefined) throw new Refusal(404, say('user_unknown'))
      const plans = await database
        .select({
          id: purchases.id,
          name: pricePlans.name,
          activatedAt: purchases.activatedAt,
          expiresAt: purchases.expiresAt,
        })
        .from(purchases)
        .innerJoin(pricePlans, eq(pricePlans.id, purchases.planId))
        .where(eq(purchases.userId, found.id))
        .orderBy(desc(purchases.activatedAt))
        .limit(100)
      const { lName: _lName, deletedAt, ...row } = found
      return {
        ...row,
        name: wholeName(found),
        email: deletedAt === null ? row.email : '',
        createdAt: row.createdAt.toISOString(),
        plans: plans.map((plan) => ({
          ...plan,
          activatedAt: plan.activatedAt.toISOString(),
          expiresAt: plan.expiresAt?.toISOString() ?? null,
        })),
        attempts: await database.$count(attempts, eq(attempts.userId, found.id)),
        recentAttempts: await recentAttemptsOf(database, found.id),
      }
    },

    setTimeFactor: async ({ path, body: { timeFactor }, change }) => {
      if (!isTimeFactor(timeFactor)) throw new Refusal(400, say('time_factor_unknown'))
      await change(path.id, async (transaction) => {
        if (!(await setTimeFactor(transaction, path.id, timeFactor))) throw new Refusal(404, say('user_unknown'))
      })
      return { success: true, message: timeFactor === 1 ? 'No extra time is set.' : 'The extra time is set.' }
    },

    setUserEmail: async ({ user, path: { id }, body, address, change }) => {
      const email = normalEmail(body.email)
      if (!isEmail(email)) throw new Refusal(400, say('email_invalid'))
      const account = await change(id, async (transaction) => {
        const account = await correctEmail(transaction, id, email)
        // The state of a user has no personal data, so the entry says only that it was done.
        await appendEntry(transaction, { actor: user.id, action: 'setUserEmail', subject: { kind: 'user', id } })
        return account
      })
      await countTry(context, 'codesOfAccount', `verify ${id}`)
      const issued = await issueCode(context, id, 'verify')
      if ('waitSeconds' in issued) throw new Refusal(429, say('wait_for_code', issued.waitSeconds), issued.waitSeconds)
      await queueMail(verificationMail(account, issued.code, publicUrl))
      logSecurityEvent('code mailed', { userId: id, address })
      return { success: true, message: 'A code was mailed to the address.' }
    },

    grantPlan: async ({ user, path: { id }, body: { pricePlanId }, present, change }) => {
      await change(id, async (transaction) => {
        if ((await transaction.$count(users, and(eq(users.id, id), isNull(users.deletedAt)))) === 0)
          throw new Refusal(404, say('user_unknown'))
        const plan = await planById(transaction, pricePlanId)
        if (plan === undefined) throw new Refusal(404, say('plan_unknown'))
        if (await ownsPermanently(transaction, id, plan.id))
          throw new Refusal(409, 'The user has this plan already, and it does not end.')
        await givePlan(transaction, id, plan, { now: present, site: publicUrl })
        const subject = { kind: 'user', id } as const
        await appendEntry(transaction, { actor: user.id, action: 'grantPlan', subject, after: { plan: plan.id } })
      })
      return { success: true, message: 'The plan is active.' }
    },

    setUserRole: async ({ user, path, body: { role }, change }) => {
      const outcome = await change(path.id, async (transaction) => {
        const changed = await changeRole(transaction, { userId: path.id, role, adminId: user.id })
        if (changed === 'unknown') throw new Refusal(404, say('user_unknown'))
        if (typeof changed === 'object') throw new Refusal(403, changed.refusal)
        return changed
      })
      if (outcome === 'changed') logSecurityEvent('role given', { userId: user.id, subjectId: path.id, role })
      return { success: true, message: `The role is ${role}.` }
    },
  }
}

const MAX_ATTEMPTS = 20

const recentAttemptsOf = async (database: Database, userId: string): Promise<Schemas['AdminAttempt'][]> => {
  const rows = await database
    .select({ attempt: attempts, topic: exams.topic })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.receivedAt), desc(attempts.attempt))
    .limit(MAX_ATTEMPTS)
  return rows.map(({ attempt, topic }) => ({
    attemptId: attempt.id,
    topic,
    attempt: attempt.attempt,
    totalScore: attempt.totalScore,
    totalPossibleMarks: attempt.totalPossibleMarks,
    timestamp: attempt.finishTime.toISOString(),
    ...optionalProp('unrankedReason', unrankedReason(attempt)),
    ...optionalProp('fairPlay', attempt.fairPlay ?? undefined),
  }))
}
