import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  attempts,
  examStarts,
  mails,
  oneTimeCodes,
  paymentOrders,
  profilePictures,
  purchases,
  sessions,
  users,
} from '../../platform/db/schema'
import { lockUser } from '../../platform/db/lock-user'
import * as schema from '../../platform/db/schema'
import { columnTags, columnsTagged } from '../../platform/db/schema/table'
import { markVerified } from '../../modules/auth/repository'
import { emptyDueAccounts } from '../../modules/my-data/deletion'
import { personalTables } from '../../modules/my-data/tables'
import { anotherServer } from '../support/another-server'
import { clientOf, demo, fieldOf, listOf, newLearner, registeredLearner, resultOf, somebody } from '../support/client'
import { newStaff } from '../support/desk-client'
import { openPaymentServer, type Buyer } from '../support/payment-server'
import { wholePicture } from '../support/picture'
import { dump } from '../support/snapshot'

const DAY = 86_400

const admin = { email: 'admin@naru.test', password: 'admin of naru' }
const setup = await openPaymentServer({ admin })
const { test: server, clock, buyer, start, checkoutOf, report, ledger, order, purchasesOf } = setup
const other = await anotherServer(server, { now: clock.now })
const { database } = server.context

const adminClient = async () => {
  const client = clientOf(server)
  await client.post('/api/auth/login', admin)
  return client
}
const exam = (await (await demo(server)).get('/api/exams/mini')).body
const questions = listOf(fieldOf(exam, 'questions')).map((question) => String(fieldOf(question, '_id')))

/** A learner with a picture, a plan, a finished attempt on the leaderboard and its score report, a running attempt, and an unpaid order. */
const picture = (await wholePicture.PNG()).toString('base64')
const learnerWithEverything = async () => {
  const who = await registeredLearner(server, {
    name: `Firstname${crypto.randomUUID()}`,
    lName: `Lastname${crypto.randomUUID()}`,
  })
  await who.post('/api/user-plan-purchases', { pricePlanId: 'free' })
  await who.get('/api/exams/mini')
  const progress = { phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }
  const startTime = clock.now().toISOString()
  await who.put('/api/exams/mini/progress', { ...progress, startTime })
  clock.forward(60)
  const answers = { [questions[0] ?? '']: 'my own answer' }
  const { body } = await who.post('/api/results', resultOf('mini', answers, startTime, clock.now().toISOString()))
  await who.get(`/api/results/${String(fieldOf(body, 'result', 'attemptId'))}/score-report`)
  await who.patch('/api/user/profile', { dateOfBirth: '1998-03-09', picture })
  await who.put('/api/exams/mini/progress', { ...progress, startTime: clock.now().toISOString() })
  await start(who, 'monthly')
  await server.flushMails()
  return who
}

const accountOf = async ({ userId }: Buyer) => {
  const [account] = await database.select().from(users).where(eq(users.id, userId))
  return account
}
const requestDeletion = (who: Buyer, password = who.password) => who.post('/api/user/deletion', { password })
const logInAgain = (who: Buyer) => who.post('/api/auth/login', { email: who.email, password: who.password })
const runJobs = () => Promise.all([server.runMaintenance(), other.runMaintenance(), server.runMaintenance()])
const mailsTo = ({ email }: Buyer) =>
  [...server.mails, ...(other === server ? [] : other.mails)].filter(({ to }) => to === email)

const filesOf = (zip: unknown) =>
  new Map(
    Object.entries(unzipSync(Buffer.from(String(zip), 'base64'))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
const download = async (who: Buyer) => filesOf(fieldOf((await who.post('/api/user/my-data')).body, 'zip'))

const rowsOf = async (query: ReturnType<typeof sql>) => {
  const answer: unknown = await database.execute(query)
  return listOf(fieldOf(answer, 'rows'))
}

describe('the tables about people', () => {
  const nameOf = ({ table }: { table: PgTable }) => getTableName(table)

  test('are all that the schema declares, which has every column of the database', async () => {
    const inDatabase = await rowsOf(
      sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    )
    const tables = Object.values(schema).filter((each) => is(each, PgTable))
    const declared = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
    )
    expect(declared.toSorted()).toEqual(inDatabase.map((row) => String(fieldOf(row, 'name'))).toSorted())
    const tagged = tables.filter((table) => Object.keys(columnsTagged(table, ...columnTags)).length > 0)
    expect(personalTables.map(nameOf).toSorted()).toEqual(tagged.map((table) => getTableName(table)).toSorted())
  })

  test('contain all that refer to an account, and keep no row that the database would delete with it', async () => {
    const referring = await rowsOf(
      sql`select conrelid::regclass::text as name, confdeltype as action from pg_constraint where confrelid = 'users'::regclass`,
    )
    const namesOf = (rows: readonly unknown[]) => rows.map((row) => String(fieldOf(row, 'name')))
    expect(personalTables.map(nameOf)).toEqual(expect.arrayContaining(namesOf(referring)))
    const cascading = namesOf(referring.filter((row) => fieldOf(row, 'action') === 'c'))
    expect(cascading).toContain('sessions')
    const keeping = personalTables.filter(({ onDelete }) => onDelete === 'keep rows').map(nameOf)
    expect(keeping.filter((name) => cascading.includes(name))).toEqual([])
  })
})

describe('the retention job', () => {
  test('deletes codes a day after they expired, and no younger ones', async () => {
    const old = await registeredLearner(server)
    clock.forward(DAY + 601)
    const young = await registeredLearner(server)
    await runJobs()
    const codesOf = ({ userId }: Buyer) => database.$count(oneTimeCodes, eq(oneTimeCodes.userId, userId))
    expect([await codesOf(old), await codesOf(young)]).toEqual([0, 1])
  })
})

describe('a download', () => {
  test('contains every row about the learner and no secret, no answer key and nobody else', async () => {
    const stranger = await learnerWithEverything()
    const who = await learnerWithEverything()
    const files = await download(who)
    const about = personalTables.map(({ table }) => `${getTableName(table)}.json`)
    expect([...files.keys()].toSorted()).toEqual(['README.txt', ...about].toSorted())
    const contentOf = (name: string): unknown => JSON.parse(files.get(`${name}.json`) ?? '')
    expect(contentOf('users')).toMatchObject([{ id: who.userId, email: who.email, name: who.name, phone: who.phone }])
    expect(contentOf('attempts')).toMatchObject([
      { examId: 'mini', answers: { [questions[0] ?? '']: 'my own answer' }, trail: { at: 60 } },
    ])
    expect(contentOf('payment_orders')).toMatchObject([{ amountCents: 99_050, state: 'created' }])
    for (const name of ['sessions', 'mails', 'purchases', 'exam_starts', 'exam_progress', 'leaderboard_entries']) {
      expect([name, listOf(contentOf(name)).length > 0]).toEqual([name, true])
    }

    const all = [...files.values()].join('\n')
    const hashes = await rowsOf(sql`
      select password_hash as hash from users union all select token_hash from sessions
      union all select code_hash from one_time_codes`)
    expect(hashes.length).toBeGreaterThan(3)
    const secrets = hashes.map((row) => String(fieldOf(row, 'hash')))
    for (const secret of [...secrets, who.password, who.token() ?? '', stranger.userId, stranger.email, '과일']) {
      expect(all).not.toContain(secret)
    }
  })

  test.each([
    ['en', 'users.json: your account (1)'],
    ['si', 'users.json: ඔබේ ගිණුම (1)'],
  ] as const)('says in %s, the language of the account, what each file is', async (language, line) => {
    const who = await newLearner(server)
    await database.update(users).set({ language }).where(eq(users.id, who.userId))
    const files = await download(who)
    const readme = files.get('README.txt') ?? ''
    expect(readme.split('\n')).toContain(line)
    const named = [...readme.matchAll(/^(\w+\.json): /gm)].map(([, name]) => name)
    expect(['README.txt', ...named].toSorted()).toEqual([...files.keys()].toSorted())
  })

  test('says that it contains data of others, if somebody has added speakers', async () => {
    const author = await newStaff(server, 'author')
    const warning = 'the names and consents of your speakers, which are data of other people: keep it to yourself.'
    expect((await download(author)).get('README.txt')).not.toContain(warning)
    await author.post('/api/desk/speakers', { name: 'Min-ji', consent: 'Yes.' })
    const files = await download(author)
    expect(files.get('speakers.json')).toContain('Min-ji')
    expect(files.get('README.txt')).toContain(warning)
  })
})

describe('a request to delete the account', () => {
  test('needs the password, which can be guessed no more often than at the login', async () => {
    const who = await newLearner(server)
    const wrong = await Promise.all(Array.from({ length: 8 }, () => requestDeletion(who, 'wrong one')))
    const countOf = (code: number) => wrong.filter(({ status }) => status === code).length
    expect([countOf(403), countOf(429)]).toEqual([5, 3])
    expect(await requestDeletion(who)).toMatchObject({ status: 429 })
    expect(await accountOf(who)).toMatchObject({ deletionAt: null })
  })

  test('sets the date, ends the other sessions and mails the date', async () => {
    const who = await newLearner(server)
    const elsewhere = clientOf(server)
    await elsewhere.post('/api/auth/login', { email: who.email, password: who.password })
    expect(await requestDeletion(who)).toMatchObject({ status: 200, body: { success: true } })
    const deletionAt = new Date(clock.now().getTime() + 7 * DAY * 1000)
    expect(await elsewhere.get('/api/user/data')).toMatchObject({ status: 401 })
    expect(await who.get('/api/user/data')).toMatchObject({ body: { deletionAt: deletionAt.toISOString() } })
    await server.flushMails()
    const day = deletionAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })
    expect(mailsTo(who).at(-1)?.text).toContain(`It will be deleted on ${day}`)

    clock.forward(60)
    await requestDeletion(who)
    expect(await accountOf(who)).toMatchObject({ deletionAt })
  })

  test('can be undone on a new device until the account is emptied', async () => {
    const who = await newLearner(server)
    await requestDeletion(who)
    clock.forward(7 * DAY - 1)
    await runJobs()
    await logInAgain(who)
    expect(await who.remove('/api/user/deletion')).toMatchObject({ status: 200 })
    clock.forward(2)
    await runJobs()
    expect(await who.get('/api/user/data')).toMatchObject({ status: 200, body: { email: who.email } })
    expect(fieldOf((await who.get('/api/user/data')).body, 'deletionAt')).toBeUndefined()
  })

  test('either is undone or empties the account, if both happen at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newLearner(server)))
    for (const who of people) await requestDeletion(who)
    clock.forward(7 * DAY - 5)
    for (const who of people) await logInAgain(who)
    clock.forward(5)
    const [undone] = await Promise.all([Promise.all(people.map((who) => who.remove('/api/user/deletion'))), runJobs()])
    await runJobs()
    for (const [at, who] of people.entries()) {
      const isKept = undone[at]?.status === 200
      expect(await accountOf(who)).toMatchObject(
        isKept
          ? { email: who.email, name: who.name, deletionAt: null, deletedAt: null }
          : { email: `deleted:${who.userId}`, name: '', deletedAt: clock.now() },
      )
      expect(await who.get('/api/user/data')).toMatchObject({ status: isKept ? 200 : 401 })
    }
  })

  test('is refused to the only admin, and undone if the others are gone meanwhile', async () => {
    const only = await adminClient()
    expect(await only.post('/api/user/deletion', { password: admin.password })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('You are the only admin.') },
    })
    const second = await newLearner(server)
    await database.update(users).set({ role: 'admin' }).where(eq(users.id, second.userId))
    expect(await requestDeletion(second)).toMatchObject({ status: 200 })
    // An admin who is about to be deleted is no other admin.
    expect(await only.post('/api/user/deletion', { password: admin.password })).toMatchObject({ status: 403 })
    await database.update(users).set({ isActive: false }).where(eq(users.email, admin.email))
    clock.forward(7 * DAY)
    await runJobs()
    expect(await accountOf(second)).toMatchObject({ role: 'admin', deletionAt: null, deletedAt: null })
    await database.update(users).set({ isActive: true }).where(eq(users.email, admin.email))
    await logInAgain(second)
    await requestDeletion(second)
    clock.forward(7 * DAY)
    await runJobs()
    expect(await accountOf(second)).toMatchObject({ role: 'learner', deletedAt: clock.now() })
  })
})

describe('a deleted account', () => {
  test('names no person in any table, and stays with its attempts, plans and orders', async () => {
    const who = await learnerWithEverything()
    const before = await accountOf(who)
    await requestDeletion(who)
    clock.forward(7 * DAY)
    await runJobs()
    await server.flushMails()
    await other.flushMails()
    const last = mailsTo(who).filter(({ subject }) => subject === 'Your Naru account was deleted')
    expect(last).toHaveLength(1)
    await runJobs()

    const stored = await dump(database)
    for (const trace of [who.email, who.name, who.lName, before?.passwordHash ?? ''])
      expect(stored).not.toContain(trace)
    expect(await accountOf(who)).toMatchObject({
      phone: '',
      address: null,
      dateOfBirth: null,
      city: null,
      isActive: false,
      timeFactor: 1,
    })
    const countOf = (table: typeof attempts | typeof purchases | typeof paymentOrders | typeof profilePictures) =>
      database.$count(table, eq(table.userId, who.userId))
    // The running attempt is deleted: nobody will finish it.
    expect([await countOf(attempts), await countOf(purchases), await countOf(paymentOrders)]).toEqual([1, 1, 1])
    expect(await countOf(profilePictures)).toBe(0)
    expect(await database.$count(sessions, eq(sessions.userId, who.userId))).toBe(0)
    const starts = await database.select().from(examStarts).where(eq(examStarts.userId, who.userId))
    expect(starts.map(({ device }) => device)).toEqual([null, null])
    expect(await database.$count(mails, eq(mails.isLast, true))).toBe(0)
  })

  test('leaves the leaderboard, is a deleted account to admins, and cannot be activated or logged in to', async () => {
    const who = await learnerWithEverything()
    await markVerified(database, who.userId)
    const viewer = await buyer()
    await viewer.post('/api/user-plan-purchases', { pricePlanId: 'free' })
    const leaderboard = async () => (await viewer.get('/api/results/leaderboard?examId=mini')).text
    expect(await leaderboard()).toContain(who.userId)
    await requestDeletion(who)
    clock.forward(7 * DAY)
    await runJobs()
    await logInAgain(viewer)
    expect(await leaderboard()).not.toContain(who.userId)

    const adminOf = await adminClient()
    const listed = listOf((await adminOf.get('/api/user')).body).find((user) => fieldOf(user, 'id') === who.userId)
    expect(listed).toEqual({ id: who.userId, name: 'Deleted account', isActive: false })
    expect((await adminOf.get(`/api/admin/users/${who.userId}`)).body).toMatchObject({
      name: 'Deleted account',
      email: '',
    })
    expect((await adminOf.get('/api/admin/payment-orders?page=1')).text).toContain('"userName":"Deleted account"')
    expect(await adminOf.patch(`/api/user/${who.userId}/activate`, { isActive: true })).toMatchObject({ status: 403 })

    for (const email of [who.email, `deleted:${who.userId}`]) {
      expect(await clientOf(server).post('/api/auth/login', { email, password: who.password })).toMatchObject({
        status: 401,
      })
    }
    expect(await clientOf(server).post('/api/auth/register', somebody({ email: who.email }))).toMatchObject({
      status: 200,
    })
  })

  test('still gets its payment booked when the notice arrives later', async () => {
    const who = await learnerWithEverything()
    await requestDeletion(who)
    clock.forward(7 * DAY)
    await runJobs()
    const checkout = checkoutOf(who, 'monthly')
    ledger().pay(checkout)
    expect((await report(checkout, '2')).statusCode).toBe(200)
    expect(await order(checkout.orderId)).toMatchObject({ state: 'confirmed', userId: who.userId })
    expect(await purchasesOf(who)).toHaveLength(2)
  })

  /** Starts works one after the other, each once the former waits for the learner's row, and then lets them all go on. */
  const behindRowOf = async ({ userId }: Buyer, works: readonly (() => Promise<unknown>)[]) => {
    const running: Promise<unknown>[] = []
    await database.transaction(async (transaction) => {
      await lockUser(transaction, userId)
      const waiting = () =>
        transaction.execute(sql`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
      for (const work of works) {
        running.push(work())
        await expect.poll(waiting).toMatchObject({ rows: [{ count: running.length }] })
      }
    })
    await Promise.all(running)
  }

  // The embedded database has one connection.
  test.skipIf(server.databaseUrl === undefined).each(['first', 'last'])(
    'whose payment is reported at once, and gets the row %s, has it booked once and leaves no name',
    async (which) => {
      const who = await learnerWithEverything()
      await requestDeletion(who)
      clock.forward(7 * DAY)
      const checkout = checkoutOf(who, 'monthly')
      ledger().pay(checkout)
      const pay = async () => expect((await report(checkout, '2')).statusCode).toBe(200)
      const empty = () => emptyDueAccounts(other.context)
      await behindRowOf(who, which === 'first' ? [pay, empty] : [empty, pay])
      expect(await order(checkout.orderId)).toMatchObject({ state: 'confirmed', userId: who.userId })
      expect(await purchasesOf(who)).toHaveLength(2)
      expect(await accountOf(who)).toMatchObject({ name: '', deletedAt: expect.any(Date) })
      await server.flushMails()
      await other.flushMails()
      await runJobs()
      const stored = await dump(database)
      for (const trace of [who.email, who.name, who.lName]) expect(stored).not.toContain(trace)
    },
  )
})
