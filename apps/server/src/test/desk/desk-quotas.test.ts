import { sine, wavOf } from '@naru/exam-kit/internal/sound/testing'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../support/test-server'
import { fieldOf } from '../support/client'
import { writeContent } from '../support/content'
import { newPaper, newStaff } from '../support/desk-client'
import { page } from '../support/picture'

const MB = 1024 * 1024
const server = await openTestServer({
  contentFolder: writeContent(),
})
beforeAll(async () => {
  const settings = { authorFilesMb: 1, authorPapers: 2, authorSpeakers: 1 }
  await (await newStaff(server, 'admin')).put('/api/admin/settings', { settings })
})

type Person = Awaited<ReturnType<typeof newStaff>>
const speakerOf = async (who: Person) =>
  String(fieldOf((await who.post('/api/desk/speakers', { name: 'Min-ji', consent: 'Yes.' })).body, 'speaker', 'id'))

/** 768 kB, which differ by the tone. */
const recording = (frequency: number) => Buffer.from(wavOf(sine(8, -20, { frequency }))).toString('base64')

describe('what an author may store', () => {
  test('are papers, also copies', async () => {
    const author = await newStaff(server, 'author')
    const id = await newPaper(author)
    expect(await author.post('/api/desk/papers', { id: 'copy', topic: 'x', from: { paper: id } })).toMatchObject({
      status: 200,
    })
    const third = { id: 'third', topic: 'x' }
    expect(await author.post('/api/desk/papers', third)).toMatchObject({
      status: 409,
      body: {
        code: 'papers_full',
        value: 2,
        message: 'An author may have at most 2 papers. Delete one, or ask the operator for more.',
      },
    })
    expect(await author.get('/api/desk/quotas')).toMatchObject({ body: { papers: { used: 2, allowed: 2 } } })
    await author.remove('/api/desk/papers/copy')
    expect(await author.post('/api/desk/papers', third)).toMatchObject({ status: 200 })
    expect(await newPaper(await newStaff(server, 'author'))).not.toBe('')
  })

  test('are speakers', async () => {
    const author = await newStaff(server, 'author')
    await speakerOf(author)
    expect(await author.post('/api/desk/speakers', { name: 'Jun', consent: 'Yes.' })).toMatchObject({
      status: 409,
      body: { code: 'speakers_full', value: 1 },
    })
    expect(await author.get('/api/desk/quotas')).toMatchObject({ body: { speakers: { used: 1, allowed: 1 } } })
  })

  test('are bytes of takes and of the library; a refused file is not stored, and what exists can be changed', async () => {
    const author = await newStaff(server, 'author')
    const [paper, speaker] = [await newPaper(author), await speakerOf(author)]
    const take = {
      paper,
      item: 'item-1',
      part: 'line',
      line: 0,
      text: '네',
      speaker,
      trimStart: 0,
      trimEnd: 0,
      gain: 0,
    }
    const put = (id: string, more: object, who = author) => who.put(`/api/desk/takes/${id}`, { ...take, ...more })
    const used = async () => Number(fieldOf((await author.get('/api/desk/quotas')).body, 'files', 'used'))
    const first = randomUUID()
    expect(await put(first, { file: recording(440) })).toMatchObject({ status: 200 })
    const bytes = await used()
    expect(bytes).toBe(Buffer.from(recording(440), 'base64').length)
    // A copy of the paper has the same file.
    await author.post('/api/desk/papers', { id: 'copied', topic: 'x', from: { paper } })
    expect(await used()).toBe(bytes)

    const files = readdirSync(server.context.mediaFolder)
    const refused = { status: 409, body: { code: 'storage_full', value: 1 } }
    expect(await put(randomUUID(), { file: recording(880) })).toMatchObject(refused)
    // Whoever records for a paper, its owner has the file.
    expect(await put(randomUUID(), { file: recording(880) }, await newStaff(server, 'editor'))).toMatchObject(refused)
    expect(readdirSync(server.context.mediaFolder)).toEqual(files)
    expect(await put(first, { trimStart: 1 })).toMatchObject({ status: 200 })
    expect(await put(first, { file: recording(440) })).toMatchObject({ status: 200 })

    const picture = (await page(100, 80)).toString('base64')
    expect(await author.post('/api/desk/media', { title: 'A lorry', alt: 'A lorry.', file: picture })).toMatchObject({
      status: 200,
    })
    const all = await used()
    expect(all).toBeGreaterThan(bytes)
    expect(all).toBeLessThanOrEqual(MB)
    await author.remove(`/api/desk/takes/${first}`)
    await author.remove('/api/desk/papers/copied')
    expect(await used()).toBe(all - bytes)
    expect(await put(randomUUID(), { file: recording(880) })).toMatchObject({ status: 200 })
  })
})
