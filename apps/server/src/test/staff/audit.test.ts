import type { OperationId } from '@naru/api/types'
import { requestBodies, sampleFloors, sampleNewVideo, samplePicture } from '@naru/api/msw'
import { sine, wavOf } from '@naru/exam-kit/internal/sound/testing'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { runAdmin } from '../../commands/admin'
import { runContent } from '../../commands/content'
import { auditEntries, users, videos } from '../../platform/db/schema'
import { recordChange } from '../../modules/audit/record'
import { entryHash, verifyAuditLog } from '../../modules/audit/verify'
import { markVerified } from '../../modules/auth/repository'
import { openTestServer } from '../support/test-server'
import { anotherServer } from '../support/another-server'
import { clientOf, fieldOf, listOf, manualClock, newLearner } from '../support/client'
import { runCommand } from '../support/command'
import { writeContent } from '../support/content'
import { contract, operations } from '../support/contract-operations'
import { newStaff } from '../support/desk-client'
import { page } from '../support/picture'
import { dump } from '../support/snapshot'

const DAY = 86_400
const admin = { email: 'admin@naru.test', password: 'admin of naru' }
const clock = manualClock()
const options = { contentFolder: writeContent(), admin, now: clock.now }
const server = await openTestServer(options)
const other = await anotherServer(server, options)
const { database, now } = server.context

const client = clientOf(server)
let adminId = ''
let learner: Awaited<ReturnType<typeof newLearner>>
beforeAll(async () => {
  await client.post('/api/auth/login', admin)
  adminId = String(fieldOf((await client.get('/api/user/data')).body, 'userId'))
  learner = await newLearner(server, { name: 'Secretname', lName: 'Secretlast', email: 'secret.mail@naru.test' })
  await markVerified(database, learner.userId)
})

const lastEntry = async () =>
  (await database.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(1))[0]
const lastNumber = async () => (await lastEntry())?.number ?? 0
const entriesSince = async (number: number) =>
  (await database.select().from(auditEntries).orderBy(asc(auditEntries.number))).filter(
    (entry) => entry.number > number,
  )
const parsed = (json: string | null | undefined): unknown => JSON.parse(json ?? 'null')

const base64 = (file: Uint8Array) => Buffer.from(file).toString('base64')
const takeOf = (speaker: string) => ({
  paper: 'harbour',
  item: 'q',
  part: 'line',
  line: 0,
  text: '어디에 가요?',
  speaker,
  file: base64(wavOf(sine(0.5, -20))),
  trimStart: 0,
  trimEnd: 0,
  gain: 0,
})

describe('an operation of the staff', () => {
  let videoId = ''
  let messageId = ''
  let speakerId = ''
  const takeId = '7d0f6a52-1d3c-4c8e-9a57-2f8f3f1e5b10'
  /**
   * Valid requests, in an order in which all succeed: every kind of subject, view and list. No operation can be forgotten: one that says it changes
   * something, and records no change of an existing subject, fails in the tests of its area.
   */
  const requests: Partial<Record<OperationId, () => Promise<{ status: number; body: unknown }>>> = {
    getAdminOverview: () => client.get('/api/admin/overview'),
    listUsers: () => client.get('/api/user'),
    findUsers: () => client.get('/api/admin/users?page=1&search=Secret'),
    getUser: () => client.get(`/api/admin/users/${learner.userId}`),
    setTimeFactor: () => client.patch(`/api/admin/users/${learner.userId}/time-factor`, { timeFactor: 1.5 }),
    setUserEmail: async () => {
      await database.update(users).set({ isVerified: false }).where(eq(users.id, learner.userId))
      const response = await client.patch(`/api/admin/users/${learner.userId}/email`, {
        email: 'new.secret.mail@naru.test',
      })
      await database.update(users).set({ isVerified: true }).where(eq(users.id, learner.userId))
      return response
    },
    setUserRole: () => client.patch(`/api/admin/users/${learner.userId}/role`, { role: 'admin' }),
    addPlan: () =>
      client.post('/api/admin/plans', { name: 'Autumn', duration: 'monthly', price: 990, exams: ['mini'] }),
    addAdvertisement: () => client.post('/api/admin/advertisements', { title: 'Evening class', image: samplePicture }),
    addVideo: async () => {
      const response = await client.post('/api/admin/videos', sampleNewVideo)
      videoId = String(fieldOf(response.body, 'video', 'id'))
      return response
    },
    deleteVideo: () => client.remove(`/api/admin/videos/${videoId}`),
    previewExam: () => client.get('/api/admin/exams/mini'),
    saveFloors: () => client.put('/api/admin/floors', sampleFloors),
    saveSiteSettings: () => client.put('/api/admin/settings', { settings: { legalName: 'Harbour' } }),
    listMessages: async () => {
      await clientOf(server).post('/api/contact', requestBodies.sendContactMessage)
      const response = await client.get('/api/admin/messages?page=1')
      messageId = String(fieldOf(response.body, 'entries', 0, 'id'))
      return response
    },
    changeMessage: () => client.patch(`/api/admin/messages/${messageId}`, { isDone: true }),
    createPaper: () => client.post('/api/desk/papers', { id: 'harbour', topic: 'Harbour' }),
    getRevision: () => client.get('/api/desk/papers/harbour/revisions/1'),
    exportPaper: () => client.get('/api/desk/papers/harbour/export?format=folder'),
    addMedia: async () =>
      client.post('/api/desk/media', { title: 'Square', alt: 'A square.', file: base64(await page(64, 64)) }),
    addSpeaker: async () => {
      const response = await client.post('/api/desk/speakers', { name: 'Min-ji', consent: 'Yes.' })
      speakerId = String(fieldOf(response.body, 'speaker', 'id'))
      return response
    },
    putTake: () => client.put(`/api/desk/takes/${takeId}`, takeOf(speakerId)),
    deleteTake: () => client.remove(`/api/desk/takes/${takeId}`),
  }
  const tried = operations.filter(({ id }) => id in requests)

  test('of each kind of subject is here', () => {
    const kinds = tried.map(({ audit }) => fieldOf(audit, 'change') ?? fieldOf(audit, 'view'))
    // Two-step verification is in `security/two-step.test.ts`.
    const known = listOf(fieldOf(contract, 'components', 'schemas', 'AuditSubject', 'enum'))
    expect(known.filter((kind) => !kinds.includes(kind))).toEqual(['twoStep'])
  })

  test.each(Object.entries(requests))('%s: one entry for a change or view, none otherwise', async (id, request) => {
    const before = await lastNumber()
    expect(await request()).toMatchObject({ status: 200 })
    const entries = await entriesSince(before)
    const audit = tried.find((operation) => operation.id === id)?.audit
    const change = fieldOf(audit, 'change')
    expect(entries).toHaveLength(audit === 'none' ? 0 : 1)
    for (const entry of entries) {
      const subjectKind = change ?? fieldOf(audit, 'view') ?? null
      expect(entry).toMatchObject({ actor: adminId, action: id, at: clock.now(), subjectKind })
      expect([id, entry.before !== entry.after]).toEqual([
        id,
        (change !== undefined && id !== 'setUserEmail') || entry.after !== null,
      ])
    }
  })

  test('fails if it names a subject that was there neither before nor after', async () => {
    const facts = { actor: adminId, action: 'addVideo', subjects: [{ kind: 'video', id: 'none' }] } as const
    await expect(recordChange(database, facts, () => Promise.resolve())).rejects.toThrow('neither before nor after')
  })

  test('that changes nothing, or is refused, records nothing', async () => {
    const before = await lastNumber()
    expect(await client.patch(`/api/admin/users/${learner.userId}/role`, { role: 'admin' })).toMatchObject({
      status: 200,
    })
    expect(await client.patch(`/api/user/${adminId}/activate`, { isActive: false })).toMatchObject({ status: 403 })
    expect(await client.get('/api/admin/users/nobody')).toMatchObject({ status: 404 })
    expect(await client.post('/api/admin/videos', { title: ' ', youtubeUrl: 'x' })).toMatchObject({ status: 400 })
    const stranger = await newLearner(server)
    for (const { url } of operations.filter(({ method, audit = 'none' }) => method === 'GET' && audit !== 'none')) {
      expect(await stranger.get(url)).toMatchObject({ status: 403 })
      const headers = { 'sec-purpose': 'prefetch' }
      expect(await client.get(url, headers)).toMatchObject({ status: 503 })
    }
    expect(await stranger.get('/api/admin/audit.jsonl')).toMatchObject({ status: 403 })
    expect(await clientOf(server).get('/api/admin/audit.jsonl')).toMatchObject({ status: 401 })
    expect(await lastNumber()).toBe(before)
  })

  test('records what changed, to whom, and which learners a list showed', async () => {
    await client.patch(`/api/admin/users/${learner.userId}/time-factor`, { timeFactor: 2 })
    const change = await lastEntry()
    expect(change).toMatchObject({ action: 'setTimeFactor', subjectKind: 'user', subjectId: learner.userId })
    expect(parsed(change?.before)).toMatchObject({ timeFactor: 1.5 })
    expect(parsed(change?.after)).toMatchObject({ timeFactor: 2 })
    await client.get('/api/admin/users?page=1&search=secret.mail')
    expect(parsed((await lastEntry())?.after)).toEqual({ users: [learner.userId] })
    const page = await client.get(`/api/admin/audit?page=1&subject=${learner.userId}&action=findUsers`)
    expect(fieldOf(page.body, 'entries', 0)).toMatchObject({ actor: adminId, actorName: 'Admin', action: 'findUsers' })
  })

  test('fails, and changes nothing, if its entry cannot be stored', async () => {
    const before = [await lastNumber(), (await database.select().from(videos)).length]
    await database.execute(sql`alter table audit_entries add constraint broken check (false) not valid`)
    expect(await client.post('/api/admin/videos', sampleNewVideo)).toMatchObject({ status: 500 })
    const view = await client.get(`/api/admin/users/${learner.userId}`)
    expect(view).toMatchObject({ status: 500 })
    expect(view.text).not.toContain('Secretname')
    expect(await client.get('/api/desk/papers/harbour/export?format=folder')).toMatchObject({ status: 500 })
    await database.execute(sql`alter table audit_entries drop constraint broken`)
    expect([await lastNumber(), (await database.select().from(videos)).length]).toEqual(before)
  })
})

describe('a command', () => {
  test('is recorded with its changes', async () => {
    const before = await lastNumber()
    await runCommand(server, runAdmin, 'add', 'second@naru.test')
    await runCommand(server, runAdmin, 'add', 'second@naru.test')
    await runCommand(server, runAdmin, 'remove', 'second@naru.test')
    await runCommand(server, runAdmin, 'end-sessions')
    const changed = writeContent({
      'videos.yaml': '- id: new-video\n  title: New\n  youtubeUrl: https://youtu.be/abcdefghijk\n',
      'bank/unit-02.yaml': undefined,
    })
    expect(await runCommand(server, runContent, 'import', changed)).toContain('Imported.')
    expect(await runCommand(server, runContent, 'import', changed)).toContain('Imported.')
    const second = await database.select({ id: users.id }).from(users).where(eq(users.email, 'second@naru.test'))
    const entries = await entriesSince(before)
    expect(entries.map(({ actor, action, subjectId }) => [actor, action, subjectId])).toEqual([
      ['command', 'addAdmin', second[0]?.id],
      ['command', 'removeAdmin', second[0]?.id],
      ['command', 'endSessions', null],
      ['command', 'importContent', null],
      ['command', 'importContent', 'new-video'],
    ])
    expect(parsed(entries[3]?.after)).toMatchObject({ bank: { removed: 1, unchanged: 2 }, words: { unchanged: 6 } })
    expect(parsed(entries[1]?.before)).toMatchObject({ role: 'admin' })
    expect(parsed(entries[1]?.after)).toMatchObject({ role: 'learner' })
    await client.post('/api/auth/login', admin)
  })
})

describe('the audit log', () => {
  test('contains no name, email or phone number', async () => {
    const lines = (await dump(database)).split('\n').filter((line) => line.startsWith('audit_entries'))
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.join('\n')).not.toMatch(/Secret|@naru\.test|\+94|771234567|argon2/i)
  })

  test('can be listed by actor, subject, action and time, and exported with verifiable hashes', async () => {
    const total = async (query: string) => fieldOf((await client.get(`/api/admin/audit?page=1${query}`)).body, 'total')
    const all = (await entriesSince(0)).length
    expect(await total('')).toBe(all)
    expect(await total('&actor=command')).toBe(5)
    expect(await total('&action=addVideo')).toBe(1)
    expect(await total(`&from=${clock.now().toISOString()}`)).toBe(all)
    expect(await total(`&to=${clock.now().toISOString()}`)).toBe(0)
    expect(await client.get('/api/admin/audit?page=1&action=a%20b')).toMatchObject({ status: 400 })

    const file = await client.get('/api/admin/audit.jsonl')
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/x-ndjson' } })
    const lines = file.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toHaveLength(all + 1)
    let previous = ''
    for (const line of lines) {
      previous = entryHash(previous, { ...line, at: new Date(line.at) })
      expect(line.hash).toBe(previous)
    }
    expect(lines.at(-1)).toMatchObject({ actor: adminId, action: 'exportAuditLog' })
  })

  test('finds an actor by id, name or email, and changes without views', async () => {
    const actors = async (query: string) => {
      const { body } = await client.get(`/api/admin/audit?page=1${query}`)
      const entries = fieldOf(body, 'entries')
      return [...new Set(Array.isArray(entries) ? entries.map((entry) => fieldOf(entry, 'actor')) : [])]
    }
    const editor = await newStaff(server, 'editor')
    const [found] = await database.select({ email: users.email }).from(users).where(eq(users.id, editor.userId))
    await editor.post('/api/desk/papers', { id: 'audited', topic: 'Audited' })
    await editor.get('/api/desk/papers/audited')
    expect(await actors(`&actor=${editor.userId}`)).toEqual([editor.userId])
    expect(await actors(`&actor=${encodeURIComponent(found?.email.toUpperCase() ?? '')}`)).toEqual([editor.userId])
    expect(await actors('&actor=command')).toEqual(['command'])
    expect(await actors('&actor=admin%40naru')).toEqual([adminId])
    expect(await actors('&actor=nobody%20at%20all')).toEqual([])

    const { body } = await client.get(`/api/admin/audit?page=1&actor=${editor.userId}&action=changes`)
    expect(fieldOf(body, 'entries')).toMatchObject([{ action: 'createPaper' }])
  })

  test('has one unbroken chain when several servers change and view at once', async () => {
    const before = await lastNumber()
    const clients = [client, clientOf(other, client.token())]
    const requests = Array.from({ length: 24 }, (_, at) =>
      at % 3 === 0
        ? clients[at % 2]?.post('/api/admin/videos', sampleNewVideo)
        : clients[at % 2]?.get(`/api/admin/users/${learner.userId}`),
    )
    for (const response of await Promise.all(requests)) expect(response?.status).toBe(200)
    expect(await lastNumber()).toBe(before + 24)
    expect(await verifyAuditLog(database)).toMatchObject({ entries: before + 24, last: { number: before + 24 } })
  })

  test('refuses changes and deletions', async () => {
    const before = await dump(database)
    for (const statement of [
      sql`update audit_entries set actor = 'nobody'`,
      sql`update audit_entries set hash = '' where number = 3`,
      sql`delete from audit_entries where number = 3`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ]) {
      await expect(database.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
    }
    expect(await dump(database)).toBe(before)
  })

  test.each([
    ['changed', 5, sql`update audit_entries set after = '{"role":"learner"}' where number = 5`],
    ['dated back', 6, sql`update audit_entries set at = at - interval '1 day' where number = 6`],
    ['removed', 8, sql`delete from audit_entries where number = 7`],
    ['removed from the start', 3, sql`delete from audit_entries where number < 3`],
  ])('tells at which entry it is broken: an entry was %s', async (_, brokenAt, statement) => {
    const rollback = new Error('rollback')
    const check = database.transaction(async (transaction) => {
      await transaction.execute(sql`alter table audit_entries disable trigger user`)
      await transaction.execute(statement)
      expect(await verifyAuditLog(transaction)).toMatchObject({ brokenAt })
      throw rollback
    })
    await expect(check).rejects.toBe(rollback)
  })

  test('is verified by a command, also against an earlier point', async () => {
    const last = await lastEntry()
    const intact = [
      `The audit log is intact: ${last?.number} entries.`,
      `The last one is ${last?.number}:${last?.hash}. Save this elsewhere.`,
    ]
    expect(await runCommand(server, runAdmin, 'verify-audit')).toEqual(intact)
    expect(await runCommand(server, runAdmin, 'verify-audit', `${last?.number}:${last?.hash}`)).toEqual(intact)
    const other = '0'.repeat(64)
    expect(await runCommand(server, runAdmin, 'verify-audit', `2:${other}`)).toBe(
      'The audit log is broken at entry 2: it does not have the given hash.',
    )
    expect(await runCommand(server, runAdmin, 'verify-audit', `100000:${other}`)).toMatch(
      /^The audit log is broken at entry \d+: /,
    )
    expect(await runCommand(server, runAdmin, 'verify-audit', '2')).toMatch(/^'2' is no entry/)
  })

  test('is deleted after two years, and stays verifiable', async () => {
    const old = await lastNumber()
    clock.forward(729 * DAY)
    await client.post('/api/auth/login', admin)
    await client.get('/api/user')
    await server.runMaintenance()
    expect(await lastNumber()).toBe(old + 1)
    // The job waits for a month of expired entries, so that a deletion is a rare entry.
    clock.forward(30 * DAY)
    await server.runMaintenance()
    expect(await lastNumber()).toBe(old + 1)
    clock.forward(DAY)
    await server.runMaintenance()
    await server.runMaintenance()
    const left = await entriesSince(0)
    expect(left.map(({ number, actor, action }) => [number, actor, action])).toEqual([
      [old + 1, adminId, 'listUsers'],
      [old + 2, 'server', 'deleteAuditEntries'],
    ])
    expect(parsed(left[1]?.after)).toEqual({ number: old, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(await verifyAuditLog(database)).toMatchObject({ entries: 2 })
    // A made-up deletion deletes nothing that is younger.
    const forged = database.transaction(async (transaction) => {
      const after = JSON.stringify({ number: old + 1, hash: left[0]?.hash })
      await transaction
        .insert(auditEntries)
        .values({ actor: 'x', action: 'deleteAuditEntries', after, number: 0, at: now(), hash: '' })
      await transaction.delete(auditEntries).where(eq(auditEntries.number, old + 1))
    })
    await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } })

    clock.forward(800 * DAY)
    await server.runMaintenance()
    expect((await entriesSince(0)).map(({ number }) => number)).toEqual([old + 3])
    expect(await verifyAuditLog(database)).toMatchObject({ entries: 1 })
  })
})
