import { bursts, wavOf } from '@naru/exam-kit/internal/sound/testing'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { encodeClip } from '../../worker/audio/encode'
import { openTestServer } from '../support/test-server'
import { fieldOf, listOf, newLearner } from '../support/client'
import { mp3, ogg } from '../support/clips'
import { writeContent, zipOf } from '../support/content'
import { draftOf, newPaper, newStaff, publish, question, save } from '../support/desk-client'
import { examTable, questionTable, xlsxOf } from '../support/spreadsheet'

const server = await openTestServer({ contentFolder: writeContent() })
const { mediaFolder } = server.context

type Person = Awaited<ReturnType<typeof newStaff>>
const author = await newStaff(server, 'author')
const editor = await newStaff(server, 'editor')
await editor.post('/api/desk/papers', { id: 'mini', topic: 'x', from: { exam: 'mini' } })

const base64 = (content: Uint8Array | string) => Buffer.from(content).toString('base64')
const upload = (person: Person, id: string, name: string, content: Uint8Array | string) =>
  person.post(`/api/desk/papers/${id}/import`, { name, file: base64(content) })
const messagesOf = (body: unknown) => listOf(fieldOf(body, 'faults')).map((fault) => String(fieldOf(fault, 'message')))
const drawing = (content = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`

const yaml = (more = '', photo = 'images/card.svg') => `
id: other-name
topic: From a file
description: Two questions.
duration: 5 minutes
readingTimeMinutes: 5
listeningTimeMinutes: 5
questions:
  - { number: 1, type: reading, text: 'Which?', photo: ${photo}, options: [{ text: A, correct: true }, { text: B }] }
  - { number: 2, type: listening, audio: q2.m4a, script: [{ voice: a, text: 네 }], options: [{ text: C, correct: true }, { text: D }] }
${more}`

describe('a paper as a file', () => {
  // All formats: `worker/jobs.test.ts`.
  test.each(['xlsx', 'qti'] as const)('%s is read again without a difference', async (format) => {
    const { body } = await editor.get(`/api/desk/papers/mini/export?format=${format}`)
    const file = Buffer.from(String(fieldOf(body, 'file')), 'base64')
    const check = await upload(editor, 'mini', String(fieldOf(body, 'fileName')), file)
    expect(check).toMatchObject({ status: 200, body: { faults: [], draft: { id: 'mini', topic: 'Mini exam' } } })
    expect(fieldOf(check.body, 'difference')).toBeUndefined()
    const items = (draft: unknown) => listOf(fieldOf(draft, 'questions')).map((each) => fieldOf(each, 'item'))
    const { body: paper } = await editor.get('/api/desk/papers/mini')
    expect(new Set(items(fieldOf(check.body, 'draft')))).toEqual(new Set(items(fieldOf(paper, 'draft'))))
  })

  test('that is incomplete is written as a folder or workbook only', async () => {
    const id = await newPaper(author, { topic: 'Half', questions: [question(1, { options: [] })] })
    for (const [format, status] of Object.entries({ folder: 200, xlsx: 200, gift: 409, qti: 409 }))
      expect(await author.get(`/api/desk/papers/${id}/export?format=${format}`)).toMatchObject({ status })
    expect(await author.get(`/api/desk/papers/${id}/export?format=pdf`)).toMatchObject({ status: 400 })
  })
})

describe('a file as a paper', () => {
  const speech = bursts(2).map((value) => value / 8)
  const files: Record<string, string | Uint8Array> = { 'exam.yaml': yaml(), 'images/card.svg': drawing() }
  beforeAll(async () => {
    files['q2.m4a'] = await encodeClip(speech)
  })

  test('of a zipped folder brings its media, is taken by saving, and can be published', async () => {
    const id = await newPaper(author, draftOf(1))
    const zip = zipOf({
      ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`My paper/${name}`, content])),
      '__MACOSX/My paper/._exam.yaml': 'x',
    })
    const { body } = await upload(author, id, 'paper.zip', zip)
    expect(body).toMatchObject({
      faults: [],
      difference: { hasNewHead: true },
      media: [
        { kind: 'picture', title: 'card.svg' },
        { kind: 'clip', title: 'q2.m4a', seconds: expect.closeTo(2, 1) },
      ],
    })
    const name = String(fieldOf(body, 'media', 1, 'name'))
    expect(fieldOf(body, 'draft')).toMatchObject({ id, questions: [{ item: expect.any(String) }, { audio: name }] })
    expect(await author.get(`/api/desk/papers/${id}`)).toMatchObject({ body: { revision: 2, media: [] } })
    expect(await save(author, id, 2, Object(fieldOf(body, 'draft')), { reason: 'import' })).toMatchObject({
      body: { revision: 3 },
    })
    // The cleanup of unused files leaves them.
    await server.runMaintenance()
    expect(await author.get(`/media/${name}`)).toMatchObject({ status: 200 })
    // As files of the library: the staff may use them, learners may not have them yet.
    expect(await (await newStaff(server, 'author')).get(`/media/${name}`)).toMatchObject({ status: 200 })
    expect(await (await newLearner(server)).get(`/media/${name}`)).toMatchObject({ status: 403 })
    expect(await publish(editor, id, 3)).toMatchObject({
      body: {
        isPublished: true,
        faults: [],
        warnings: expect.arrayContaining([
          expect.objectContaining({ question: 1, message: 'has a picture without alternative text.' }),
        ]),
      },
    })
  })

  const clipIn = (ending: string, content: Uint8Array) =>
    zipOf({ ...files, 'exam.yaml': yaml().replace('q2.m4a', `q2.${ending}`), [`q2.${ending}`]: content })

  test('has its WAV files converted, as the library does', async () => {
    const id = await newPaper(author)
    const { body } = await upload(author, id, 'a.zip', clipIn('wav', wavOf(speech)))
    const name = String(fieldOf(body, 'draft', 'questions', 1, 'audio'))
    expect(name).toMatch(/^[0-9a-f]{32}\.m4a$/)
    const { body: library } = await author.get('/api/desk/media?page=1&search=q2.wav')
    expect(library).toMatchObject({ entries: [{ name, kind: 'clip', isMine: true, loudness: expect.closeTo(-19, 0) }] })
  })

  test.each([
    ['ogg', ogg(4), 'The clip must be an M4A, MP3 or WAV file.'],
    ['mp3', mp3(100), 'The clip has 1\\d\\d kbit/s, and learners get at most 64. Please upload it as a WAV file'],
  ])('with a clip that no learner may get is told so: %s', async (ending, content, message) => {
    const id = await newPaper(author)
    const { body } = await upload(author, id, 'a.zip', clipIn(ending, content))
    const fault = listOf(fieldOf(body, 'faults')).find((each) => fieldOf(each, 'file') === `q2.${ending}`)
    expect(fieldOf(fault, 'message')).toMatch(new RegExp(message))
    expect(listOf(fieldOf(body, 'media'))).toHaveLength(1)
  })

  test('that is a workbook or GIFT names what its author may use: files of the library, not those of an exam', async () => {
    const added = await author.post('/api/desk/media', { title: 'Steps', file: base64(wavOf(speech)) })
    const mine = String(fieldOf(added.body, 'media', 'name'))
    const { body: paper } = await editor.get('/api/desk/papers/mini')
    const foreign = String(fieldOf(paper, 'draft', 'questions', 0, 'photo'))
    const cells = questionTable().map((row) => row.map((cell) => (/\.(svg|m4a)$/.test(cell) ? '' : cell)))
    const [head = [], first = []] = cells
    const sheetWith = (column: string, name: string) =>
      xlsxOf({ Exam: examTable(), Questions: [head, first.with(head.indexOf(column), name)] })
    const id = await newPaper(author)
    const faultsOf = async (column: string, name: string) =>
      messagesOf((await upload(author, id, 'a.xlsx', sheetWith(column, name))).body).join('\n')
    expect(await faultsOf('audio', mine)).not.toContain(mine)
    expect(await faultsOf('photo', foreign)).toContain(foreign)
  })

  test('has its faults beside each row', async () => {
    const cells = questionTable().map((row) => row.map((cell) => (/\.(svg|m4a)$/.test(cell) ? '' : cell)))
    const sheet = xlsxOf({ Exam: examTable(), Questions: [cells[0] ?? [], (cells[1] ?? []).with(10, '9')] })
    const id = await newPaper(author)
    const { body } = await upload(author, id, 'Paper of mine.xlsx', sheet)
    expect(listOf(fieldOf(body, 'faults'))).toContainEqual(
      expect.objectContaining({ file: 'Paper of mine.xlsx, sheet Questions', row: 2, question: 1 }),
    )
    expect(fieldOf(body, 'draft')).toMatchObject({ id, topic: 'From a spreadsheet' })
  })

  test.each([
    ['a path that leads elsewhere', 'a.zip', () => zipOf({ '../exam.yaml': yaml() }), 'whose path leads elsewhere'],
    ['nothing', 'a.zip', () => zipOf({ 'a.txt': 'x' }), 'has no exam'],
    ['two exams', 'a.zip', () => zipOf({ 'exam.yaml': yaml(), 'a.gift': '::1:: x {=a ~b}' }), 'which of them'],
  ])('with %s is told so', async (_, name, content, message) => {
    const id = await newPaper(author)
    const before = readdirSync(mediaFolder)
    const response = await upload(author, id, name, content())
    expect(response).toMatchObject({ status: 200, body: { media: [] } })
    expect(messagesOf(response.body).join('\n')).toMatch(new RegExp(message))
    expect(response.text).not.toContain('root:')
    expect(response.text).not.toContain(tmpdir())
    expect(readdirSync(mediaFolder)).toEqual(before)
  })

  test('cannot name files of the server, nor bring a drawing with a script', async () => {
    const secret = join(tmpdir(), `naru-secret-${process.pid}.svg`)
    writeFileSync(secret, drawing('<title>secret of the server</title>'))
    const script = drawing('<script>alert(1)</script>')
    const id = await newPaper(author)
    const before = readdirSync(mediaFolder)
    for (const [photo, card] of [
      [`../${secret.split('/').at(-1)}`, drawing()],
      [secret, drawing()],
      ['images/card.svg', script],
    ] as const) {
      const zip = zipOf({ 'exam.yaml': yaml('', photo), 'images/card.svg': card })
      const { body } = await upload(author, id, 'a.zip', zip)
      expect(body).toMatchObject({ media: [] })
      expect(messagesOf(body).length).toBeGreaterThan(0)
    }
    const stored = readdirSync(mediaFolder).filter((name) => !before.includes(name))
    expect(stored.map((name) => readFileSync(join(mediaFolder, name), 'utf8'))).toEqual([])
  })

  test('must have a known ending and be in base64', async () => {
    const id = await newPaper(author)
    for (const name of ['a.pdf', 'a/b.zip', '~$a.xlsx', String.raw`a\b.xlsx`])
      expect(await upload(author, id, name, 'x')).toMatchObject({ status: 400 })
    const at = `/api/desk/papers/${id}/import`
    expect(await author.post(at, { name: 'a.zip', file: 'not base64!' })).toMatchObject({ status: 400 })
    // A long name is no problem of the file system.
    expect(await upload(author, id, `${'한'.repeat(180)}.gift`, '::1:: x {=a ~b}')).toMatchObject({ status: 200 })
  })

  test('leaves nothing in the temporary folder', async () => {
    const packages = () => readdirSync(tmpdir()).filter((name) => name.startsWith('naru-package-')).length
    const before = packages()
    const id = await newPaper(author)
    await upload(author, id, 'a.zip', zipOf(files))
    await upload(author, id, 'b.zip', zipOf({ 'imsmanifest.xml': '<manifest/>' }))
    expect(packages()).toBe(before)
  })
})

test('an author cannot use the files of an exam by naming them', async () => {
  const { body } = await editor.get('/api/desk/papers/mini')
  const clipName = String(
    listOf(fieldOf(body, 'media'))
      .map((each) => fieldOf(each, 'name'))
      .find((name) => String(name).endsWith('m4a')),
  )
  const id = await newPaper(author, draftOf(0, { questions: [question(1, { type: 'listening', audio: clipName })] }))
  expect(await author.get(`/media/${clipName}`)).toMatchObject({ status: 403 })
  expect(await author.get(`/api/desk/papers/${id}`)).toMatchObject({ body: { media: [] } })
  expect(await editor.get(`/media/${clipName}`)).toMatchObject({ status: 200 })
})

test('questions of the bank are found by unit, field and text, in the form of a draft', async () => {
  const bank = async (query: string) => (await author.get(`/api/desk/bank?page=1${query}`)).body
  expect(await bank('')).toMatchObject({ total: 3 })
  expect(await bank('&unit=2&field=sound')).toMatchObject({
    total: 1,
    entries: [{ item: 'bank-price', unit: 2, media: [{ kind: 'clip', seconds: 1 }] }],
  })
  const found = await bank('&search=%EC%A0%80%EB%8A%94')
  expect(found).toMatchObject({ total: 1, entries: [{ question: { item: 'bank-reading', type: 'reading' } }] })
  // A composed and a decomposed Hangul syllable, and a joiner.
  expect(await bank(`&search=${encodeURIComponent('저는\u200d'.normalize('NFD'))}`)).toMatchObject({ total: 1 })
  expect(await bank('&search=%25')).toMatchObject({ total: 0 })
  const number = 1
  const id = await newPaper(
    author,
    draftOf(0, { questions: [{ ...Object(fieldOf(found, 'entries', 0, 'question')), number }] }),
  )
  expect(await publish(editor, id, 2, true)).toMatchObject({ body: { faults: [] } })
})
