import { eq } from 'drizzle-orm'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { media } from '../../platform/db/schema'
import { putFile, putMediaRow } from '../../modules/media/store'
import { openTestServer } from '../support/test-server'
import { fieldOf, manualClock } from '../support/client'
import { writeContent } from '../support/content'
import { newStaff } from '../support/desk-client'
import { page } from '../support/picture'

const clock = manualClock()
const operatorLines: string[] = []
const lines: string[] = []
const server = await openTestServer({
  contentFolder: writeContent(),
  now: clock.now,
  notifyOperator: (line) => void operatorLines.push(line),
  logLevel: 'warn',
  logTo: { write: (line) => void lines.push(line) },
})
const { database, mediaFolder } = server.context
const adminClient = await newStaff(server, 'admin')

beforeEach(() => {
  operatorLines.length = 0
  lines.length = 0
})

const add = async (width: number) => {
  const image = (await page(width, 30)).toString('base64')
  const { body } = await adminClient.post('/api/admin/advertisements', { title: 'Ad', image })
  return {
    path: `/api/admin/advertisements/${String(fieldOf(body, 'advertisement', 'id'))}`,
    name: String(fieldOf(body, 'advertisement', 'imageUrl')).replace('/media/', ''),
  }
}
const rowOf = async (name: string) => database.select().from(media).where(eq(media.name, name))

describe('a file that cannot be removed', () => {
  test('is reported, and removed by the next cleanup, at most an hour later', async () => {
    const { path, name } = await add(50)
    await server.runMaintenance()
    // Even root cannot unlink a folder in its place.
    const file = join(mediaFolder, name)
    rmSync(file)
    mkdirSync(file)
    expect(await adminClient.remove(path)).toMatchObject({ status: 200 })
    expect(lines.join('')).toContain(`could not be removed: ${name}`)
    expect(await rowOf(name)).toHaveLength(1)

    clock.forward(3599)
    await server.runMaintenance()
    expect(operatorLines).toEqual([])
    clock.forward(1)
    await server.runMaintenance()
    expect(operatorLines.join('')).toContain(`could not be removed: ${name}`)
    expect(await rowOf(name)).toHaveLength(1)

    rmSync(file, { recursive: true })
    writeFileSync(file, 'it can be removed again')
    clock.forward(3600)
    await server.runMaintenance()
    expect(readdirSync(mediaFolder)).not.toContain(name)
    expect(await rowOf(name)).toEqual([])
  })
})

describe('the cleanup', () => {
  test('removes unused files, such as pictures of advertisements that an import replaced', async () => {
    const name = `${'ab'.repeat(16)}.webp`
    await putFile(mediaFolder, name, () => Promise.resolve(Buffer.from('old')))
    await putMediaRow(database, { name, contentType: 'image/webp' }, true)
    clock.forward(3600)
    await server.runMaintenance()
    expect(readdirSync(mediaFolder)).not.toContain(name)
    expect(await rowOf(name)).toEqual([])
  })

  test('keeps used files, and files without a row', async () => {
    const { name } = await add(51)
    const unknownFile = `${'cd'.repeat(16)}.webp`
    writeFileSync(join(mediaFolder, unknownFile), 'of another database')
    const [files, rows] = [readdirSync(mediaFolder), await database.select().from(media)]
    clock.forward(3600)
    await server.runMaintenance()
    expect(readdirSync(mediaFolder)).toEqual(files)
    expect(await database.select().from(media)).toEqual(rows)
    expect(files).toEqual(expect.arrayContaining([name, unknownFile]))
    expect(operatorLines).toEqual([])
  })
})

describe('a file that cannot be written', () => {
  test('leaves no partial file', async () => {
    const name = `${'ef'.repeat(16)}.webp`
    const files = readdirSync(mediaFolder)
    const broken = () => Promise.reject(new Error('The source is gone.'))
    await expect(putFile(mediaFolder, name, broken)).rejects.toThrow('The source is gone.')
    // A file in place of the folder cannot contain files.
    writeFileSync(join(mediaFolder, 'blocked'), '')
    const bytes = () => Promise.resolve(Buffer.from('bytes'))
    await expect(putFile(join(mediaFolder, 'blocked'), name, bytes)).rejects.toThrow(/EEXIST|ENOTDIR/)
    rmSync(join(mediaFolder, 'blocked'))
    expect(readdirSync(mediaFolder)).toEqual(files)
  })

  test('creates no advertisement and answers 503', async () => {
    const before = (await adminClient.get('/api/admin/advertisements')).body
    const image = (await page(60, 30)).toString('base64')
    const hidden = `${mediaFolder}-elsewhere`
    renameSync(mediaFolder, hidden)
    writeFileSync(mediaFolder, '')
    try {
      const response = await adminClient.post('/api/admin/advertisements', { title: 'No place', image })
      expect(response.status).toBeGreaterThanOrEqual(500)
      expect(response.text).not.toContain(mediaFolder)
    } finally {
      rmSync(mediaFolder)
      renameSync(hidden, mediaFolder)
    }
    expect((await adminClient.get('/api/admin/advertisements')).body).toEqual(before)
    expect(await adminClient.post('/api/admin/advertisements', { title: 'Place', image })).toMatchObject({
      status: 200,
    })
  })
})
