import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database'
import { exams, pricePlans } from '../platform/db/schema'
import { StartFailure } from '../platform/failure'
import { newId } from '../platform/ids'
import { recordChange } from '../modules/audit/record'
import { hashSecret } from '../modules/auth/passwords'
import { accountByEmail, createAccount, createAdmin } from '../modules/auth/repository'
import { normalEmail } from '../modules/auth/rules'
import { activatePlan, planById } from '../modules/plans/repository'
import { importContent } from '../import/import-content'
import { readContent, type Content } from '../import/read-content'
import { faultLine } from '@naru/exam-kit/content'

/** The learner account of the sample content, for trying the site. */
export const demoLearner = {
  email: 'demo@naru.test',
  password: 'naru-demo',
  name: 'Demo',
  lName: 'Learner',
  phone: '+94771234567',
} as const

/** Advisory lock that stops two starting servers from seeding one database. */
export const SEED_LOCK = 7_261_118

export interface SeedTarget {
  database: Database
  mediaFolder: string
  contentFolder: string
  now: () => Date
}

/** The plan that unlocks the most exams; of several, the longest. */
const demoPlan = ({ plans }: Content) => {
  const length = { 'one-time': 4, yearly: 3, monthly: 2, '5-minutes': 1 } as const
  return plans.toSorted(
    (one, other) => other.exams.length - one.exams.length || length[other.duration] - length[one.duration],
  )[0]
}

const isFilled = async (database: Database) =>
  (await database.select({ id: exams.id }).from(exams).limit(1)).length > 0 ||
  (await database.select({ id: pricePlans.id }).from(pricePlans).limit(1)).length > 0

/**
 * Fills an empty database with the sample content and the demo learner. Does nothing if the database has an exam or a plan.
 * @returns whether anything was written.
 * @throws StartFailure listing every fault of the content, one per line; writes nothing then.
 */
export const seedSampleContent = async ({
  database,
  mediaFolder,
  contentFolder,
  now,
}: SeedTarget): Promise<boolean> => {
  if (await isFilled(database)) return false
  const read = await readContent(contentFolder)
  if ('faults' in read) {
    throw new StartFailure(
      `The sample content has faults, so nothing was imported:\n${read.faults.map(faultLine).join('\n')}`,
    )
  }
  const { password, ...data } = demoLearner
  const passwordHash = await hashSecret(password)
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await isFilled(transaction)) return false
    await importContent({ database: transaction, mediaFolder, now: now() }, read.content)
    const learner = await createAccount(transaction, {
      ...data,
      passwordHash,
      role: 'learner',
      isVerified: true,
      createdAt: now(),
    })
    const plan = await planById(transaction, demoPlan(read.content)?.id ?? '')
    if (learner !== undefined && plan !== undefined) await activatePlan(transaction, learner.id, plan)
    return true
  })
}

export const hasDemoLearner = async (database: Database): Promise<boolean> =>
  (await accountByEmail(database, demoLearner.email)) !== undefined

/**
 * Creates the first admin; does nothing if the email address has an admin's account.
 * @throws StartFailure if it has a learner's account: whoever signed up there may not be the operator.
 */
export const ensureAdmin = async (
  { database, now }: Pick<SeedTarget, 'database' | 'now'>,
  admin: { email: string; password: string },
): Promise<void> => {
  const email = normalEmail(admin.email)
  const account = await accountByEmail(database, email)
  if (account?.role === 'learner') {
    throw new StartFailure(
      `ADMIN_EMAIL has the account of a learner, so there is no admin: make it one with 'npm run admin -- add ${email}' ('node apps/server/dist/admin.js add ${email}' on a built server), or unset ADMIN_EMAIL and ADMIN_PASSWORD.`,
    )
  }
  if (account !== undefined) return
  const passwordHash = await hashSecret(admin.password)
  const id = newId()
  const subjects = [{ kind: 'user', id }] as const
  await recordChange(database, { actor: 'server', action: 'addAdmin', subjects }, (transaction) =>
    createAdmin(transaction, { id, email, passwordHash, createdAt: now() }),
  )
}
