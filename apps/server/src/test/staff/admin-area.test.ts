import { sampleNewVideo, samplePicture } from '@naru/api/msw'
import { eq } from 'drizzle-orm'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databaseNowPlus } from '../../platform/db/clock'
import { exams, mails, paymentNotices, paymentOrders, users } from '../../platform/db/schema'
import { newId } from '../../platform/ids'
import { openTestServer } from '../support/test-server'
import { clientOf, codeMailedTo, fieldOf, listOf, newLearner, registeredLearner, resultOf } from '../support/client'
import { writeContent } from '../support/content'
import { page } from '../support/picture'

const admin = { email: 'admin@naru.test', password: 'admin of naru' }
const server = await openTestServer({ contentFolder: writeContent(), admin })

const visitor = clientOf(server)
const adminClient = clientOf(server)
await adminClient.post('/api/auth/login', admin)

const examIds = async (client: Awaited<ReturnType<typeof newLearner>>) =>
  listOf((await client.get('/api/exams')).body).map((exam) => fieldOf(exam, '_id'))
const offered = async () => listOf((await visitor.get('/api/price-plans')).body)
const planOffered = async (name: string) => (await offered()).find((plan) => fieldOf(plan, 'name') === name)

const addPlan = async (changes: object = {}) => {
  const { status, body } = await adminClient.post('/api/admin/plans', {
    name: `Plan ${newId()}`,
    duration: 'monthly',
    price: 0,
    exams: ['mini'],
    ...changes,
  })
  expect(status).toBe(200)
  return { id: String(fieldOf(body, 'plan', '_id')), name: String(fieldOf(body, 'plan', 'name')) }
}

describe('a plan', () => {
  test('is on offer as soon as it is added', async () => {
    const { id, name } = await addPlan({ name: ' 가을 plan ', price: 990.5, description: 'For autumn.' })
    expect(name).toBe('가을 plan')
    expect(await planOffered(name)).toEqual({
      _id: id,
      name,
      duration: 'monthly',
      price: 990.5,
      description: 'For autumn.',
      exams: [{ _id: 'mini', topic: 'Mini exam', translations: { si: { topic: 'කුඩා විභාගය' } } }],
    })
  })

  test('that is withdrawn is not offered, stays valid for its buyers, and can be offered again', async () => {
    const { id, name } = await addPlan()
    const buyer = await newLearner(server)
    await buyer.post('/api/user-plan-purchases', { pricePlanId: id })
    expect(await adminClient.patch(`/api/admin/plans/${id}`, { isOffered: false })).toMatchObject({
      status: 200,
      body: { plan: { isOffered: false, buyers: 1 } },
    })
    expect(await planOffered(name)).toBeUndefined()
    expect(await (await newLearner(server)).post('/api/user-plan-purchases', { pricePlanId: id })).toMatchObject({
      status: 404,
    })
    expect(await examIds(buyer)).toEqual(['mini'])
    await adminClient.patch(`/api/admin/plans/${id}`, { isOffered: true })
    expect(await planOffered(name)).toMatchObject({ _id: id })
  })

  test('is given to a user who paid in another way, extended, and given once if it has no end', async () => {
    const [month, forever] = [await addPlan({ price: 990 }), await addPlan({ duration: 'one-time' })]
    const [user, other] = [await newLearner(server), await newLearner(server)]
    const { database } = server.context
    const isOther = eq(users.id, other.userId)
    await database.update(users).set({ role: 'admin' }).where(isOther)
    const url = `/api/admin/users/${user.userId}`
    const give = (pricePlanId: string, by: typeof adminClient = adminClient) => by.post(`${url}/plans`, { pricePlanId })
    // Two admins at once.
    const given = await Promise.all([month, forever].flatMap(({ id }) => [give(id), give(id, other)]))
    await database.update(users).set({ role: 'learner' }).where(isOther)
    expect(given.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 409])
    expect(await give('none')).toMatchObject({ status: 404, body: { code: 'plan_unknown' } })
    expect(await examIds(user)).toEqual(['mini'])
    const plans = listOf(fieldOf((await adminClient.get(url)).body, 'plans'))
    expect(plans).toHaveLength(3)
    expect(plans.filter((plan) => fieldOf(plan, 'name') === month.name)).toEqual([
      expect.objectContaining({ activatedAt: expect.any(String) }),
      expect.objectContaining({ expiresAt: fieldOf(plans[0], 'activatedAt') }),
    ])
    const { body } = await adminClient.get(`/api/admin/audit?page=1&subject=${user.userId}&action=grantPlan`)
    const recorded = [month, month, forever].map(({ id }) => JSON.stringify({ plan: id }))
    expect(
      listOf(fieldOf(body, 'entries'))
        .map((entry) => String(fieldOf(entry, 'after')))
        .toSorted(),
    ).toEqual(recorded.toSorted())
  })

  test('that is recommended takes this from another, and leaves it to the plan that replaces it', async () => {
    const [first, second] = [await addPlan(), await addPlan()]
    const recommend = (id: string) => adminClient.patch(`/api/admin/plans/${id}`, { isRecommended: true })
    const recommended = async () =>
      listOf((await clientOf(server).get('/api/price-plans')).body)
        .filter((plan) => fieldOf(plan, 'isRecommended') === true)
        .map((plan) => fieldOf(plan, 'name'))
    await recommend(first.id)
    expect(await recommended()).toEqual([first.name])
    expect(await recommend(second.id)).toMatchObject({ status: 200, body: { plan: { isRecommended: true } } })
    expect(await recommended()).toEqual([second.name])
    expect(await adminClient.patch(`/api/admin/plans/${second.id}`, { price: 1 })).toMatchObject({ status: 200 })
    expect(await recommended()).toEqual([second.name])
    const [successor] = listOf((await adminClient.get('/api/admin/plans')).body).filter(
      (plan) => fieldOf(plan, 'isRecommended') === true,
    )
    await adminClient.patch(`/api/admin/plans/${String(fieldOf(successor, '_id'))}`, { isRecommended: false })
    expect(await recommended()).toEqual([])
  })

  test('keeps its id if only name or description change', async () => {
    const { id } = await addPlan({ description: 'Old words.' })
    const name = `Renamed ${newId()}`
    expect(await adminClient.patch(`/api/admin/plans/${id}`, { name, description: '' })).toMatchObject({
      status: 200,
      body: { plan: { _id: id, name } },
    })
    const plan = await planOffered(name)
    expect(plan).toMatchObject({ _id: id })
    expect(plan).not.toHaveProperty('description')
  })

  const translations = { si: { name: 'මාසය', description: 'දින 30.' }, ta: { description: '30 நாட்கள்.' } }
  const auditOf = async (id: string) => {
    const { body } = await adminClient.get(`/api/admin/audit?page=1&subject=${id}`)
    const [entry] = listOf(fieldOf(body, 'entries'))
    return [fieldOf(entry, 'before'), fieldOf(entry, 'after')].map((json) =>
      fieldOf(JSON.parse(String(json)), 'translations'),
    )
  }

  test('shows its translations to everybody, and a change replaces them all', async () => {
    const { id, name } = await addPlan({ translations: { ...translations, ko: { name: ' 한 달 ', description: ' ' } } })
    const shown = { ...translations, ko: { name: '한 달' } }
    expect(await planOffered(name)).toMatchObject({ translations: shown })
    const all = listOf((await adminClient.get('/api/admin/plans')).body)
    expect(all.find((plan) => fieldOf(plan, '_id') === id)).toMatchObject({ translations: shown })

    await adminClient.patch(`/api/admin/plans/${id}`, { description: 'Other words.' })
    expect(await planOffered(name)).toMatchObject({ _id: id, translations: shown })
    expect(await adminClient.patch(`/api/admin/plans/${id}`, { translations: { ta: { name: 'மாதம்' } } })).toMatchObject({
      status: 200,
      body: { plan: { _id: id, translations: { ta: { name: 'மாதம்' } } } },
    })
    expect(fieldOf(await planOffered(name), 'translations')).toEqual({ ta: { name: 'மாதம்' } })
    expect(await auditOf(id)).toEqual([shown, { ta: { name: 'மாதம்' } }])
    await adminClient.patch(`/api/admin/plans/${id}`, { translations: {} })
    expect(await planOffered(name)).not.toHaveProperty('translations')
  })

  test('keeps its translations when another plan replaces it', async () => {
    const { id, name } = await addPlan({ translations })
    await adminClient.patch(`/api/admin/plans/${id}`, { price: 100 })
    expect(await planOffered(name)).toMatchObject({ price: 100, translations })
  })

  test.each([
    ['price', { price: 100 }, { price: 100 }],
    ['length', { duration: '5-minutes' }, { duration: '5-minutes' }],
    ['exams', { exams: ['other'] }, { exams: [{ _id: 'other', topic: 'Other exam' }] }],
  ])('with another %s becomes another plan, and buyers keep their terms', async (_what, change, shown) => {
    const { id, name } = await addPlan()
    const buyer = await newLearner(server)
    const bought = await buyer.post('/api/user-plan-purchases', { pricePlanId: id })
    const before = fieldOf((await adminClient.get(`/api/admin/users/${buyer.userId}`)).body, 'plans')

    const { body } = await adminClient.patch(`/api/admin/plans/${id}`, change)
    const successor = String(fieldOf(body, 'plan', '_id'))
    expect(successor).not.toBe(id)
    expect(await planOffered(name)).toMatchObject({ _id: successor, ...shown })

    expect(await examIds(buyer)).toEqual(['mini'])
    expect(fieldOf((await adminClient.get(`/api/admin/users/${buyer.userId}`)).body, 'plans')).toEqual(before)
    expect(bought.status).toBe(200)
    const all = listOf((await adminClient.get('/api/admin/plans')).body)
    expect(all.find((plan) => fieldOf(plan, '_id') === id)).toMatchObject({
      isReplaced: true,
      isOffered: false,
      buyers: 1,
    })
    expect(await adminClient.patch(`/api/admin/plans/${id}`, { isOffered: true })).toMatchObject({ status: 409 })
  })

  test('gives an added exam to its present buyers, too, if the admin says so', async () => {
    const { id } = await addPlan()
    const buyer = await newLearner(server)
    await buyer.post('/api/user-plan-purchases', { pricePlanId: id })
    const change = async (plan: string, body: object) => {
      const response = await adminClient.patch(`/api/admin/plans/${plan}`, body)
      expect(response).toMatchObject({ status: 200 })
      return String(fieldOf(response.body, 'plan', '_id'))
    }
    // Without a word, a replaced plan keeps its exams.
    const second = await change(id, { exams: ['mini', 'other'] })
    expect(await examIds(buyer)).toEqual(['mini'])
    const third = await change(second, { exams: ['mini'] })
    await change(third, { exams: ['mini', 'other'], givesToBuyers: true })
    expect(await examIds(buyer)).toEqual(['mini', 'other'])
  })

  test('without buyers leaves the list when it is replaced', async () => {
    const { id } = await addPlan()
    await adminClient.patch(`/api/admin/plans/${id}`, { price: 7 })
    const ids = listOf((await adminClient.get('/api/admin/plans')).body).map((plan) => fieldOf(plan, '_id'))
    expect(ids).not.toContain(id)
  })

  test('changed by two admins at once has one successor', async () => {
    const { id, name } = await addPlan()
    const responses = await Promise.all(
      [100, 200, 300].map((price) => adminClient.patch(`/api/admin/plans/${id}`, { price })),
    )
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await offered()).filter((plan) => fieldOf(plan, 'name') === name)).toHaveLength(1)
  })

  test('with an unknown exam is rejected, and nothing is added', async () => {
    const before = await offered()
    const plan = { name: 'Refused', duration: 'monthly', price: 0, exams: ['nowhere'] }
    const message = "There is no exam 'nowhere'."
    expect(await adminClient.post('/api/admin/plans', plan)).toMatchObject({ status: 400, body: { message } })
    expect(await offered()).toEqual(before)
  })
})

const shownAds = async () =>
  listOf((await visitor.get('/api/advertisements')).body).map((each) => fieldOf(each, 'title'))

describe('an advertisement', () => {
  test('is visible to everybody once added, its picture re-encoded under a meaningless name', async () => {
    const { status, body } = await adminClient.post('/api/admin/advertisements', {
      title: ' Open day ',
      image: samplePicture,
    })
    expect(status).toBe(200)
    expect(await shownAds()).toContain('Open day')
    const url = String(fieldOf(body, 'advertisement', 'imageUrl'))
    expect(url).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/)
    const picture = await visitor.get(url)
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
    expect(picture.headers['x-content-type-options']).toBe('nosniff')
    expect(readdirSync(server.context.mediaFolder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('is withdrawn, shown again and deleted', async () => {
    const title = `Ad ${newId()}`
    const added = await adminClient.post('/api/admin/advertisements', { title, image: samplePicture })
    const path = `/api/admin/advertisements/${String(fieldOf(added.body, 'advertisement', 'id'))}`
    await adminClient.patch(path, { isShown: false })
    expect(await shownAds()).not.toContain(title)
    expect(listOf((await adminClient.get('/api/admin/advertisements')).body)).toContainEqual(
      expect.objectContaining({ title, isShown: false }),
    )
    await adminClient.patch(path, { isShown: true, title: `${title}!` })
    expect(await shownAds()).toContain(`${title}!`)
    expect(await adminClient.remove(path)).toMatchObject({ status: 200 })
    expect(await shownAds()).not.toContain(`${title}!`)
    expect(await adminClient.remove(path)).toMatchObject({ status: 404 })
    expect(await adminClient.patch(path, { isShown: true })).toMatchObject({ status: 404 })
  })

  test('has titles by language, which a new title without others removes', async () => {
    const titles = { si: { title: ' විවෘත දිනය ' } }
    const { body } = await adminClient.post('/api/admin/advertisements', {
      title: 'Open day',
      image: samplePicture,
      translations: titles,
    })
    expect(fieldOf(body, 'advertisement', 'translations')).toEqual({ si: { title: 'විවෘත දිනය' } })
    const path = `/api/admin/advertisements/${String(fieldOf(body, 'advertisement', 'id'))}`
    const changed = async (change: object) =>
      fieldOf((await adminClient.patch(path, change)).body, 'advertisement', 'translations')
    expect(await changed({ isShown: true })).toEqual({ si: { title: 'විවෘත දිනය' } })
    expect(await changed({ translations: { ta: { title: 'திறந்த நாள்' } } })).toEqual({ ta: { title: 'திறந்த நாள்' } })
    const listed = listOf((await visitor.get('/api/advertisements')).body)
    expect(listed).toContainEqual(expect.objectContaining({ translations: { ta: { title: 'திறந்த நாள்' } } }))
    expect(await changed({ title: 'Another day' })).toBeUndefined()
    expect(await adminClient.patch(path, { translations: { ta: { title: ' ' } } })).toMatchObject({ status: 400 })
    await adminClient.remove(path)
  })

  test('with an SVG is rejected, and nothing is written', async () => {
    const [files, before] = [readdirSync(server.context.mediaFolder), await shownAds()]
    const image = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    expect(await adminClient.post('/api/admin/advertisements', { title: 'No', image })).toMatchObject({ status: 400 })
    expect(await shownAds()).toEqual(before)
    expect(readdirSync(server.context.mediaFolder)).toEqual(files)
  })
})

describe('the picture of an advertisement', () => {
  const fileOf = (url: string) => join(server.context.mediaFolder, url.replace('/media/', ''))
  const add = async (image: string) => {
    const { body } = await adminClient.post('/api/admin/advertisements', { title: `Ad ${newId()}`, image })
    return {
      path: `/api/admin/advertisements/${String(fieldOf(body, 'advertisement', 'id'))}`,
      url: String(fieldOf(body, 'advertisement', 'imageUrl')),
    }
  }
  let drawings = 0
  /** A picture that no other test uses. */
  const drawing = async () => {
    drawings += 1
    return (await page(40 + drawings, 30)).toString('base64')
  }

  test('is removed when it is replaced', async () => {
    const { path, url } = await add(await drawing())
    expect(existsSync(fileOf(url))).toBe(true)
    const { body } = await adminClient.patch(path, { image: await drawing() })
    const next = String(fieldOf(body, 'advertisement', 'imageUrl'))
    expect(existsSync(fileOf(url))).toBe(false)
    expect(await visitor.get(url)).toMatchObject({ status: 404 })
    expect(await visitor.get(next)).toMatchObject({ status: 200 })
  })

  test('stays when the same one is uploaded again', async () => {
    const image = await drawing()
    const { path, url } = await add(image)
    expect(await adminClient.patch(path, { image, title: 'The same' })).toMatchObject({ status: 200 })
    expect(await visitor.get(url)).toMatchObject({ status: 200 })
  })

  test('is removed with the last advertisement that uses it', async () => {
    const image = await drawing()
    const [one, other] = [await add(image), await add(image)]
    expect(other.url).toBe(one.url)
    await adminClient.remove(one.path)
    expect(await visitor.get(one.url)).toMatchObject({ status: 200 })
    await adminClient.remove(other.path)
    expect(existsSync(fileOf(one.url))).toBe(false)
  })

  test('that an exam uses as well, stays', async () => {
    const { database } = server.context
    const { path, url } = await add(await drawing())
    const [mini] = await database.select().from(exams).where(eq(exams.id, 'mini'))
    await database
      .update(exams)
      .set({ photo: url.replace('/media/', '') })
      .where(eq(exams.id, 'mini'))
    await adminClient.remove(path)
    expect(await visitor.get(url)).toMatchObject({ status: 200 })
    await database
      .update(exams)
      .set({ photo: mini?.photo ?? null })
      .where(eq(exams.id, 'mini'))
  })

  test('exists after it is added and removed simultaneously', async () => {
    const image = await drawing()
    for (let round = 0; round < 2; round += 1) {
      const first = await add(image)
      const [, second] = await Promise.all([adminClient.remove(first.path), add(image)])
      expect(await visitor.get(second.url)).toMatchObject({ status: 200 })
      await adminClient.remove(second.path)
      expect(existsSync(fileOf(second.url))).toBe(false)
    }
  })

  test('is removed if there is no such advertisement', async () => {
    const files = readdirSync(server.context.mediaFolder)
    const image = await drawing()
    expect(await adminClient.patch('/api/admin/advertisements/nowhere', { image })).toMatchObject({ status: 404 })
    expect(readdirSync(server.context.mediaFolder)).toEqual(files)
  })
})

describe('a video', () => {
  test('is added, withdrawn and deleted, visible to learners', async () => {
    const learner = await newLearner(server)
    const seen = async () => listOf((await learner.get('/api/videos')).body).map((each) => fieldOf(each, 'title'))
    const { body } = await adminClient.post('/api/admin/videos', sampleNewVideo)
    expect(await seen()).toContain(sampleNewVideo.title)
    const path = `/api/admin/videos/${String(fieldOf(body, 'video', 'id'))}`
    await adminClient.patch(path, { isShown: false })
    expect(await seen()).not.toContain(sampleNewVideo.title)
    await adminClient.patch(path, { isShown: true, youtubeUrl: 'youtu.be/ddddddddddd' })
    expect(await adminClient.get('/api/admin/videos')).toMatchObject({
      body: expect.arrayContaining([expect.objectContaining({ youtubeUrl: 'https://youtu.be/ddddddddddd' })]),
    })
    expect(await adminClient.remove(path)).toMatchObject({ status: 200 })
    expect(await seen()).not.toContain(sampleNewVideo.title)
  })
})

describe('an exam', () => {
  test('is previewed with its keys by an admin without a plan, outside any leaderboard', async () => {
    const { status, text, body } = await adminClient.get('/api/admin/exams/mini')
    expect(status).toBe(200)
    expect(text).toContain('"isCorrect":true')
    expect(text).toContain('An apple is fruit.')
    const photo = String(listOf(fieldOf(body, 'questions')).map((each) => fieldOf(each, 'questionPhoto'))[0])
    expect(await adminClient.get(photo)).toMatchObject({ status: 200 })
    expect(await (await newLearner(server)).get(photo)).toMatchObject({ status: 403 })
    expect(await visitor.get(photo)).toMatchObject({ status: 401 })
  })

  test('lists whether a plan on offer contains it', async () => {
    expect(await adminClient.get('/api/admin/exams')).toMatchObject({
      body: [
        { _id: 'mini', topic: 'Mini exam', questionCount: 4, version: 1, isOffered: true },
        { _id: 'other', isOffered: true },
      ],
    })
  })
})

describe('a user', () => {
  test('is found by a part of name or email in any case and spelling', async () => {
    const { userId } = await newLearner(server, { name: 'Dilani', lName: 'O_Neil 100%', email: 'dilani.o@naru.test' })
    for (const search of ['dILANI o_n', '100%', 'LANI.O@', userId]) {
      const { body } = await adminClient.get(`/api/admin/users?page=1&search=${encodeURIComponent(search)}`)
      expect(listOf(fieldOf(body, 'entries')).map((each) => fieldOf(each, 'id'))).toEqual([userId])
    }
    const { userId: nethmi } = await newLearner(server, { name: 'නෙත්මි', lName: 'ශ්\u200Dරී 50%' })
    for (const search of ['නේත්මි ශ්රී', 'ශ්රී 50%']) {
      const { body } = await adminClient.get(`/api/admin/users?page=1&search=${encodeURIComponent(search)}`)
      expect(listOf(fieldOf(body, 'entries')).map((each) => fieldOf(each, 'id'))).toEqual([nethmi])
    }
    expect(await adminClient.get('/api/admin/users?page=1&search=nobody%25')).toMatchObject({ body: { total: 0 } })
    expect(await adminClient.get('/api/admin/users?page=2')).toMatchObject({ body: { entries: [], page: 2 } })
    for (const query of ['', '?page=0', '?page=x', '?page=1&page=2']) {
      expect(await adminClient.get(`/api/admin/users${query}`)).toMatchObject({ status: 400 })
    }
  })

  test('who mistyped the email address gets a code at the corrected one; a verified or taken address stays', async () => {
    const learner = await newLearner(server)
    const url = `/api/admin/users/${learner.userId}/email`
    const correct = (email: string) => adminClient.patch(url, { email })
    await server.context.database.update(users).set({ isVerified: true }).where(eq(users.id, learner.userId))
    expect(await correct('right@naru.test')).toMatchObject({ status: 409, body: { code: 'already_verified' } })
    await server.context.database.update(users).set({ isVerified: false }).where(eq(users.id, learner.userId))
    expect(await correct(admin.email)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect(await correct(' Right@Naru.test ')).toMatchObject({ status: 200 })
    expect(await learner.get('/api/user/data')).toMatchObject({ status: 401 })
    const otp = codeMailedTo(server, 'right@naru.test')
    const verified = await visitor.post('/api/auth/Verify-account', { userId: learner.userId, otp })
    expect(verified).toMatchObject({ status: 200 })
    expect(await learner.patch(url, { email: 'x@naru.test' })).toMatchObject({ status: 401 })
  })
})

describe('a learner who is deactivated during an exam', () => {
  test('is rejected at once, and saves the finished attempt after reactivation', async () => {
    const learner = await newLearner(server)
    const { id } = await addPlan()
    await learner.post('/api/user-plan-purchases', { pricePlanId: id })
    const exam = (await learner.get('/api/exams/mini')).body
    const startTime = new Date().toISOString()
    const result = resultOf('mini', { [String(fieldOf(exam, 'questions', 0, '_id'))]: '' }, startTime, startTime)
    const activate = (isActive: boolean) => adminClient.patch(`/api/user/${learner.userId}/activate`, { isActive })
    await activate(false)
    expect(await learner.post('/api/results', result)).toMatchObject({
      status: 401,
      body: { message: 'Not authorized, please login again' },
    })
    const login = () => learner.post('/api/auth/login', { email: learner.email, password: learner.password })
    expect(await login()).toMatchObject({
      status: 403,
      body: { message: 'This account has been disabled. Please contact us.' },
    })
    await activate(true)
    // After reactivation the former session stays invalid.
    expect(await learner.get('/api/user/data')).toMatchObject({ status: 401 })
    expect(await login()).toMatchObject({ status: 200 })
    expect(await learner.post('/api/results', result)).toMatchObject({ status: 200, body: { result: { attempt: 1 } } })
  })
})

describe('admins who deactivate each other', () => {
  test('simultaneously leave one of them active', async () => {
    const { database } = server.context
    const other = await newLearner(server)
    await database.update(users).set({ role: 'admin' }).where(eq(users.id, other.userId))
    const firstId = String(fieldOf((await adminClient.get('/api/user/data')).body, 'userId'))
    for (let round = 0; round < 2; round += 1) {
      await database.update(users).set({ isActive: true })
      await adminClient.post('/api/auth/login', admin)
      await other.post('/api/auth/login', { email: other.email, password: other.password })
      const responses = await Promise.all([
        adminClient.patch(`/api/user/${other.userId}/activate`, { isActive: false }),
        other.patch(`/api/user/${firstId}/activate`, { isActive: false }),
      ])
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await database.select({ isActive: users.isActive }).from(users).where(eq(users.role, 'admin'))
      expect(left.filter(({ isActive }) => isActive)).toHaveLength(1)
    }
    // The other tests need the first admin.
    await database.update(users).set({ isActive: true })
    await adminClient.post('/api/auth/login', admin)
  })
})

describe('the mail and payment logs', () => {
  test('list mails, newest first and without their text', async () => {
    await registeredLearner(server, { email: 'logged@naru.test' })
    const { text, body } = await adminClient.get('/api/admin/mails?page=1')
    expect(fieldOf(body, 'entries', 0)).toMatchObject({ to: 'logged@naru.test', state: 'sent', tries: 1 })
    expect(text).not.toMatch(/\b\d{6}\b/)
  })

  test('list fifty entries per page', async () => {
    const createdAt = new Date()
    await server.context.database.insert(mails).values(
      Array.from({ length: 60 }, (_, index) => ({
        id: newId(),
        to: `old${index}@naru.test`,
        subject: 'Old',
        state: 'failed' as const,
        tries: 7,
        lastError: '550 No such user',
        createdAt: new Date(createdAt.getTime() - 1_000_000 - index),
        nextTryAt: createdAt,
      })),
    )
    const { body } = await adminClient.get('/api/admin/mails?page=1')
    expect(listOf(fieldOf(body, 'entries'))).toHaveLength(50)
    const total = Number(fieldOf(body, 'total'))
    const last = await adminClient.get('/api/admin/mails?page=2')
    expect(listOf(fieldOf(last.body, 'entries'))).toHaveLength(total - 50)
    expect(fieldOf(last.body, 'entries', total - 51)).toMatchObject({ state: 'failed', lastError: '550 No such user' })
  })

  test('list orders with their buyers, and their notices', async () => {
    const buyer = await newLearner(server, { name: 'Ama', lName: 'Fernando' })
    const moment = new Date('2026-03-02T04:30:00.000Z')
    await server.context.database.insert(paymentOrders).values({
      orderId: `${buyer.userId}123456`,
      userId: buyer.userId,
      planId: 'paid',
      amountCents: 99_050,
      currency: 'LKR',
      state: 'pending',
      createdAt: moment,
      changedAt: moment,
    })
    await server.context.database.insert(paymentNotices).values({
      id: newId(),
      receivedAt: moment,
      source: 'notice',
      outcome: 'wrong-signature',
      orderId: `${buyer.userId}123456`,
      amount: '1.00',
    })
    expect(await adminClient.get('/api/admin/payment-orders?page=1')).toMatchObject({
      body: {
        total: 1,
        entries: [{ userName: 'Ama Fernando', planName: 'Paid', amount: 990.5, state: 'pending', isActivated: false }],
      },
    })
    expect(await adminClient.get('/api/admin/payment-notices?page=1')).toMatchObject({
      body: { total: 1, entries: [{ source: 'notice', outcome: 'wrong-signature', amount: '1.00' }] },
    })
  })
})

test('the overview shows what waits, and how the server is', async () => {
  const { database, mediaFolder } = server.context
  const overview = async () => (await adminClient.get('/api/admin/overview')).body
  await database.update(paymentOrders).set({ changedAt: databaseNowPlus(-59 * 60_000) })
  await database.update(mails).set({ state: 'sent' })
  expect(await overview()).toMatchObject({
    openPayments: 0,
    failedMails: 0,
    papersInReview: 0,
    runningExams: 0,
    isBackupLate: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
  await database.update(paymentOrders).set({ changedAt: databaseNowPlus(-61 * 60_000) })
  await database.update(mails).set({ state: 'failed' })
  const lastBackupAt = server.context.now().toISOString()
  writeFileSync(join(mediaFolder, '../backup.json'), JSON.stringify({ at: lastBackupAt, bytes: 1 }))
  expect(await overview()).toMatchObject({
    openPayments: 1,
    failedMails: await database.$count(mails),
    lastBackupAt,
    isBackupLate: false,
  })
  // A payment without a plan is settled by the one that an admin gives.
  const [order] = await database.update(paymentOrders).set({ state: 'confirmed' }).returning()
  await adminClient.post(`/api/admin/users/${order?.userId}/plans`, { pricePlanId: 'paid' })
  expect(await overview()).toMatchObject({ openPayments: 0 })
})
