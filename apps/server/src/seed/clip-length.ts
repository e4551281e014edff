import { frameOf, startOfFrames } from './mp3-frame'

/** Reads a clip's length from its headers, in seconds; undefined if no player could make sense of the file. */
type Reader = (file: Buffer) => number | undefined

const ascii = (file: Buffer, at: number, length: number) => file.toString('latin1', at, at + length)

interface Box {
  name: string
  body: Buffer
}

/** The boxes of an MP4 file or of a box; undefined if one of them is cut off. */
const boxesOf = (bytes: Buffer): Box[] | undefined => {
  const boxes: Box[] = []
  let at = 0
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return undefined
    const short = bytes.readUInt32BE(at)
    if (short === 1 && at + 16 > bytes.length) return undefined
    const head = short === 1 ? 16 : 8
    const size = short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < head || at + size > bytes.length) return undefined
    boxes.push({ name: ascii(bytes, at + 4, 4), body: bytes.subarray(at + head, at + size) })
    at += size
  }
  return boxes
}

const boxAt = (bytes: Buffer | undefined, ...path: string[]): Buffer | undefined =>
  path.reduce<Buffer | undefined>(
    (body, name) => (body && boxesOf(body))?.find((box) => box.name === name)?.body,
    bytes,
  )

/** Seconds of a header that holds a rate and a count (`mvhd`, `mdhd`). */
const secondsOfHeader = (body: Buffer | undefined) => {
  if (body === undefined || body.length < 20) return undefined
  const isWide = body.readUInt8(0) === 1
  if (isWide && body.length < 32) return undefined
  const rate = body.readUInt32BE(isWide ? 20 : 12)
  return rate === 0 ? undefined : (isWide ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16)) / rate
}

const mp4Seconds: Reader = (file) => {
  const boxes = boxesOf(file)
  const moov = boxes?.find(({ name }) => name === 'moov')?.body
  if (moov === undefined || boxes?.[0]?.name !== 'ftyp' || !boxes.some(({ name }) => name === 'mdat')) return undefined
  for (const { name, body } of boxesOf(moov) ?? []) {
    const media = name === 'trak' ? boxAt(body, 'mdia') : undefined
    const handler = boxAt(media, 'hdlr')
    const entries = boxAt(media, 'minf', 'stbl', 'stsd')
    const isSound = handler !== undefined && handler.length >= 12 && ascii(handler, 8, 4) === 'soun'
    if (isSound && entries !== undefined && entries.length >= 16 && ascii(entries, 12, 4) === 'mp4a') {
      return secondsOfHeader(boxAt(media, 'mdhd')) ?? secondsOfHeader(boxAt(moov, 'mvhd'))
    }
  }
  return undefined
}

/** How many frames an encoder says that it wrote after a first frame that holds nothing else; undefined if the first frame is sound. */
const framesPromised = (file: Buffer, at: number, bytes: number): number | undefined => {
  const first = file.subarray(at, at + bytes)
  const mark = Math.max(first.indexOf('Xing', 0, 'latin1'), first.indexOf('Info', 0, 'latin1'))
  if (mark < 4 || mark > 40 || mark + 12 > first.length) return undefined
  return (first.readUInt32BE(mark + 4) & 1) === 1 ? first.readUInt32BE(mark + 8) : 0
}

const mp3Seconds: Reader = (file) => {
  let at = startOfFrames(file)
  const first = frameOf(file, at)
  const promised = first && framesPromised(file, at, first.bytes)
  if (first !== undefined && promised !== undefined) at += first.bytes
  let seconds = 0
  let frames = 0
  for (let frame = frameOf(file, at); frame !== undefined; frame = frameOf(file, at)) {
    seconds += frame.seconds
    frames += 1
    at += frame.bytes
  }
  // Three frames in a row are no accident; a tag may follow them.
  return frames >= 3 && frames >= (promised ?? 0) ? seconds : undefined
}

/** Pulse-code samples, floating-point samples, and either of them with a longer header. */
const wavFormats = new Set([1, 3, 0xfffe])

const wavSeconds: Reader = (file) => {
  if (file.length < 12 || ascii(file, 0, 4) !== 'RIFF' || ascii(file, 8, 4) !== 'WAVE') return undefined
  let bytesPerSecond = 0
  for (let at = 12; at + 8 <= file.length;) {
    const name = ascii(file, at, 4)
    const size = file.readUInt32LE(at + 4)
    if (at + 8 + size > file.length) return undefined
    if (name === 'fmt ' && size >= 16 && wavFormats.has(file.readUInt16LE(at + 8))) {
      bytesPerSecond = file.readUInt32LE(at + 16)
    }
    if (name === 'data') return bytesPerSecond > 0 ? size / bytesPerSecond : undefined
    at += 8 + size + (size % 2)
  }
  return undefined
}

/** How many samples a second the first packet of an Ogg stream promises, and how many at the beginning are not played. */
const oggHead = (packet: Buffer) => {
  if (packet.length >= 16 && ascii(packet, 0, 8) === 'OpusHead') {
    return { rate: 48_000, skipped: packet.readUInt16LE(10) }
  }
  if (packet.length >= 16 && ascii(packet, 1, 6) === 'vorbis') return { rate: packet.readUInt32LE(12), skipped: 0 }
  return undefined
}

const oggSeconds: Reader = (file) => {
  let head: ReturnType<typeof oggHead>
  let samples = 0n
  let at = 0
  while (at + 27 <= file.length) {
    if (ascii(file, at, 4) !== 'OggS') return undefined
    const segments = file.readUInt8(at + 26)
    const body = at + 27 + segments
    const size = file.subarray(at + 27, body).reduce((sum, length) => sum + length, 0)
    if (body + size > file.length) return undefined
    head ??= oggHead(file.subarray(body, body + size))
    const position = file.readBigInt64LE(at + 6)
    if (position > samples) samples = position
    at = body + size
  }
  if (head === undefined || head.rate === 0 || at !== file.length) return undefined
  return (Number(samples) - head.skipped) / head.rate
}

const readers: Readonly<Record<string, Reader>> = {
  '.m4a': mp4Seconds,
  '.mp3': mp3Seconds,
  '.wav': wavSeconds,
  '.ogg': oggSeconds,
}

/** Endings of the clips whose length can be read. */
export const clipEndings: readonly string[] = Object.keys(readers)

/**
 * A clip's length in seconds, read from its headers.
 * @param ending - the file's ending in small letters, with its dot.
 * @returns undefined if the file is broken, cut off, silent, or of another kind than its ending says.
 */
export const clipSeconds = (file: Buffer, ending: string): number | undefined => {
  const seconds = readers[ending]?.(file)
  return seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
