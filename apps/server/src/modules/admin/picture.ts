import type { Checked } from './rules'

/** How large a picture may be. */
export const pictureLimits = { bytes: 2 * 1024 * 1024, side: 4096 } as const

/** A picture that was looked into. */
export interface Picture {
  bytes: Buffer
  contentType: 'image/png' | 'image/jpeg' | 'image/webp'
  /** With its dot. */
  ending: '.png' | '.jpg' | '.webp'
  width: number
  height: number
}

type Kind = Pick<Picture, 'contentType' | 'ending'> & {
  /** What the file begins with. */
  isOne: (bytes: Buffer) => boolean
  /** Width and height; undefined if the file is damaged. */
  sizeOf: (bytes: Buffer) => readonly [width: number, height: number] | undefined
}

const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex')

const ascii = (bytes: Buffer, start: number, length: number) => bytes.toString('latin1', start, start + length)

const pngSize: Kind['sizeOf'] = (bytes) => {
  if (bytes.length < 45 || ascii(bytes, 12, 4) !== 'IHDR' || bytes.readUInt32BE(8) !== 13) return undefined
  if (!bytes.subarray(-pngEnd.length).equals(pngEnd)) return undefined
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

/** Start-of-frame markers: all of C0 to CF but the tables that share the range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpegSize: Kind['sizeOf'] = (bytes) => {
  if (bytes.at(-2) !== 0xff || bytes.at(-1) !== 0xd9) return undefined
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    const length = bytes.readUInt16BE(at + 2)
    // The picture itself begins: its frame should have come before.
    if (marker === 0xda || length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

const webpSize: Kind['sizeOf'] = (bytes) => {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 !== bytes.length + (bytes.length % 2)) return undefined
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return undefined
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return undefined
      const bits = bytes.readUInt32LE(21)
      return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
    }
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
    default:
      return undefined
  }
}

const kinds: readonly Kind[] = [
  {
    contentType: 'image/png',
    ending: '.png',
    isOne: (bytes) => bytes.subarray(0, pngHead.length).equals(pngHead),
    sizeOf: pngSize,
  },
  {
    contentType: 'image/jpeg',
    ending: '.jpg',
    isOne: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
    sizeOf: jpegSize,
  },
  {
    contentType: 'image/webp',
    ending: '.webp',
    isOne: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP',
    sizeOf: webpSize,
  },
]

/**
 * Looks into an uploaded file: what it is said to be does not count, only what is in it. SVG is refused, since it may carry scripts.
 * @param base64 the file, as it was sent
 */
export const checkPicture = (base64: string): Checked<Picture> => {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    return { refused: 'The picture is not in base64.' }
  }
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > pictureLimits.bytes) return { refused: 'The picture must not be larger than 2 MB.' }
  const kind = kinds.find(({ isOne }) => isOne(bytes))
  if (kind === undefined) return { refused: 'The picture must be a PNG, JPEG or WebP file.' }
  const [width, height] = kind.sizeOf(bytes) ?? [0, 0]
  if (width < 1 || height < 1)
    return { refused: 'The picture is damaged. Please save it again and choose the new file.' }
  if (width > pictureLimits.side || height > pictureLimits.side) {
    return { refused: `The picture must not be larger than ${pictureLimits.side} × ${pictureLimits.side} pixels.` }
  }
  return { accepted: { bytes, contentType: kind.contentType, ending: kind.ending, width, height } }
}
