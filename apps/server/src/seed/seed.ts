import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { exams, pricePlans } from '../db/schema'
import { StartFailure } from '../failure'
import { hashSecret } from '../modules/auth/passwords'
import { accountByEmail, createAccount } from '../modules/auth/repository'
import { normalEmail } from '../modules/auth/rules'
import { activatePlan, planById } from '../modules/plans/repository'
import { importContent } from './import-content'
import { readContent, type Content } from './read-content'
import { faultLine } from './source'

/** The learner that comes with the sample content, so that the site can be tried at once. */
export const demoLearner = {
  email: 'demo@naru.test',
  password: 'naru-demo',
  name: 'Demo',
  lName: 'Learner',
  phone: '+94771234567',
} as const

/** Keeps two starting servers from seeding one database at once. */
export const SEED_LOCK = 7_261_118

/** What seeding needs. */
export interface SeedTarget {
  database: Database
  mediaFolder: string
  contentFolder: string
  now: () => Date
}

/** The plan that shows most: the one that unlocks the most exams, the longest-lasting of these. */
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
 * Fills an empty database with the sample content and the demo learner. A database that holds an exam or a plan is left alone.
 * @returns whether anything was written.
 * @throws StartFailure listing every fault of the content, one per line; then nothing was written.
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
    if (learner !== undefined && plan !== undefined) await activatePlan(transaction, learner.id, plan, now())
    return true
  })
}

/** Whether the demo learner exists. */
export const hasDemoLearner = async (database: Database): Promise<boolean> =>
  (await accountByEmail(database, demoLearner.email)) !== undefined

/** Creates the first admin, unless the address has an account already; that one is left as it is. */
export const ensureAdmin = async (
  { database, now }: Pick<SeedTarget, 'database' | 'now'>,
  admin: { email: string; password: string },
): Promise<void> => {
  const email = normalEmail(admin.email)
  if ((await accountByEmail(database, email)) !== undefined) return
  const passwordHash = await hashSecret(admin.password)
  await createAccount(database, {
    email,
    passwordHash,
    name: 'Admin',
    lName: '',
    phone: '',
    role: 'admin',
    isVerified: true,
    createdAt: now(),
  })
}
