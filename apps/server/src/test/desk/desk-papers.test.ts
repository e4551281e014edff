import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries, exams, mails, paperRevisions, papers, users } from '../../platform/db/schema'
import { createAuthSession } from '../../modules/auth/auth-sessions'
import { openTestServer } from '../support/test-server'
import { anotherServer } from '../support/another-server'
import { clientOf, fieldOf, listOf, manualClock, newLearner } from '../support/client'
import { writeContent } from '../support/content'
import { draftOf, newPaper, newStaff, publish, question, save } from '../support/desk-client'
import { fingerprints } from '../support/snapshot'

const DAY = 86_400
const clock = manualClock()
const options = { contentFolder: writeContent(), now: clock.now }
const server = await openTestServer(options)
const other = await anotherServer(server, options)
const { database } = server.context

type Person = Awaited<ReturnType<typeof newStaff>>
const newAuthor = (name?: string) => newStaff(server, 'author', name)
const newEditor = (name?: string) => newStaff(server, 'editor', name)
const newAdmin = (name?: string) => newStaff(server, 'admin', name)
const author = await newAuthor('Nimali')
const colleague = await newAuthor('Ruwan')
const editor = await newEditor('Sunil')

/** Equal if nothing was stored but the counters of limits. */
const written = () => fingerprints(database, ['limit_counters'])
const paperOf = async (person: Person, id: string) => (await person.get(`/api/desk/papers/${id}`)).body
const editorsIn = (body: unknown) => listOf(fieldOf(body, 'editors'))

describe('an author', () => {
  test('begins a paper from nothing, and finds it in the list with its faults', async () => {
    const created = await author.post('/api/desk/papers', { id: 'first', topic: 'First steps' })
    expect(created).toMatchObject({
      status: 200,
      body: { id: 'first', state: 'draft', revision: 1, draft: { id: 'first', topic: 'First steps', questions: [] } },
    })
    await save(author, 'first', 1, draftOf(3, { questions: [question(1), question(2, { options: [] })] }))
    const [listed] = listOf((await author.get('/api/desk/papers')).body)
    expect(listed).toMatchObject({
      id: 'first',
      topic: 'Harbour',
      owner: { id: author.userId, name: 'Nimali Perera' },
      questions: 2,
      faults: 1,
      coverage: { reading: 2, listening: 0 },
      hasUnpublishedChanges: true,
    })
  })

  test('cannot take the id of a paper or an exam, nor another form of id', async () => {
    const id = await newPaper(author)
    for (const taken of [id, 'mini'])
      expect(await author.post('/api/desk/papers', { id: taken, topic: 'x' })).toMatchObject({
        status: 409,
        body: { code: 'paper_id_taken' },
      })
    for (const wrong of ['A', 'a b', '', '../a'])
      expect(await author.post('/api/desk/papers', { id: wrong, topic: 'x' })).toMatchObject({ status: 400 })
  })

  test('does not see, change or copy a paper of another author, as if there was none; an editor does', async () => {
    const id = await newPaper(author)
    const before = await written()
    const stranger = colleague
    const at = `/api/desk/papers/${id}`
    const responses = [
      await stranger.get(at),
      await save(stranger, id, 2, draftOf(1)),
      await stranger.remove(at),
      await stranger.post(`${at}/state`, { state: 'in_review', revision: 2 }),
      await stranger.get(`${at}/revisions?page=1`),
      await stranger.get(`${at}/revisions/1`),
      await stranger.post(`${at}/presence`, { tab: 'tab-2' }),
      await stranger.get(`${at}/export?format=folder`),
      await stranger.post(`${at}/import`, { name: 'a.gift', file: 'e30=' }),
      await stranger.post('/api/desk/papers', { id: 'copied', topic: 'x', from: { paper: id } }),
      await stranger.get('/api/admin/exams/mini/statistics'),
    ]
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
    expect(await written()).toEqual(before)
    expect(listOf((await stranger.get('/api/desk/papers')).body)).toEqual([])
    expect(await save(editor, id, 2, draftOf(3))).toMatchObject({ status: 200, body: { revision: 3 } })
    expect(listOf((await editor.get('/api/desk/papers')).body).length).toBeGreaterThan(1)
  })

  test('who is deactivated, or no author any more, is refused at once', async () => {
    const gone = await newAuthor()
    const id = await newPaper(gone)
    await database.update(users).set({ role: 'learner' }).where(eq(users.id, gone.userId))
    expect(await save(gone, id, 2, draftOf(1))).toMatchObject({ status: 403, body: { code: 'right_missing' } })
    await database.update(users).set({ role: 'author', isActive: false }).where(eq(users.id, gone.userId))
    expect(await save(gone, id, 2, draftOf(1))).toMatchObject({ status: 401 })
    expect(await newPaper(author)).toBeTruthy()
  })
})

describe('saving', () => {
  test('stores each draft as a revision, and an equal one not again', async () => {
    const id = await newPaper(author, draftOf(1))
    expect(await save(author, id, 2, draftOf(2))).toMatchObject({ status: 200, body: { revision: 3 } })
    // A repeated request whose answer was lost, and one without a change.
    for (const base of [2, 3])
      expect(await save(author, id, base, draftOf(2))).toMatchObject({ status: 200, body: { revision: 3 } })
    expect((await author.get(`/api/desk/papers/${id}/revisions?page=1`)).body).toMatchObject({
      total: 3,
      entries: [
        { revision: 3, author: 'Nimali Perera', reason: 'edit', questions: 2 },
        { revision: 2, questions: 1 },
        { revision: 1, reason: 'create', questions: 0 },
      ],
    })
  })

  test('of two editors at once stores one, and the other is given it', async () => {
    const id = await newPaper(author)
    const [here, there] = [author, clientOf(other, editor.token())]
    const drafts = ['Ferry', 'Ship'].map((topic) => draftOf(2, { topic }))
    const responses = await Promise.all([
      here.put(`/api/desk/papers/${id}`, { revision: 2, draft: drafts[0], tab: 'a' }),
      there.put(`/api/desk/papers/${id}`, { revision: 2, draft: drafts[1], tab: 'b' }),
    ])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const lost = responses.findIndex(({ status }) => status === 409)
    expect(responses[lost]?.body).toMatchObject({
      success: false,
      code: 'paper_changed',
      current: {
        revision: 3,
        draft: { ...drafts[1 - lost], id },
        author: lost === 0 ? 'Sunil Perera' : 'Nimali Perera',
      },
    })
    // The later one chooses its own.
    expect(await save(author, id, 3, draftOf(2, { topic: 'Port' }))).toMatchObject({ body: { revision: 4 } })
  })

  test('from a revision that never was is a conflict too', async () => {
    const id = await newPaper(author)
    expect(await save(author, id, 77, draftOf(9))).toMatchObject({
      status: 409,
      body: { current: { revision: 2 } },
    })
    // It shows the newest draft with its keys.
    const views = await database.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(views.at(-1)).toMatchObject({ action: 'getPaper', actor: author.userId })
  })

  const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) })
  test.each([
    ['too many questions', { questions: Array.from({ length: 1001 }, () => ({})) }, 413],
    ['too many bytes', { topic: 'x'.repeat(2.5 * 1024 * 1024) }, 413],
    ['too many levels', nested(40), 400],
  ])('refuses %s and stores nothing', async (_, draft, status) => {
    const id = await newPaper(author)
    expect(await save(author, id, 2, draft)).toMatchObject({ status })
    expect(await paperOf(author, id)).toMatchObject({ revision: 2 })
  })

  test('refuses prototype keys, and keeps nonsense that is a plain object', async () => {
    const id = await newPaper(author)
    for (const key of ['__proto__', 'constructor'])
      expect(
        await server.server.inject({
          method: 'PUT',
          url: `/api/desk/papers/${id}`,
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          cookies: { sid: author.token() ?? '' },
          payload: `{"revision":2,"tab":"t","draft":{"${key}":{"prototype":{"a":1}}}}`,
        }),
      ).toMatchObject({ statusCode: 400 })
    const nonsense = { questions: [7, null, [], { options: 'x', tags: [] }], groups: 'x', sections: {}, topic: [] }
    expect(await save(author, id, 2, nonsense)).toMatchObject({ status: 200 })
    expect(await paperOf(author, id)).toMatchObject({ draft: { ...nonsense, id } })
  })

  test('is all or nothing', async () => {
    const id = await newPaper(author)
    const before = await written()
    await database.execute('alter table papers add constraint broken check (revision < 3) not valid')
    expect(await save(author, id, 2, draftOf(5))).toMatchObject({ status: 500 })
    await database.execute('alter table papers drop constraint broken')
    expect(await written()).toEqual(before)
  })
})

test('editors are told of each other for a minute, or until a tab is closed', async () => {
  const id = await newPaper(author)
  const touch = (person: Person, tab: string) => person.post(`/api/desk/papers/${id}/presence`, { tab })
  await touch(editor, 'tab-2')
  const { body } = await touch(author, 'tab-1')
  expect(body).toMatchObject({ revision: 2 })
  expect(editorsIn(body)).toEqual(
    expect.arrayContaining([
      { name: 'Nimali Perera', tab: 'tab-1', isMe: true },
      { name: 'Sunil Perera', tab: 'tab-2', isMe: false },
    ]),
  )
  await editor.post(`/api/desk/papers/${id}/presence`, { tab: 'tab-2', isClosed: true })
  expect(editorsIn((await touch(author, 'tab-1')).body)).toHaveLength(1)
  await touch(editor, 'tab-2')
  clock.forward(61)
  expect(editorsIn((await touch(author, 'tab-1')).body)).toHaveLength(1)
})

describe('the history', () => {
  test('gives an earlier draft back, which is restored as a new revision', async () => {
    const id = await newPaper(author, draftOf(4))
    await save(author, id, 2, draftOf(1))
    const earlier = await author.get(`/api/desk/papers/${id}/revisions/2`)
    expect(earlier.body).toMatchObject({ revision: 2, draft: { ...draftOf(4), id } })
    const draft = Object(fieldOf(earlier.body, 'draft'))
    expect(await save(author, id, 3, draft, { reason: 'restore', restoredFrom: 2 })).toMatchObject({
      body: { revision: 4 },
    })
    const { body } = await author.get(`/api/desk/papers/${id}/revisions?page=1`)
    expect(fieldOf(body, 'entries', 0)).toMatchObject({ reason: 'restore', restoredFrom: 2, questions: 4 })
    expect(await author.get(`/api/desk/papers/${id}/revisions/9`)).toMatchObject({
      status: 404,
      body: { code: 'revision_unknown' },
    })
  })

  test('is thinned after a month to the last of each day; published revisions stay', async () => {
    const [me, boss] = [await newAuthor(), await newEditor()]
    const id = await newPaper(me)
    await publish(boss, id, 2)
    await save(me, id, 2, draftOf(3))
    await save(me, id, 3, draftOf(4))
    clock.forward(DAY)
    const next = {
      ...me,
      ...clientOf(server, await createAuthSession(server.context, { id: me.userId, role: 'author' }, null)),
    }
    await save(next, id, 4, draftOf(5))
    await save(next, id, 5, draftOf(6))
    const stored = async () => {
      const rows = await database.select().from(paperRevisions).where(eq(paperRevisions.paperId, id))
      return rows.map(({ revision }) => revision).toSorted((one, another) => one - another)
    }
    clock.forward(29 * DAY + 1)
    await server.runMaintenance()
    expect(await stored()).toEqual([2, 4, 5, 6])
    clock.forward(2 * DAY)
    await server.runMaintenance()
    expect(await stored()).toEqual([2, 4, 6])
  })
})

describe('the state', () => {
  test('goes to review and back with a note; nobody jumps', async () => {
    const [me, boss] = [await newAuthor(), await newEditor()]
    const id = await newPaper(me)
    const move = (person: Person, state: string, revision = 2, more = {}) =>
      person.post(`/api/desk/papers/${id}/state`, { state, revision, ...more })
    expect(await move(me, 'in_review', 1)).toMatchObject({ status: 409, body: { code: 'paper_state' } })
    expect(await move(me, 'in_review')).toMatchObject({ status: 200, body: { state: 'in_review' } })
    expect(await move(boss, 'draft', 2, { note: 'Question 2 needs a picture.' })).toMatchObject({
      body: { state: 'draft', note: 'Question 2 needs a picture.' },
    })
    expect(await paperOf(me, id)).toMatchObject({ note: 'Question 2 needs a picture.' })
    for (const state of ['published', 'withdrawn', 'draft'])
      expect(await move(boss, state)).toMatchObject({ status: 409 })
  })

  test('is mailed to who is concerned, never to who changed it', async () => {
    const [me, boss] = [await newAuthor(), await newEditor('Kamala')]
    const id = await newPaper(me)
    const mailsTo = ({ email }: Person) =>
      database.select({ subject: mails.subject, text: mails.text }).from(mails).where(eq(mails.to, email))
    const mailed = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject)
    const move = (person: Person, state: string, note = '') =>
      person.post(`/api/desk/papers/${id}/state`, { state, revision: 2, note })
    const before = await mailed(me)
    await move(me, 'in_review')
    expect(await mailed(boss)).toContain('Please review: Harbour')
    expect(await mailed(me)).toEqual(before)
    await move(boss, 'draft', 'Question 2 needs a picture.')
    await publish(boss, id, 2)
    expect((await mailed(me)).slice(before.length).toSorted()).toEqual(['Given back: Harbour', 'Published: Harbour'])
    expect(JSON.stringify(await mailsTo(me))).toContain('Question 2 needs a picture.')
  })

  test('in review a paper is changed by editors only; the author takes it back', async () => {
    const [me, boss] = [await newAuthor(), await newEditor()]
    const id = await newPaper(me)
    const move = (state: string, revision: number) => me.post(`/api/desk/papers/${id}/state`, { state, revision })
    await move('in_review', 2)
    expect(await save(me, id, 2, draftOf(3))).toMatchObject({ status: 409, body: { code: 'paper_in_review' } })
    // A repeated request whose answer was lost.
    expect(await save(me, id, 2, draftOf(2))).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(await save(boss, id, 2, draftOf(3))).toMatchObject({ status: 200, body: { revision: 3 } })
    expect(await move('draft', 3)).toMatchObject({ status: 200, body: { state: 'draft' } })
    expect(await save(me, id, 3, draftOf(4))).toMatchObject({ status: 200, body: { revision: 4 } })
  })

  test('a change to a published or withdrawn paper goes to review and back; the exam stays as it is', async () => {
    const [me, boss] = [await newAuthor(), await newEditor()]
    const id = await newPaper(me)
    await publish(boss, id, 2)
    await save(me, id, 2, draftOf(3))
    const move = (person: Person, state: string, more = {}) =>
      person.post(`/api/desk/papers/${id}/state`, { state, revision: 3, ...more })
    const touched = async () => (await me.post(`/api/desk/papers/${id}/presence`, { tab: 'tab-1' })).body
    const isWithdrawn = async () =>
      (await database.select({ isWithdrawn: exams.isWithdrawn }).from(exams).where(eq(exams.id, id)))[0]?.isWithdrawn
    expect(await move(me, 'in_review')).toMatchObject({ body: { state: 'in_review', publishedVersion: 1 } })
    expect(await touched()).toMatchObject({ state: 'in_review' })
    expect(await move(boss, 'draft', { note: 'Not yet.' })).toMatchObject({ body: { state: 'published' } })
    expect(await touched()).toMatchObject({ state: 'published', note: 'Not yet.', revision: 3 })
    expect(await isWithdrawn()).toBe(false)
    await move(boss, 'withdrawn')
    await move(me, 'in_review')
    expect(await isWithdrawn()).toBe(true)
    expect(await move(me, 'draft')).toMatchObject({ body: { state: 'withdrawn' } })
    await move(me, 'in_review')
    await publish(boss, id, 3)
    expect(await touched()).toMatchObject({ state: 'published' })
    expect(await isWithdrawn()).toBe(false)
  })

  test('a paper is deleted unless it was published', async () => {
    const [me, boss] = [await newAuthor(), await newEditor()]
    const [draft, exam] = [await newPaper(me), await newPaper(me)]
    await publish(boss, exam, 2)
    expect(await me.remove(`/api/desk/papers/${draft}`)).toMatchObject({ status: 200 })
    expect(await me.get(`/api/desk/papers/${draft}`)).toMatchObject({ status: 404 })
    expect(await me.remove(`/api/desk/papers/${exam}`)).toMatchObject({
      status: 409,
      body: { code: 'paper_published' },
    })
  })
})

describe('giving a paper', () => {
  const give = (person: Person, id: string, from: Person, to: { userId: string }) =>
    person.put(`/api/desk/papers/${id}/owner`, { from: from.userId, to: to.userId })

  test('moves it with its history to another of the staff; only the new author opens it', async () => {
    const [former, next, boss] = [await newAuthor(), await newAuthor('Kamala'), await newAdmin()]
    const id = await newPaper(former)
    await former.post(`/api/desk/papers/${id}/state`, { state: 'in_review', revision: 2 })
    const given = { status: 200, body: { id, state: 'in_review', revision: 2, owner: { id: next.userId } } }
    expect(await give(boss, id, former, next)).toMatchObject(given)
    // A repeated request whose answer was lost.
    expect(await give(boss, id, former, next)).toMatchObject(given)
    expect(await former.get(`/api/desk/papers/${id}`)).toMatchObject({ status: 404, body: { code: 'paper_unknown' } })
    expect(await save(former, id, 2, draftOf(4))).toMatchObject({ status: 404 })
    expect(listOf((await next.get('/api/desk/papers')).body)).toMatchObject([{ id, owner: { name: 'Kamala Perera' } }])
    expect((await next.get(`/api/desk/papers/${id}/revisions?page=1`)).body).toMatchObject({ total: 2 })
    await next.post(`/api/desk/papers/${id}/state`, { state: 'draft', revision: 2 })
    expect(await save(next, id, 2, draftOf(4))).toMatchObject({ status: 200, body: { revision: 3 } })
    const entries = await database.select().from(auditEntries).where(eq(auditEntries.action, 'givePaper'))
    expect(entries).toMatchObject([{ actor: boss.userId, subjectKind: 'paper', subjectId: id }])
    expect(JSON.parse(entries[0]?.before ?? '')).toMatchObject({ ownerId: former.userId })
    expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({ ownerId: next.userId })
  })

  test('gives the statistics with it', async () => {
    const [former, next, boss] = [await newAuthor(), await newAuthor(), await newAdmin()]
    const id = await newPaper(former)
    await publish(boss, id, 2)
    await give(boss, id, former, next)
    expect(await next.get(`/api/admin/exams/${id}/statistics`)).toMatchObject({ status: 200 })
    expect(await former.get(`/api/admin/exams/${id}/statistics`)).toMatchObject({ status: 404 })
  })

  test('is refused to authors and editors, and to whoever may not write papers, and changes nothing', async () => {
    const [owner, boss, reviewer, disabled] = [
      await newAuthor(),
      await newAdmin(),
      await newEditor(),
      await newAuthor(),
    ]
    const learner = await newLearner(server)
    await database.update(users).set({ isActive: false }).where(eq(users.id, disabled.userId))
    const id = await newPaper(owner)
    const before = await written()
    for (const person of [owner, reviewer])
      expect(await give(person, id, owner, reviewer)).toMatchObject({ status: 403, body: { code: 'admin_only' } })
    for (const to of [learner, disabled])
      expect(await give(boss, id, owner, to)).toMatchObject({ status: 409, body: { code: 'owner_not_writer' } })
    expect(await give(boss, id, owner, { userId: 'nobody' })).toMatchObject({
      status: 404,
      body: { code: 'user_unknown' },
    })
    expect(await give(boss, 'no-paper', owner, reviewer)).toMatchObject({
      status: 404,
      body: { code: 'paper_unknown' },
    })
    expect(await give(boss, id, boss, reviewer)).toMatchObject({
      status: 409,
      body: { code: 'paper_owner_changed' },
    })
    expect(await written()).toEqual(before)
  })

  test('of two admins to two people at once happens once', async () => {
    const [owner, one, another] = [await newAuthor(), await newAdmin(), await newAdmin()]
    const id = await newPaper(owner)
    const there = { ...another, ...clientOf(other, another.token()) }
    const responses = await Promise.all([give(one, id, owner, one), give(there, id, owner, another)])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('offers the active users who may write papers', async () => {
    const [boss, reviewer, gone] = [await newAdmin('Aruna'), await newEditor(), await newAuthor()]
    await database.update(users).set({ isActive: false }).where(eq(users.id, gone.userId))
    const { userId } = await newLearner(server)
    const listed = listOf((await boss.get('/api/desk/writers')).body)
    expect(listed).toContainEqual({
      id: boss.userId,
      name: 'Aruna Perera',
      email: expect.stringContaining('@'),
      role: 'admin',
    })
    const ids = listed.map((entry) => fieldOf(entry, 'id'))
    expect(ids).toContain(reviewer.userId)
    for (const id of [gone.userId, userId]) expect(ids).not.toContain(id)
    expect(await reviewer.get('/api/desk/writers')).toMatchObject({ status: 403 })
  })
})

test('papers of an author who deletes the account stay, and lose the name', async () => {
  const me = await newAuthor('Leaving')
  const id = await newPaper(me)
  await me.post('/api/user/deletion', { password: me.password })
  clock.forward(8 * DAY)
  await server.runMaintenance()
  const boss = await newEditor()
  expect(await paperOf(boss, id)).toMatchObject({ owner: { id: me.userId, name: '' }, draft: { id } })
  expect((await boss.get(`/api/desk/papers/${id}/revisions?page=1`)).text).not.toContain('Leaving')
  expect(await database.$count(papers, eq(papers.ownerId, me.userId))).toBe(1)
  expect(await newLearner(server)).toBeTruthy()
})
