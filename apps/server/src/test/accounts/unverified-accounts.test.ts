import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database'
import { examStarts, mails, paymentOrders, users } from '../../platform/db/schema'
import { newId } from '../../platform/ids'
import { markVerified } from '../../modules/auth/repository'
import { endUnverifiedAccounts } from '../../modules/auth/unverified-accounts'
import { activatePlan, planById } from '../../modules/plans/repository'
import { openAttemptServer } from '../support/content-server'
import { clientOf, newLearner } from '../support/client'

const { server, clock, context, database, candidate, running, save } = await openAttemptServer()

type Learner = Awaited<ReturnType<typeof newLearner>>

const DAY = 24 * 60 * 60
const run = () => endUnverifiedAccounts(context)
const passDays = async (days: number) => {
  clock.forward(days * DAY)
  await run()
}
const exists = async ({ userId }: Pick<Learner, 'userId'>) => (await database.$count(users, eq(users.id, userId))) === 1
const announced = ({ email }: Pick<Learner, 'email'>) =>
  database
    .select({ text: mails.text })
    .from(mails)
    .where(eq(mails.to, email))
    .then((rows) => rows.flatMap(({ text }) => (text?.includes('We will delete the account') === true ? [text] : [])))
const logIn = ({ email, password }: Learner) => clientOf(server).post('/api/auth/login', { email, password })

const activateFree = async (target: Database, userId: string) => {
  const plan = await planById(target, 'free')
  if (plan === undefined) throw new Error('The content has no free plan.')
  await activatePlan(target, userId, plan)
}

describe('an unverified account without any plan, order or attempt', () => {
  test('ends 30 days after the last login, with one mail 7 days before', async () => {
    const learner = await newLearner(server)
    clock.forward(23 * DAY - 1)
    await run()
    expect(await announced(learner)).toEqual([])
    clock.forward(1)
    await Promise.all([run(), run()])
    const endsOn = new Date(clock.now().getTime() + 7 * DAY * 1000)
    const day = endsOn.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })
    expect(await announced(learner)).toEqual([expect.stringContaining(`We will delete the account on ${day}.`)])
    clock.forward(7 * DAY - 1)
    await run()
    expect(await exists(learner)).toBe(true)
    clock.forward(1)
    await Promise.all([run(), run()])
    expect(await exists(learner)).toBe(false)
    expect(await announced(learner)).toHaveLength(1)
    expect(await logIn(learner)).toMatchObject({ status: 401 })
    const { name, lName, phone, email, password } = learner
    const again = await clientOf(server).post('/api/auth/register', { name, lName, phone, email, password })
    expect(again).toMatchObject({ status: 200 })
  })

  test('has 30 days anew after a login between the mail and the end', async () => {
    const learner = await newLearner(server)
    await passDays(23)
    clock.forward(6 * DAY)
    expect(await logIn(learner)).toMatchObject({ status: 200 })
    await passDays(22)
    expect(await announced(learner)).toHaveLength(1)
    await passDays(1)
    expect(await announced(learner)).toHaveLength(2)
    await passDays(6)
    expect(await exists(learner)).toBe(true)
    await passDays(1)
    expect(await exists(learner)).toBe(false)
  })

  test('has its 7 days after the mail, even if no server ran before', async () => {
    const learner = await newLearner(server)
    await passDays(40)
    expect(await announced(learner)).toHaveLength(1)
    await passDays(6)
    expect(await exists(learner)).toBe(true)
    await passDays(1)
    expect(await exists(learner)).toBe(false)
  })

  test.each([
    ['is verified', ({ userId }: Learner) => markVerified(database, userId)],
    ['gets a plan', ({ userId }: Learner) => activateFree(database, userId)],
    [
      'orders a plan',
      ({ userId }: Learner) =>
        database.insert(paymentOrders).values({
          orderId: newId(),
          userId,
          amountCents: 100,
          currency: 'LKR',
          state: 'canceled',
          createdAt: clock.now(),
          changedAt: clock.now(),
        }),
    ],
    [
      'starts an attempt',
      ({ userId }: Learner) =>
        database
          .insert(examStarts)
          .values({ userId, examId: 'mini', startTime: clock.now(), examVersion: 1, reportedAt: clock.now() }),
    ],
    [
      'is deactivated by an admin',
      ({ userId }: Learner) => database.update(users).set({ isActive: false }).where(eq(users.id, userId)),
    ],
  ])('stays if it %s, before the mail or after it', async (_, act) => {
    const [early, late] = [await newLearner(server), await newLearner(server)]
    await act(early)
    await passDays(23)
    await act(late)
    await passDays(30)
    expect([await exists(early), await exists(late)]).toEqual([true, true])
    expect([(await announced(early)).length, (await announced(late)).length]).toEqual([0, 1])
    // Later tests pass more days.
    await database.delete(paymentOrders)
    await database
      .update(users)
      .set({ isVerified: true })
      .where(inArray(users.id, [early.userId, late.userId]))
  })
})

test('accounts with attempts, the demo learner and admins never end', async () => {
  const learner = await candidate()
  await save(learner, running())
  await database.update(users).set({ isVerified: false }).where(eq(users.id, learner.userId))
  const before = await database.$count(users)
  await passDays(400)
  await passDays(7)
  expect(await database.$count(users)).toBe(before)
})

/** The embedded database has one connection, so that nothing runs beside the job. */
test.runIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'an account that gets a plan while the job runs stays, without delaying the job',
  async () => {
    const [buyer, other] = [await newLearner(server), await newLearner(server)]
    await passDays(23)
    clock.forward(7 * DAY)
    await database.transaction(async (transaction) => {
      await activateFree(transaction, buyer.userId)
      await run()
      expect([await exists(buyer), await exists(other)]).toEqual([true, false])
    })
    await run()
    expect(await exists(buyer)).toBe(true)
  },
)
