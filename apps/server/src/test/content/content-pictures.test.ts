import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../import/read-content'
import { faultLine } from '@naru/exam-kit/content'
import { demo, fieldOf } from '../support/client'
import { sourceOf, writeContent } from '../support/content'
import { openContentServer } from '../support/content-server'
import { bomb, CAMERA, inspect, movingPicture, movingPng, page, photograph, wholePicture } from '../support/picture'

const { server, put } = await openContentServer()
const { mediaFolder } = server.context

/** The small content with a photograph in question 1 of the exam `mini`. */
const withPicture = (name: string, file: Buffer) =>
  writeContent({
    'exams/mini/exam.yaml': sourceOf('exams/mini/exam.yaml').replace('photo: images/q1.svg', `photo: images/${name}`),
    [`exams/mini/images/${name}`]: file,
  })

const shownPhoto = async () => {
  const learner = await demo(server)
  const url = String(fieldOf((await learner.get('/api/exams/mini')).body, 'questions', 0, 'questionPhoto'))
  const { rawPayload, headers } = await server.server.inject({ url, cookies: { sid: learner.token() ?? '' } })
  return { url, file: rawPayload, type: headers['content-type'] }
}

describe('a photograph in an exam', () => {
  test('is published without its metadata, and stays the same when imported again', async () => {
    const folder = withPicture('q1.jpg', await photograph())
    const files = readdirSync(mediaFolder)
    expect((await put(folder, true)).exams[0]).toMatchObject({ change: 'changed', version: 2 })
    expect(readdirSync(mediaFolder)).toEqual(files)

    expect((await put(folder)).exams[0]).toMatchObject({ change: 'changed', version: 2 })
    const { url, file, type } = await shownPhoto()
    expect(url).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/)
    expect(type).toBe('image/webp')
    expect(file.includes(CAMERA)).toBe(false)
    expect(await inspect(file)).toMatchObject({ format: 'webp', width: 200, height: 300, metadata: [] })

    expect((await put(folder)).exams[0]).toMatchObject({ change: 'unchanged', version: 2 })
    expect((await shownPhoto()).url).toBe(url)
  })

  test.each(['AVIF', 'GIF'] as const)('may be a %s, too', async (kind) => {
    await put(withPicture(`q1.${kind.toLowerCase()}`, await wholePicture[kind]()))
    expect(await inspect((await shownPhoto()).file)).toMatchObject({ format: 'webp', width: 300, height: 200 })
  })

  test('that is a drawing stays a drawing', async () => {
    await put(writeContent())
    const { url, type } = await shownPhoto()
    expect(url).toMatch(/\.svg$/)
    expect(type).toMatch(/^image\/svg\+xml/)
  })
})

describe('an invalid picture is one line of the report', () => {
  const half = async (kind: keyof typeof wholePicture) => {
    const whole = await wholePicture[kind]()
    return whole.subarray(0, Math.floor(whole.length / 2))
  }

  test.each<[name: string, make: () => Promise<Buffer>, fault: string]>([
    ['q1.png', () => half('PNG'), 'is damaged or cut off'],
    ['q1.avif', () => half('AVIF'), 'is damaged or cut off'],
    ['q1.gif', () => half('GIF'), 'is damaged or cut off'],
    ['q1.gif', movingPicture.GIF, 'moves; the site shows only pictures that stand still'],
    ['q1.png', movingPng, 'moves; the site shows only pictures that stand still'],
    ['q1.png', () => page(8193, 4), 'has more than 8192 × 8192 pixels'],
    ['q1.png', () => bomb(5001), 'has more than 25 million pixels (AVIF: 12 million)'],
    ['q1.jpg', wholePicture.PNG, 'is no JPG picture'],
    [
      'q1.svg',
      () => Promise.resolve(Buffer.from('<svg onload="alert(1)"/>')),
      'is a drawing with the attribute onload="alert(1)" in line 1, which is not allowed',
    ],
    ['q1.tiff', () => Promise.resolve(Buffer.from('II*\0')), 'is of a kind that the site does not serve'],
  ])('%s, %#', async (name, make, fault) => {
    const read = await readContent(withPicture(name, await make()))
    expect('faults' in read ? read.faults.map(faultLine) : []).toEqual([
      `exams/mini/exam.yaml, question 1: names the file 'images/${name}', which ${fault}.`,
    ])
  })
})
