import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, assert, nat, property } from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeSideBySide } from './report.mjs'
import { filesWithPictures, readPictures, rowsOf, runsOf, writePictures } from './sheets.mjs'
import type { Picture, Pictures } from './shoot.mjs'

const file = './packages/ui/src/Tale/Tale.stories.tsx'
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A picture each row of which has a shade of its own. */
const stripes = (height: number, from = 0, width = 4): Picture => ({
  width,
  height,
  pixels: Buffer.from(
    Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, () => [(y + from) & 255, (y + from) >> 8, 7]),
    ).flat(2),
  ),
})

describe('Rows', () => {
  it('are written as runs, and read as they were', () => {
    expect(runsOf([0, 1, 2, 7, 7, 7, 3])).toBe('0+3 7*3 3+1')
    assert(
      property(array(nat(6), { minLength: 1 }), (rows) => {
        expect(rowsOf(runsOf(rows))).toEqual(rows)
      }),
    )
  })
})

describe('Pictures', () => {
  it('are read as they were kept', async () => {
    const stories = new Map<string, Pictures>([
      ['one', { '4 light': stripes(30), '4 dark': stripes(30, 10), '8 light': stripes(5, 3, 8) }],
      ['two', { '4 light': stripes(12, 500) }],
    ])
    await writePictures(folder, file, stories)
    expect(await readPictures(folder, file)).toEqual(stories)
    expect(filesWithPictures(folder)).toEqual([file])
  })

  it('may have more rows than an image can', async () => {
    const tall = stripes(20_000)
    const taller = stripes(18_000, 15_000)
    await writePictures(folder, file, new Map([['tall', { '4 light': tall, '4 dark': taller }]]), true)
    const kept = (await readPictures(folder, file)).get('tall')
    expect(kept?.['4 light']?.pixels.equals(tall.pixels)).toBe(true)
    expect(kept?.['4 dark']?.pixels.equals(taller.pixels)).toBe(true)
  })

  it('leave nothing behind when none is kept any more', async () => {
    await writePictures(folder, file, new Map([['one', { '4 light': stripes(3) }]]))
    await writePictures(folder, file, new Map())
    expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([])
    expect(await readPictures(folder, file)).toEqual(new Map())
  })
})

describe('A difference', () => {
  it('is written as one picture: kept, now, and what is out of place in red', async () => {
    const path = join(folder, 'shown', 'tale.png')
    const marks = new Uint8Array(4 * 6)
    marks[9] = 1
    await writeSideBySide(path, stripes(6), stripes(5), { marks, width: 4, height: 6 })
    const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([3 * 4 + 2 * 16, 6])
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    expect(at(1, 2)).toEqual([2, 0, 7])
    expect(at(21, 2)).toEqual([2, 0, 7])
    expect(at(41, 2)).toEqual([220, 0, 0])
  })
})
