import { bursts, sine, wavOf } from '@naru/exam-kit/internal/sound/testing'
import { eq } from 'drizzle-orm'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskMedia, media, mediaExams } from '../../platform/db/schema'
import { encodeClip } from '../../worker/audio/encode'
import { removeAllUnused } from '../../modules/media/store'
import { openTestServer } from '../support/test-server'
import { anotherServer } from '../support/another-server'
import { clientOf, fieldOf, listOf, manualClock, type Client } from '../support/client'
import { writeContent } from '../support/content'
import { draftOf, newPaper, newStaff, question, save } from '../support/desk-client'
import { page, photograph } from '../support/picture'

const clock = manualClock()
const options = { contentFolder: writeContent(), now: clock.now }
const server = await openTestServer(options)
const other = await anotherServer(server, options)
const { database, mediaFolder } = server.context

type Person = Awaited<ReturnType<typeof newStaff>>
let author: Person
let colleague: Person
let editor: Person
beforeAll(async () => {
  author = await newStaff(server, 'author', 'Nimali')
  colleague = await newStaff(server, 'author', 'Ruwan')
  editor = await newStaff(server, 'editor', 'Sunil')
})

const base64 = (file: Uint8Array) => Buffer.from(file).toString('base64')
/** Pictures of different widths are different files. */
let width = 100
const picture = async () => {
  width += 1
  return base64(await page(width, 80))
}
const add = async (who: Person, more: object = {}) =>
  who.post('/api/desk/media', { title: 'A lorry', alt: 'A man loads a lorry.', file: await picture(), ...more })
const nameOf = (body: unknown, field = 'media') => String(fieldOf(body, field, 'name'))
const isStored = (name: string) => existsSync(join(mediaFolder, name))
const stored = () => readdirSync(mediaFolder).toSorted()

describe('the media library', () => {
  test('stores a picture of a phone upright and without its place, with what its author says', async () => {
    const file = base64(await photograph())
    const { status, body } = await author.post('/api/desk/media', {
      title: ' Harbour ',
      alt: 'Boats in a harbour.',
      licence: 'Own photo',
      file,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      media: {
        kind: 'picture',
        title: 'Harbour',
        alt: 'Boats in a harbour.',
        licence: 'Own photo',
        width: 200,
        height: 300,
        owner: { id: author.userId, name: 'Nimali Perera' },
        isMine: true,
        speakers: [],
        usedIn: [],
      },
    })
    const again = await colleague.post('/api/desk/media', { title: 'Other', alt: 'Other.', file })
    expect(again.body).toMatchObject({ media: { name: nameOf(body), title: 'Harbour', isMine: false } })
  })

  test('converts a WAV file to a clip of -19 LUFS', async () => {
    const file = base64(
      wavOf(
        bursts(1, 44_100).map((value) => value / 8),
        { rate: 44_100 },
      ),
    )
    const { body } = await author.post('/api/desk/media', { title: 'Steps', file })
    expect(body).toMatchObject({ media: { kind: 'clip', seconds: 1 } })
    const loudness = Number(fieldOf(body, 'media', 'loudness'))
    expect(Math.abs(loudness + 19)).toBeLessThanOrEqual(0.5)
    expect(Number(fieldOf(body, 'media', 'peak'))).toBeLessThanOrEqual(-3)
    expect(Number(fieldOf(body, 'media', 'bytes'))).toBeLessThan(8000 + 1000)
    const clip = await author.get(`/media/${nameOf(body)}`)
    expect(clip).toMatchObject({ status: 200, headers: { 'content-type': 'audio/mp4' } })
  })

  test('keeps a compressed clip of at most 64 kbit/s, and asks for a WAV file instead of another', async () => {
    const clip = await encodeClip(bursts(1))
    expect((await author.post('/api/desk/media', { title: 'Clip', file: base64(clip) })).body).toMatchObject({
      media: { kind: 'clip', seconds: expect.closeTo(1, 1) },
    })
    const cut = await author.post('/api/desk/media', { title: 'Clip', file: base64(clip.subarray(0, clip.length / 2)) })
    expect(cut).toMatchObject({ status: 400, body: { message: expect.stringContaining('broken or cut off') } })
  })

  // The other faults: `rules.test.ts`, `process-picture.test.ts`.
  test.each<[string, object, string]>([
    ['a picture without an alternative text', { alt: undefined }, 'A picture needs an alternative text'],
    ['an empty alternative text', { alt: '  ' }, 'The alternative text must not be empty.'],
    ['a title of two lines', { title: 'A\nB' }, 'The title must be one line.'],
    ['a file of another kind', { file: base64(Buffer.from('<svg onload="alert(1)"/>')) }, 'must be a picture'],
    ['a file that is not in base64', { file: 'not base64!' }, 'The file is not in base64.'],
    ['a silent clip', { file: base64(wavOf(new Float32Array(48_000))) }, 'silent'],
    ['a file above 10 MB', { file: base64(Buffer.alloc(10 * 1024 * 1024 + 1)) }, 'must not be larger than 10 MB'],
  ])('rejects %s and stores nothing', async (_what, change, message) => {
    const before = stored()
    const response = await add(author, change)
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } })
    expect(stored()).toEqual(before)
  })

  test('lists entries with where they are used, by kind and text', async () => {
    const used = nameOf((await add(author, { title: 'Used 100 %' })).body)
    const draft = draftOf(2, { photo: used, questions: [question(1, { photo: used }), question(2)] })
    const paper = await newPaper(author, draft)
    const at = '/api/desk/media?page=1&kind=picture&search=100%20%25'
    const { body } = await author.get(at)
    const usedIn = [{ paper, topic: 'Harbour', number: 1 }]
    expect(listOf(fieldOf(body, 'entries'))).toMatchObject([{ name: used, usedIn, isMine: true }])
    expect(await editor.get(at)).toMatchObject({ body: { entries: [{ usedIn, isMine: false }] } })
    // The papers of others are unknown to authors.
    expect((await colleague.get(at)).body).toMatchObject({ entries: [{ usedIn: [{}], isMine: false }] })
    expect((await colleague.get(at)).text).not.toContain(paper)
    expect(body).toMatchObject({ total: 1, pageSize: 50 })
    expect((await author.get('/api/desk/media?page=1&kind=clip&search=100')).body).toMatchObject({ total: 0 })
    await add(author, { title: 'හේමාගේ නිවස' })
    const other = `/api/desk/media?page=1&search=${encodeURIComponent('හෙමාගේ')}`
    expect((await author.get(other)).body).toMatchObject({ total: 1, entries: [{ title: 'හේමාගේ නිවස' }] })
    const opened = await author.get(`/api/desk/papers/${paper}`)
    expect(fieldOf(opened.body, 'media')).toMatchObject([
      { name: used, title: 'Used 100 %', alt: 'A man loads a lorry.' },
    ])
  })

  test('lets authors change their own entries, and editors all', async () => {
    const name = nameOf((await add(author)).body)
    const change = (who: Person) => who.patch(`/api/desk/media/${name}`, { alt: 'A full lorry.' })
    expect(await change(colleague)).toMatchObject({ status: 403, body: { message: expect.stringContaining('editor') } })
    expect(await change(editor)).toMatchObject({
      status: 200,
      body: { media: { alt: 'A full lorry.', title: 'A lorry' } },
    })
    expect(await author.patch('/api/desk/media/none.webp', { alt: 'x' })).toMatchObject({ status: 404 })
    expect(await author.patch(`/api/desk/media/${name}`, { speakers: ['none'] })).toMatchObject({ status: 404 })
  })

  test('removes an entry and its file, unless a paper uses it', async () => {
    const name = nameOf((await add(author)).body)
    const paper = await newPaper(colleague, draftOf(1, { photo: name }))
    expect(await author.remove(`/api/desk/media/${name}`)).toMatchObject({
      status: 409,
      body: { code: 'file_used', message: 'The file is used in another paper. It must be taken out there first.' },
    })
    expect(await editor.remove(`/api/desk/media/${name}`)).toMatchObject({
      body: { code: 'file_used', message: "The file is used in 'Harbour'. It must be taken out there first." },
    })
    await removeAllUnused(server.context)
    expect(isStored(name)).toBe(true)
    await save(colleague, paper, 2, draftOf(1))
    expect(await author.remove(`/api/desk/media/${name}`)).toMatchObject({ status: 200 })
    // An earlier revision still has it.
    expect(isStored(name)).toBe(true)
    await colleague.remove(`/api/desk/papers/${paper}`)
    await removeAllUnused(server.context)
    expect(isStored(name)).toBe(false)
  })

  test('a file of an exam, or of a take of another author, does not open by naming it in a draft', async () => {
    const [ofExam] = await database.select({ name: mediaExams.name }).from(mediaExams).limit(1)
    const names = [ofExam?.name ?? '', `${'a'.repeat(32)}.m4a`]
    await database.insert(media).values({ name: names[1] ?? '', contentType: 'audio/mp4', isPublic: false })
    for (const name of names) {
      const draft = draftOf(1, { questions: [question(1, { photo: name })] })
      const paper = await newPaper(author, draft)
      expect(await author.get(`/media/${name}`)).toMatchObject({ status: 403 })
      // An editor changes something else.
      expect(await save(editor, paper, 2, { ...draft, topic: 'Harbours' })).toMatchObject({ status: 200 })
      expect(await author.get(`/media/${name}`)).toMatchObject({ status: 403 })
    }
  })
})

describe('a part of a picture', () => {
  test('is a new entry, of exactly these pixels', async () => {
    const whole = nameOf((await add(author, { file: base64(await page(300, 200)) })).body)
    const crop = { left: 10, top: 20, width: 200, height: 150 }
    const { body } = await colleague.post(`/api/desk/media/${whole}/crop`, crop)
    expect(body).toMatchObject({ media: { width: 200, height: 150, alt: 'A man loads a lorry.', isMine: true } })
    expect(nameOf(body)).not.toBe(whole)
    expect(isStored(whole) && isStored(nameOf(body))).toBe(true)
    const again = await colleague.post(`/api/desk/media/${whole}/crop`, crop)
    expect(nameOf(again.body)).toBe(nameOf(body))
  })

  test('that lies outside is rejected', async () => {
    const whole = nameOf((await add(author, { file: base64(await page(300, 200)) })).body)
    const crop = { left: 200, top: 0, width: 101, height: 100 }
    expect(await author.post(`/api/desk/media/${whole}/crop`, crop)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('has 300 × 200 pixels') },
    })
  })

  test('of a clip or of nothing is rejected', async () => {
    const crop = { left: 0, top: 0, width: 20, height: 20 }
    expect(await author.post('/api/desk/media/none.webp/crop', crop)).toMatchObject({ status: 404 })
    const clip = await author.post('/api/desk/media', { title: 'Clip', file: base64(await encodeClip(bursts(0.8))) })
    expect(await author.post(`/api/desk/media/${nameOf(clip.body)}/crop`, crop)).toMatchObject({ status: 400 })
  })
})

describe('an outline', () => {
  test('of Korean text is a path within its size', async () => {
    const { body } = await author.post('/api/desk/outlines', { text: '출입 금지', size: 40, weight: 700 })
    expect(String(fieldOf(body, 'path'))).toMatch(/^M[-\d. MLCQZ]+$/)
    expect(Number(fieldOf(body, 'width'))).toBeGreaterThan(100)
    expect(Number(fieldOf(body, 'baseline'))).toBeLessThan(Number(fieldOf(body, 'height')))
    const half = await author.post('/api/desk/outlines', { text: '출입 금지', size: 20, weight: 700 })
    expect(Number(fieldOf(half.body, 'width')) * 2).toBeCloseTo(Number(fieldOf(body, 'width')), 1)
  })

  test.each([
    ['two lines', '출입\n금지', 'one line'],
    ['a letter that the font lacks', 'ශ්‍රී', 'The font has no letter'],
  ])('of %s is rejected', async (_what, text, message) => {
    expect(await author.post('/api/desk/outlines', { text, size: 40, weight: 700 })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    })
  })
})

let takes = 0
const newId = () => {
  takes += 1
  return `00000000-0000-4000-8000-${String(takes).padStart(12, '0')}`
}
const newSpeaker = async (who: Person, name = 'Min-ji') => {
  const { body } = await who.post('/api/desk/speakers', { name, consent: 'My voice may be used in exams.' })
  return String(fieldOf(body, 'speaker', 'id'))
}
/** A take of half a second, different each time. */
const recording = (seconds = 0.5, rate = 48_000) => {
  takes += 1
  return base64(wavOf(sine(seconds, -30 - (takes % 7), { rate, frequency: 200 + takes }), { rate }))
}
const takeOf = (paper: string, speaker: string, more: object = {}) => ({
  paper,
  item: 'item-1',
  part: 'line',
  line: 0,
  text: '어디에 가요?',
  speaker,
  file: recording(),
  trimStart: 0,
  trimEnd: 0,
  gain: 0,
  ...more,
})
const put = (who: Client, id: string, take: object) => who.put(`/api/desk/takes/${id}`, take)

describe('a speaker', () => {
  test('is stored with the consent and who recorded it', async () => {
    const id = await newSpeaker(author, 'Jun-ho')
    const found = listOf((await colleague.get('/api/desk/speakers')).body).find((each) => fieldOf(each, 'id') === id)
    expect(found).toMatchObject({
      name: 'Jun-ho',
      consent: 'My voice may be used in exams.',
      consentedAt: clock.now().toISOString(),
      recordedBy: { id: author.userId, name: 'Nimali Perera' },
    })
    expect(await author.post('/api/desk/speakers', { name: 'X', consent: ' ' })).toMatchObject({ status: 400 })
  })
})

describe('a take', () => {
  test('is stored once, however often it is sent, and on whichever server', async () => {
    const [paper, speaker, id] = [await newPaper(author), await newSpeaker(author), newId()]
    const take = takeOf(paper, speaker)
    const elsewhere = clientOf(other, author.token())
    const responses = await Promise.all([author, author, elsewhere].map((client) => put(client, id, take)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    const listed = listOf((await author.get(`/api/desk/papers/${paper}/takes`)).body)
    expect(listed).toMatchObject([
      { id, item: 'item-1', part: 'line', line: 0, seconds: 0.5, speaker: { id: speaker } },
    ])
    const url = String(fieldOf(listed[0], 'url'))
    expect(await author.get(url)).toMatchObject({ status: 200, headers: { 'content-type': 'audio/wav' } })
  })

  test('is changed without its recording, and never to another one', async () => {
    const [paper, speaker, id] = [await newPaper(author), await newSpeaker(author), newId()]
    const { file, ...take } = takeOf(paper, speaker)
    expect(await put(author, id, take)).toMatchObject({ status: 404, body: { code: 'take_unknown' } })
    await put(author, id, { ...take, file })
    expect(await put(author, id, { ...take, trimStart: 0.1, trimEnd: 0.2, gain: 3 })).toMatchObject({
      status: 200,
      body: { take: { trimStart: 0.1, trimEnd: 0.2, gain: 3, seconds: 0.5 } },
    })
    expect(await put(author, id, { ...take, file: recording() })).toMatchObject({ status: 409 })
    expect(await put(author, id, { ...take, trimStart: 0.4 })).toMatchObject({
      status: 400,
      body: { code: 'recording_trim', message: 'At least 0.2 seconds of the recording must be left.' },
    })
    expect((await author.get(`/api/desk/papers/${paper}/takes`)).body).toMatchObject([{ id, trimStart: 0.1 }])
  })

  test.each([
    ['a cut', { file: base64(wavOf(sine(1, -6)).subarray(0, 20_000)) }, 'broken or cut off'],
    ['an empty text', { text: ' ' }, 'The text must not be empty.'],
  ])('with %s is rejected and nothing is stored', async (_what, change, message) => {
    // The other faults: `rules.test.ts`.
    const [paper, speaker, before] = [await newPaper(author), await newSpeaker(author), stored()]
    expect(await put(author, newId(), takeOf(paper, speaker, change))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    })
    expect(stored()).toEqual(before)
    expect((await author.get(`/api/desk/papers/${paper}/takes`)).body).toEqual([])
  })

  test('needs a UUID, a speaker, and a paper that the user may write', async () => {
    const [paper, speaker] = [await newPaper(author), await newSpeaker(author)]
    expect(await put(author, 'take-1', takeOf(paper, speaker))).toMatchObject({ status: 400 })
    expect(await put(author, newId(), takeOf(paper, 'nobody'))).toMatchObject({ status: 404 })
    expect(await put(author, newId(), takeOf('no-paper', speaker))).toMatchObject({ status: 404 })
    const id = newId()
    await put(author, id, takeOf(paper, speaker))
    const url = String(fieldOf(listOf((await author.get(`/api/desk/papers/${paper}/takes`)).body)[0], 'url'))
    for (const response of [
      await put(colleague, newId(), takeOf(paper, speaker)),
      await put(colleague, id, takeOf(await newPaper(colleague), speaker)),
      await colleague.get(`/api/desk/papers/${paper}/takes`),
      await colleague.remove(`/api/desk/takes/${id}`),
      await colleague.get(url),
    ])
      expect(response.status === 404 || response.status === 409 || response.status === 403).toBe(true)
    expect(await editor.get(url)).toMatchObject({ status: 200 })
  })

  test('is copied with its paper', async () => {
    const [paper, speaker, id] = [await newPaper(author), await newSpeaker(author), newId()]
    await put(author, id, takeOf(paper, speaker))
    await author.post('/api/desk/papers', { id: `${paper}-copy`, topic: 'Copy', from: { paper } })
    const [copy] = listOf((await author.get(`/api/desk/papers/${paper}-copy/takes?item=item-1`)).body)
    expect(copy).toMatchObject({ part: 'line', line: 0, seconds: 0.5, speaker: { id: speaker } })
    expect(fieldOf(copy, 'id')).not.toBe(id)
    // The recording stays as long as one of them.
    await author.remove(`/api/desk/takes/${id}`)
    await removeAllUnused(server.context)
    expect(await author.get(String(fieldOf(copy, 'url')))).toMatchObject({ status: 200 })
  })

  test('is deleted with its file', async () => {
    const [paper, speaker, id] = [await newPaper(author), await newSpeaker(author), newId()]
    const { body } = await put(author, id, takeOf(paper, speaker))
    const name = String(fieldOf(body, 'take', 'url')).replace('/media/', '')
    await removeAllUnused(server.context)
    expect(isStored(name)).toBe(true)
    expect(await author.remove(`/api/desk/takes/${id}`)).toMatchObject({ status: 200 })
    expect(isStored(name)).toBe(false)
    expect(await database.select().from(media).where(eq(media.name, name))).toEqual([])
    expect(await author.remove(`/api/desk/takes/${id}`)).toMatchObject({ status: 404 })
  })
})

describe('a clip of takes', () => {
  /** A paper with an announcement and two lines of two speakers, recorded with two devices. */
  const recorded = async () => {
    const paper = await newPaper(author)
    const [one, two] = [await newSpeaker(author, 'One'), await newSpeaker(author, 'Two')]
    const ids = { number: newId(), instruction: newId(), first: newId(), second: newId() }
    await put(author, ids.number, takeOf(paper, one, { part: 'number' }))
    await put(author, ids.instruction, takeOf(paper, one, { part: 'instruction' }))
    await put(author, ids.first, takeOf(paper, two, { trimStart: 0.1, trimEnd: 0.1 }))
    await put(author, ids.second, takeOf(paper, one, { line: 1, file: recording(0.5, 44_100), gain: 6 }))
    return { paper, ids, one, two }
  }
  const assemble = (who: Person, body: object) => who.post('/api/desk/clips', { item: 'item-1', ...body })

  test('has announcement, pauses and lines; its dialogue the lines', async () => {
    const { paper, ids, one, two } = await recorded()
    const body = {
      paper,
      title: 'Question 1',
      takes: [ids.first, ids.second],
      announcement: { number: ids.number, instruction: ids.instruction },
      pauses: { afterNumber: 300, afterInstruction: 200, betweenLines: 100 },
    }
    const response = await assemble(author, body)
    // 0.5 + 0.3 + 0.5 + 0.2 + 0.3 + 0.1 + 0.5 seconds.
    expect(response).toMatchObject({
      status: 200,
      body: {
        seconds: 2.4,
        audio: { kind: 'clip', title: 'Question 1', seconds: 2.4, speakers: [{ id: one }, { id: two }] },
        dialogue: { title: 'Question 1 (dialogue)', seconds: 0.9, speakers: [{ id: two }, { id: one }] },
      },
    })
    expect(Math.abs(Number(fieldOf(response.body, 'loudness')) + 19)).toBeLessThanOrEqual(0.5)
    expect(Number(fieldOf(response.body, 'peak'))).toBeLessThanOrEqual(-3)
    expect(Number(fieldOf(response.body, 'audio', 'bytes'))).toBeLessThan((2.4 * 64_000) / 8)

    // The editor compares it with the question.
    const name = nameOf(response.body, 'audio')
    const newest = Number(fieldOf((await author.get(`/api/desk/papers/${paper}`)).body, 'revision'))
    await save(author, paper, newest, draftOf(1, { questions: [question(1, { type: 'listening', audio: name })] }))
    const parts = ['number', 'instruction', 'line', 'line']
    expect((await author.get(`/api/desk/papers/${paper}`)).body).toMatchObject({
      media: [{ name, says: parts.map((part) => ({ part, text: expect.any(String) })) }],
    })

    const again = await assemble(author, body)
    expect(nameOf(again.body, 'audio')).toBe(nameOf(response.body, 'audio'))
  })

  test('is saved in the newest draft of its paper, whoever waits for it', async () => {
    const { paper, ids } = await recorded()
    const body = { paper, takes: [ids.first], announcement: { number: ids.number } }
    const response = await assemble(author, body)
    expect(response.body).toMatchObject({ isInPaper: true })
    const [first, second] = [question(1), question(2)]
    const clips = {
      audio: nameOf(response.body, 'audio'),
      audioStart: 0.5,
      dialogue: nameOf(response.body, 'dialogue'),
    }
    const saved = { revision: 3, draft: draftOf(0, { questions: [{ ...first, ...clips }, second] }) }
    expect((await author.get(`/api/desk/papers/${paper}`)).body).toMatchObject(saved)
    // The same clip changes nothing more.
    await assemble(author, body)
    expect((await author.get(`/api/desk/papers/${paper}`)).body).toMatchObject(saved)
    const gone = await assemble(author, { ...body, item: 'gone' })
    expect(gone.body).toMatchObject({ isInPaper: false, audio: { name: clips.audio } })
    expect((await author.get(`/api/desk/papers/${paper}`)).body).toMatchObject(saved)
  })

  test('without an announcement is the dialogue', async () => {
    const { paper, ids } = await recorded()
    const { body } = await assemble(author, { paper, takes: [ids.first] })
    expect(nameOf(body, 'audio')).toBe(nameOf(body, 'dialogue'))
    expect(body).toMatchObject({ audio: { title: `${paper}, item-1` } })
    // Its takes may go; the clip stays.
    await author.remove(`/api/desk/takes/${ids.first}`)
    expect(await author.get(`/media/${nameOf(body, 'audio')}`)).toMatchObject({ status: 200 })
  })

  test('and its takes are changed by editors only while the paper is in review', async () => {
    const { paper, ids, one } = await recorded()
    await author.post(`/api/desk/papers/${paper}/state`, { state: 'in_review', revision: 2 })
    const refused = { status: 409, body: { code: 'paper_in_review' } }
    expect(await put(author, newId(), takeOf(paper, one))).toMatchObject(refused)
    expect(await author.remove(`/api/desk/takes/${ids.first}`)).toMatchObject(refused)
    expect(await assemble(author, { paper, takes: [ids.first] })).toMatchObject(refused)
    expect(await put(editor, newId(), takeOf(paper, one))).toMatchObject({ status: 200 })
  })

  test('with a take that is missing, foreign or silent is refused, and nothing is stored', async () => {
    const { paper, ids, one } = await recorded()
    const foreign = await newPaper(colleague)
    const silent = newId()
    await put(author, silent, takeOf(paper, one, { file: base64(wavOf(new Float32Array(24_000))) }))
    const [files, entries] = [stored(), await database.$count(deskMedia)]
    const missing = await assemble(author, { paper, takes: [ids.first, newId()] })
    expect(missing).toMatchObject({
      status: 404,
      body: { message: 'Take 2 of the clip is not stored. Please wait until all takes are sent.' },
    })
    const responses = [
      await assemble(colleague, { paper, takes: [ids.first] }),
      await assemble(colleague, { paper: foreign, takes: [ids.first] }),
      await assemble(author, { paper, takes: [ids.first], announcement: { number: newId() } }),
      await assemble(author, { paper, takes: [silent] }),
      await assemble(author, { paper, takes: [] }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400])
    expect(fieldOf(responses[3]?.body, 'message')).toContain('silent')
    expect(stored()).toEqual(files)
    expect(await database.$count(deskMedia)).toBe(entries)
  })
})
