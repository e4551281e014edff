import { describe, expect, test } from 'vitest'
import { checkPicture, pictureLimits } from './picture'

/** Three by two pixels each, as a browser writes them. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWJiWFX+H4aZGJAAAAAA//8jt+ocAAAABklEQVQDAHiJBmWdj/FDAAAAAElFTkSuQmCC'
const jpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQBO//2Q=='

const decode = (base64: string) => Buffer.from(base64, 'base64')
const check = (bytes: Buffer) => checkPicture(bytes.toString('base64'))

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const riff = (chunk: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(`WEBP${chunk}`), u32(content.length), content])
  return Buffer.concat([Buffer.from('RIFF'), u32(body.length), body])
}
const lossy = riff('VP8 ', Buffer.from('500100 9d012a 0300 0200 0740 9625'.replaceAll(' ', ''), 'hex'))
const lossless = riff('VP8L', Buffer.from('2f02400000000750d5e85dff031100'.padEnd(36, '0'), 'hex'))
const extended = riff('VP8X', Buffer.from('20000000 020000 010000'.replaceAll(' ', '').padEnd(36, '0'), 'hex'))

describe('a picture', () => {
  test.each([
    ['PNG', decode(png), 'image/png', '.png'],
    ['JPEG', decode(jpeg), 'image/jpeg', '.jpg'],
    ['lossy WebP', lossy, 'image/webp', '.webp'],
    ['lossless WebP', lossless, 'image/webp', '.webp'],
    ['extended WebP', extended, 'image/webp', '.webp'],
  ])('that is a %s is taken, with its size', (_kind, bytes, contentType, ending) => {
    expect(check(bytes)).toMatchObject({ accepted: { contentType, ending, width: 3, height: 2, bytes } })
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
    ['sound', Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt ')],
    ['nothing that is known', Buffer.from('naru')],
  ])('that is %s is refused, whatever it is called', (_what, bytes) => {
    expect(check(bytes)).toEqual({ refused: 'The picture must be a PNG, JPEG or WebP file.' })
  })

  test.each([
    ['a PNG that breaks off', decode(png).subarray(0, 60)],
    ['a PNG with something behind it', Buffer.concat([decode(png), Buffer.from('<script>')])],
    ['a PNG without a head', Buffer.concat([decode(png).subarray(0, 8), Buffer.alloc(60)])],
    ['a JPEG that breaks off', decode(jpeg).subarray(0, 80)],
    ['a JPEG with something behind it', Buffer.concat([decode(jpeg), Buffer.from('<?php')])],
    ['a JPEG without a frame', Buffer.from('ffd8ffe000044a46ffda0004000000ffd9', 'hex')],
    ['a JPEG whose parts have no length', Buffer.from(`ffd8ffe00000${'00'.repeat(40)}ffd9`, 'hex')],
    ['a WebP that breaks off', lossy.subarray(0, -2)],
    ['a WebP with something behind it', Buffer.concat([lossy, Buffer.from('<script>')])],
    ['a WebP of an unknown kind', riff('VP9 ', Buffer.alloc(20))],
    ['a WebP without a start code', riff('VP8 ', Buffer.alloc(20))],
  ])('that is %s is refused as damaged', (_what, bytes) => {
    expect(check(bytes)).toEqual({
      refused: 'The picture is damaged. Please save it again and choose the new file.',
    })
  })

  test('of more pixels than any screen has is refused', () => {
    const wide = decode(png)
    wide.writeUInt32BE(pictureLimits.side + 1, 16)
    expect(check(wide)).toEqual({ refused: 'The picture must not be larger than 4096 × 4096 pixels.' })
    const high = decode(png)
    high.writeUInt32BE(100_000, 20)
    expect(check(high)).toMatchObject({ refused: expect.stringContaining('4096') })
    const none = decode(png)
    none.writeUInt32BE(0, 20)
    expect(check(none)).toMatchObject({ refused: expect.stringContaining('damaged') })
  })

  test('of more than 2 MB is refused', () => {
    const heavy = Buffer.concat([decode(jpeg), Buffer.alloc(pictureLimits.bytes)])
    expect(check(heavy)).toEqual({ refused: 'The picture must not be larger than 2 MB.' })
  })

  test.each(['not base64!', 'abc', 'data:image/png;base64,iVBORw0KGgo='])('%j is no base64', (text) => {
    expect(checkPicture(text)).toEqual({ refused: 'The picture is not in base64.' })
  })
})
