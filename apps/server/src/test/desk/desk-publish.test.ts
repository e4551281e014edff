import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries, examVersions } from '../../platform/db/schema'
import { anotherServer } from '../support/another-server'
import { clientOf, demo, fieldOf, listOf, resultOf } from '../support/client'
import { openContentServer } from '../support/content-server'
import { draftOf, newPaper, newStaff, publish, question, revisionOf, save } from '../support/desk-client'

const { server, clock, candidate, post, put, miniWith } = await openContentServer()
const other = await anotherServer(server, { now: clock.now })
const { database } = server.context

const author = await newStaff(server, 'author')
const editor = await newStaff(server, 'editor')

const versions = async (id: string) => {
  const rows = await database.select().from(examVersions).where(eq(examVersions.examId, id))
  return rows.map(({ version }) => version).toSorted((one, another) => one - another)
}
const draftIn = async (id: string) => Object(fieldOf((await editor.get(`/api/desk/papers/${id}`)).body, 'draft'))

describe('publishing', () => {
  test('is for editors; a dry run tells all and writes nothing', async () => {
    const id = await newPaper(author)
    expect(await publish(author, id, 2, true)).toMatchObject({ status: 403, body: { code: 'right_missing' } })
    expect(await publish(editor, id, 2, true)).toMatchObject({
      status: 200,
      body: { isPublished: false, faults: [], version: 1, running: 0, graded: 0 },
    })
    expect(await versions(id)).toEqual([])
    expect(await publish(editor, id, 1)).toMatchObject({ status: 409, body: { code: 'paper_state' } })
  })

  test('refuses faults, with the field of each', async () => {
    const file = `${'0'.repeat(32)}.webp`
    const faulty = draftOf(0, { questions: [question(1, { photo: file }), question(2, { options: [] })] })
    const id = await newPaper(author, faulty)
    const { body } = await publish(editor, id, 2)
    expect(body).toMatchObject({
      isPublished: false,
      faults: expect.arrayContaining([
        { file: id, question: 1, field: 'questions.0.photo', message: `names the file '${file}', which is not there.` },
        expect.objectContaining({ question: 2, field: 'questions.1.options' }),
      ]),
    })
    expect(await versions(id)).toEqual([])
  })

  test('of a revision twice at once makes one version', async () => {
    const id = await newPaper(author)
    const there = { ...editor, ...clientOf(other, editor.token()) }
    const responses = await Promise.all([publish(editor, id, 2), publish(there, id, 2)])
    for (const response of responses)
      expect(response).toMatchObject({ status: 200, body: { isPublished: true, version: 1 } })
    expect(await publish(editor, id, 2)).toMatchObject({ body: { isPublished: true, version: 1 } })
    expect(await versions(id)).toEqual([1])
    const { body } = await author.get(`/api/desk/papers/${id}/revisions?page=1`)
    expect(fieldOf(body, 'entries', 0)).toMatchObject({ revision: 2, reason: 'publish', version: 1 })
    const entries = await database.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(3)
    expect(entries.find(({ subjectId }) => subjectId === id)).toMatchObject({ action: 'publishPaper' })
  })

  test('never takes the place of an exam that was imported under the id', async () => {
    const id = await newPaper(author)
    await put(miniWith(['id: mini', `id: ${id}`]), false)
    expect(await publish(editor, id, 2)).toMatchObject({ status: 409, body: { code: 'paper_id_taken' } })
    expect(await versions(id)).toEqual([1])
  })
})

describe('an imported exam', () => {
  test('is taken over by an editor only, and published again it is unchanged', async () => {
    const body = { id: 'mini', topic: 'x', from: { exam: 'mini' } }
    expect(await author.post('/api/desk/papers', body)).toMatchObject({ status: 403 })
    expect(await editor.post('/api/desk/papers', body)).toMatchObject({
      status: 200,
      body: {
        state: 'published',
        revision: 1,
        publishedVersion: 1,
        publishedRevision: 1,
        draft: { topic: 'Mini exam' },
        media: expect.arrayContaining([expect.objectContaining({ kind: 'clip', seconds: 1 })]),
      },
    })
    const check = await publish(editor, 'mini', 1, true)
    expect(check).toMatchObject({
      body: { faults: [], version: 1, budgets: [{ section: 'listening', needed: expect.any(Number) }] },
    })
    expect(fieldOf(check.body, 'difference')).toBeUndefined()
  })

  test('keeps its version in a running attempt; a key fix is regraded after a dry run', async () => {
    const learner = await candidate()
    const exam = (await learner.get('/api/exams/mini')).body
    const startTime = clock.now().toISOString()
    await learner.put('/api/exams/mini/progress', {
      startTime,
      phase: 'reading',
      index: 0,
      answers: {},
      plays: {},
      revision: 0,
    })
    const ids = listOf(fieldOf(exam, 'questions')).map((each) => String(fieldOf(each, '_id')))
    const done = await candidate()
    await post(done, { [ids[0] ?? '']: '동물' })

    const draft = await draftIn('mini')
    const questions = listOf(fieldOf(draft, 'questions')).map((each) =>
      fieldOf(each, 'number') === 1
        ? { ...Object(each), text: '새 질문', options: [{ text: '과일' }, { text: '동물', correct: true }] }
        : each,
    )
    await save(editor, 'mini', 1, { ...draft, questions })
    expect(await publish(editor, 'mini', 2)).toMatchObject({
      body: { isPublished: true, version: 2, running: 1, graded: 1, difference: { changed: [1], newKeys: [1] } },
    })
    expect(fieldOf((await learner.get('/api/exams/mini')).body, 'questions', 0, 'questionText')).toBe(
      fieldOf(exam, 'questions', 0, 'questionText'),
    )
    expect((await (await candidate()).get('/api/exams/mini')).text).toContain('새 질문')

    const regrade = (isDry: boolean) => editor.post('/api/desk/papers/mini/regrade', { isDry })
    const report = { version: 2, attempts: 1, marks: [{ learner: 'Nimal Perera', before: 0, after: 5 }] }
    expect(await regrade(true)).toMatchObject({ status: 200, body: report })
    expect(await regrade(false)).toMatchObject({ status: 200, body: report })
    expect(await regrade(false)).toMatchObject({ status: 200, body: { ...report, marks: [] } })
    const [entry] = await database.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(1)
    expect(entry).toMatchObject({ actor: editor.userId, action: 'regradeExam' })
    expect(await author.post('/api/desk/papers/mini/regrade', { isDry: true })).toMatchObject({ status: 403 })
  })

  test('that is withdrawn begins no new attempt; a running one finishes and its result stays', async () => {
    const [running, visitor] = [await candidate(), await candidate()]
    await visitor.get('/api/exams/mini')
    // The opening of a visitor who never begins is over.
    clock.forward(3600)
    const opened = (await running.get('/api/exams/mini')).body
    const questionId = String(fieldOf(opened, 'questions', 0, '_id'))
    const startTime = clock.now().toISOString()
    const progress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }
    await running.put('/api/exams/mini/progress', progress)
    const move = async (state: string) =>
      editor.post('/api/desk/papers/mini/state', { state, revision: await revisionOf(editor, 'mini') })
    expect(await move('withdrawn')).toMatchObject({ status: 200, body: { state: 'withdrawn' } })
    const listed = async (person: typeof running) =>
      listOf((await person.get('/api/exams')).body).map((exam) => fieldOf(exam, '_id'))
    expect([await listed(visitor), await listed(running)]).toEqual([[], ['mini']])
    expect(await visitor.get('/api/exams/mini')).toMatchObject({ status: 403, body: { code: 'exam_withdrawn' } })
    expect((await visitor.get('/api/price-plans')).text).not.toMatch(/"mini"|"exams":\[\]/)
    expect(await running.get('/api/exams/mini')).toMatchObject({ status: 200 })
    clock.forward(60)
    const result = resultOf('mini', { [questionId]: '동물' }, startTime, clock.now().toISOString())
    expect(await running.post('/api/results', result)).toMatchObject({ status: 200 })
    expect(listOf((await running.get('/api/results/mine')).body)).toHaveLength(1)
    expect(await move('published')).toMatchObject({ body: { state: 'published' } })
    expect(await listed(visitor)).toEqual(['mini'])
  })
})

test('authors read the statistics of their own papers', async () => {
  const me = author
  const id = await newPaper(me)
  await publish(editor, id, 2)
  expect(await me.get(`/api/admin/exams/${id}/statistics`)).toMatchObject({ status: 200, body: { examId: id } })
  expect(await me.get(`/api/admin/exams/${id}/statistics.xlsx`)).toMatchObject({ status: 200 })
  for (const url of ['/api/admin/exams/mini/statistics', '/api/admin/exams/mini/statistics.xlsx'])
    expect(await me.get(url)).toMatchObject({ status: 404 })
  expect(await editor.get('/api/admin/exams/mini/statistics')).toMatchObject({ status: 200 })
})

test('the statistics of a question name its item, which stays when it moves', async () => {
  const me = author
  const id = await newPaper(me, draftOf(2))
  await publish(editor, id, 2)
  await save(me, id, 2, draftOf(0, { questions: [question(1, { item: 'item-2' }), question(2, { item: 'item-1' })] }))
  expect(await publish(editor, id, 3)).toMatchObject({ status: 200 })
  const itemsIn = async (version: number) => {
    const { body } = await me.get(`/api/admin/exams/${id}/statistics?version=${version}`)
    return listOf(fieldOf(body, 'questions')).map((each) => fieldOf(each, 'item'))
  }
  expect([await itemsIn(1), await itemsIn(2)]).toEqual([
    ['item-1', 'item-2'],
    ['item-2', 'item-1'],
  ])
})

test('no learner is sent a key of a draft', async () => {
  const id = await newPaper(author, draftOf(1, { questions: [question(1, { explanation: 'SECRET KEY' })] }))
  const learner = await demo(server)
  for (const url of ['', '/revisions?page=1', '/revisions/2', '/export?format=folder'])
    expect(await learner.get(`/api/desk/papers/${id}${url}`)).toMatchObject({ status: 403 })
  await publish(editor, id, 2)
  for (const url of ['/api/exams', '/api/price-plans', '/api/exams/mini', `/api/exams/${id}`, '/api/desk/bank?page=1'])
    expect((await learner.get(url)).text).not.toContain('SECRET KEY')
})
