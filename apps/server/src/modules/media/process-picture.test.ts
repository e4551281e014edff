import { wavOf } from '@naru/exam-kit/internal/sound/testing'
import { describe, expect, test } from 'vitest'
import { say } from '../../platform/http/messages'
import {
  CAMERA,
  bomb,
  inspect,
  movingPicture,
  movingPng,
  page,
  photograph,
  wholePicture,
} from '../../test/support/picture'
import { pictureLimits, processPicture } from './process-picture'

const upload = (file: Buffer) => processPicture(file.toString('base64'))

/** The stored picture of an uploaded file. */
const storedOf = async (file: Buffer) => {
  const result = await upload(file)
  if ('refused' in result) throw new Error(result.refused.message)
  return { ...result.accepted, bytes: Buffer.from(result.accepted.bytes) }
}

const isRed = ([red = 0, green = 255, blue = 255]: number[]) => red > 200 && green < 60 && blue < 60

describe('ASVS 40: an uploaded picture', () => {
  test.each(['PNG', 'JPEG', 'WebP'] as const)('in %s format is stored as WebP with the same pixels', async (kind) => {
    const stored = await storedOf(await wholePicture[kind]())
    expect(stored).toMatchObject({ contentType: 'image/webp', width: 300, height: 200 })
    expect(stored.name).toMatch(/^[0-9a-f]{32}\.webp$/)
    const seen = await inspect(stored.bytes)
    expect(seen).toMatchObject({ format: 'webp', width: 300, height: 200 })
    expect([isRed(seen.at(20, 20)), isRed(seen.at(200, 20)), isRed(seen.at(20, 150))]).toEqual([true, false, false])
  })

  test('from a phone loses location and device, and is stored upright', async () => {
    const file = await photograph()
    const before = await inspect(file)
    expect(file.includes(CAMERA)).toBe(true)
    expect(before).toMatchObject({ orientation: 6, width: 300, height: 200 })
    expect(before.metadata).not.toEqual([])

    const { bytes } = await storedOf(file)
    const after = await inspect(bytes)
    expect(after).toMatchObject({ orientation: undefined, width: 200, height: 300, metadata: [] })
    expect(bytes.includes(CAMERA)).toBe(false)
    expect(bytes.includes('GPS')).toBe(false)
    expect(/EXIF|XMP |ICCP/.test(bytes.toString('latin1', 0, 64))).toBe(false)
    // Rotated a quarter to the right, the upper left corner is the upper right one.
    expect([isRed(after.at(180, 20)), isRed(after.at(20, 20))]).toEqual([true, false])
  })

  test('larger than any slot of the site is downscaled, keeping its aspect ratio', async () => {
    expect(await storedOf(await page(3000, 1500))).toMatchObject({ width: 1920, height: 960 })
    expect(await storedOf(await page(700, 2100))).toMatchObject({ width: 640, height: 1920 })
  })

  test('of lines and letters is stored lossless', async () => {
    const file = await page(400, 300)
    const [before, after] = [await inspect(file), await inspect((await storedOf(file)).bytes)]
    for (let x = 0; x < 400; x += 1) expect(after.at(x, 7)).toEqual(before.at(x, 7))
  })

  test('is named by a hash of the file, so that the same file is stored once', async () => {
    const [one, other] = [await wholePicture.PNG(), await wholePicture.JPEG()]
    expect((await storedOf(one)).name).toBe((await storedOf(Buffer.from(one))).name)
    expect((await storedOf(other)).name).not.toBe((await storedOf(one)).name)
  })

  test.each(['PNG', 'JPEG'] as const)('in %s format with trailing data keeps only the picture', async (kind) => {
    const script = '<script>alert(document.cookie)</script>'
    const file = Buffer.concat([await wholePicture[kind](), Buffer.from(script)])
    const { bytes } = await storedOf(file)
    expect(file.includes(script)).toBe(true)
    expect(bytes.includes('script')).toBe(false)
    expect(await inspect(bytes)).toMatchObject({ format: 'webp', width: 300 })
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['sound', Buffer.from(wavOf(new Float32Array(0)))],
    ['nothing that is known', Buffer.from('naru')],
  ])('%s is rejected, whatever its name', async (_what, bytes) => {
    expect(await upload(bytes)).toEqual({ refused: say('picture_kind') })
  })

  test.each(['PNG', 'JPEG', 'WebP'] as const)('in %s format and truncated anywhere is rejected', async (kind) => {
    const whole = await wholePicture[kind]()
    for (const part of [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98]) {
      const file = whole.subarray(0, Math.max(12, Math.floor(whole.length * part)))
      expect(await upload(file)).toEqual({ refused: say('picture_damaged') })
    }
  })

  test.each([
    ['a moving WebP', movingPicture.WebP],
    ['a moving PNG', movingPng],
  ])('%s is rejected', async (_what, make) => {
    expect(await upload(await make())).toEqual({ refused: say('picture_animated') })
  })

  test('of few bytes that would fill the memory is rejected before its pixels are decoded', async () => {
    const refused = say('picture_sides_too_long', 4096)
    const file = await bomb(8000)
    // Decoded: 192 MB.
    expect(file.length).toBeLessThan(pictureLimits.bytes)
    expect(await upload(file)).toEqual({ refused })
    // Only the header is read.
    expect(await upload(file.subarray(0, file.indexOf('IDAT', 8, 'latin1') + 64))).toEqual({ refused })
    expect(await upload(await page(pictureLimits.side + 1, 8))).toEqual({ refused })
    expect(await storedOf(await page(pictureLimits.side, 8))).toMatchObject({ width: 1920, height: 4 })
  })

  test('with a false size in its header is rejected', async () => {
    const wide = Buffer.from(await wholePicture.PNG())
    wide.writeUInt32BE(100_000, 16)
    expect(await upload(wide)).toHaveProperty('refused')
    const none = Buffer.from(await wholePicture.PNG())
    none.writeUInt32BE(0, 20)
    expect(await upload(none)).toEqual({ refused: say('picture_damaged') })
  })

  test('above 2 MB is rejected', async () => {
    const heavy = Buffer.concat([await wholePicture.JPEG(), Buffer.alloc(pictureLimits.bytes)])
    expect(await upload(heavy)).toEqual({ refused: say('picture_too_large', 2) })
  })

  test.each(['not base64!', 'abc', 'data:image/png;base64,iVBORw0KGgo='])(
    '%j is rejected as invalid base64',
    async (text) => {
      expect(await processPicture(text)).toEqual({ refused: { message: 'The picture is not in base64.' } })
    },
  )
})
