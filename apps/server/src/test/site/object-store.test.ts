import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runContent } from '../../commands/content'
import { media } from '../../platform/db/schema'
import { cleanCache, uploadFiles } from '../../modules/media/store'
import { anotherServer } from '../support/another-server'
import { clientOf, fieldOf, newLearner } from '../support/client'
import { writeContent } from '../support/content'
import { newStaff } from '../support/desk-client'
import { openObjectServer } from './object-server'
import { page } from '../support/picture'
import { buildTestServer } from '../support/test-server'

const bucket = await openObjectServer()
const options = { contentFolder: writeContent(), environment: { MEDIA_URL: bucket.url } }
const server = await buildTestServer(options)
afterAll(async () => {
  await server.close()
  await bucket.close()
})
/** On PostgreSQL another server with a folder of its own. */
const other = await anotherServer(server, options)
const { database } = server.context
const admin = await newStaff(server, 'admin')
const learner = await newLearner(server)
await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })

const names = async () => (await database.select({ name: media.name }).from(media)).map(({ name }) => name)
// A test server has its content from the start, and not from an import.
await uploadFiles(server.context, await names())
const stored = () => [...bucket.objects.keys()].toSorted()
const clipOfExam = async () => {
  const { body } = await learner.get('/api/exams/mini')
  return /\/media\/[0-9a-f]{32}\.m4a/.exec(JSON.stringify(body))?.[0] ?? ''
}

test('what is stored is in the bucket, under its own name and once', async () => {
  expect(stored()).toEqual((await names()).toSorted())
  const image = (await page(70, 30)).toString('base64')
  const add = () => admin.post('/api/admin/advertisements', { title: 'Ad', image })
  const first = await add()
  const name = String(fieldOf(first.body, 'advertisement', 'imageUrl')).replace('/media/', '')
  expect(bucket.objects.get(name)?.subarray(8, 12).toString()).toBe('WEBP')
  const second = await add()
  expect(stored().filter((one) => one === name)).toHaveLength(1)

  // Used by the other advertisement, until that is removed, too.
  for (const [{ body }, isThere] of [
    [first, true],
    [second, false],
  ] as const) {
    const answer = await admin.remove(`/api/admin/advertisements/${String(fieldOf(body, 'advertisement', 'id'))}`)
    expect(answer.status).toBe(200)
    expect(bucket.objects.has(name)).toBe(isThere)
  }
})

test('another server loads a file once, and serves it to whom it belongs, also in parts', async () => {
  const url = await clipOfExam()
  const name = url.replace('/media/', '')
  // As on a new machine.
  for (const one of [server, other])
    for (const file of readdirSync(one.context.mediaFolder)) rmSync(join(one.context.mediaFolder, file))
  const onOther = clientOf(other, learner.token())
  expect((await clientOf(other).get(url)).status).toBe(401)
  expect((await clientOf(other, (await newLearner(server)).token()).get(url)).status).toBe(403)
  expect(readdirSync(other.context.mediaFolder)).toEqual([])

  const whole = await onOther.get(url)
  expect(whole).toMatchObject({ status: 200, headers: { 'cache-control': 'private, max-age=31536000, immutable' } })
  expect(readdirSync(other.context.mediaFolder)).toEqual([name])
  const before = bucket.requests()
  const part = await onOther.get(url, { range: 'bytes=2-5' })
  expect(part).toMatchObject({
    status: 206,
    headers: { 'content-range': `bytes 2-5/${bucket.objects.get(name)?.length}` },
  })
  expect(part.text).toBe(bucket.objects.get(name)?.subarray(2, 6).toString())
  expect(bucket.requests()).toBe(before)
})

test('a store that fails for a moment is asked again; a file that it lacks is 404', async () => {
  const url = await clipOfExam()
  const name = url.replace('/media/', '')
  const ask = () => {
    for (const file of readdirSync(server.context.mediaFolder)) rmSync(join(server.context.mediaFolder, file))
    return learner.get(url)
  }
  bucket.failNext(2)
  expect((await ask()).status).toBe(200)
  const content = bucket.objects.get(name) ?? Buffer.alloc(0)
  bucket.objects.delete(name)
  expect((await ask()).status).toBe(404)
  bucket.objects.set(name, content)
  expect((await ask()).status).toBe(200)
})

test('a file that was removed on another server leaves the cache of this one', async () => {
  await learner.get(await clipOfExam())
  const kept = readdirSync(server.context.mediaFolder)
  const image = (await page(71, 30)).toString('base64')
  const { body } = await admin.post('/api/admin/advertisements', { title: 'Ad', image })
  const url = String(fieldOf(body, 'advertisement', 'imageUrl'))
  expect((await clientOf(other).get(url)).status).toBe(200)
  await admin.remove(`/api/admin/advertisements/${String(fieldOf(body, 'advertisement', 'id'))}`)
  expect((await clientOf(other).get(url)).status).toBe(404)
  for (const one of [server, other]) await cleanCache(one.context)
  for (const one of [server, other])
    expect(readdirSync(one.context.mediaFolder)).not.toContain(url.replace('/media/', ''))
  expect(readdirSync(server.context.mediaFolder)).toEqual(kept)
})

test('media are copied into an empty bucket and into an empty folder, and an ended copy goes on', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'naru-copy-'))
  const copy = async (way: 'upload' | 'download', url = bucket.url) => {
    const lines: string[] = []
    const code = await runContent({
      args: ['media', way],
      environment: { DATA_DIR: dataFolder, MEDIA_URL: url },
      program: 'npm run content --',
      folder: tmpdir(),
      now: () => new Date(),
      print: (line) => void lines.push(line),
      openDatabase: () =>
        Promise.resolve({
          database,
          isEmbedded: true,
          isLeader: () => Promise.resolve(true),
          close: () => Promise.resolve(),
        }),
    })
    return { code, lines }
  }
  const all = await names()
  const inFolder = () => readdirSync(join(dataFolder, 'media')).toSorted()
  const said = (copied: number) => `Copied ${copied} of ${all.length} files; ${all.length - copied} were there already.`
  expect(await copy('download')).toEqual({ code: 0, lines: [said(all.length)] })
  expect(inFolder()).toEqual(all.toSorted())
  expect(await copy('upload')).toEqual({ code: 0, lines: [said(0)] })

  // As if it had been killed after some files.
  const before = new Map(bucket.objects)
  const [lost = '', ...others] = all
  bucket.objects.clear()
  for (const name of others.slice(0, 1)) bucket.objects.set(name, before.get(name) ?? Buffer.alloc(0))
  expect(await copy('upload')).toEqual({ code: 0, lines: [said(all.length - 1)] })
  expect(bucket.objects).toEqual(before)
  rmSync(join(dataFolder, 'media', lost))
  expect(await copy('download')).toEqual({ code: 0, lines: [said(1)] })

  // In neither place.
  rmSync(join(dataFolder, 'media', lost))
  bucket.objects.delete(lost)
  expect(await copy('download')).toMatchObject({ code: 1, lines: [expect.anything(), `Missing: ${lost}`] })
  await expect(copy('upload', bucket.url.replace('test-key', 'other'))).rejects.toThrow(
    'The object store (MEDIA_URL) cannot be used: The object store answered 403 to HEAD none.',
  )
  rmSync(dataFolder, { recursive: true })
  bucket.objects.set(lost, before.get(lost) ?? Buffer.alloc(0))
})

test('a server does not start with a store that rejects it, or without a bucket', async () => {
  const start = (MEDIA_URL: string) => buildTestServer({ ...options, environment: { MEDIA_URL } })
  await expect(start(bucket.url.replace('test-key', 'other'))).rejects.toThrow('(MEDIA_URL) cannot be used')
  await expect(start(bucket.url.replace('/bucket', ''))).rejects.toThrow('MEDIA_URL must name key, secret and bucket')
})
