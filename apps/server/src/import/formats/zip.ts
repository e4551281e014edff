import { Zip, ZipDeflate } from 'fflate'
import { crc32, inflateRawSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024
export const LARGEST_ZIP = 100 * MEGABYTE
/** Limits of its entries: their number, the bytes of one and of all when unpacked. */
const MOST = { entries: 5000, entry: 20 * MEGABYTE, all: 200 * MEGABYTE } as const
/** An entry of more than this may unpack to at most `MOST_RATIO` times its bytes. */
const FREE_BYTES = MEGABYTE
const MOST_RATIO = 200

/** The files of an archive by path, or the end of a sentence that says why it cannot be read. */
export type ReadZip = { files: Map<string, Uint8Array> } | { fault: string }

/** What makes an archive unfit. */
class ZipFault extends Error {}

const refuse = (message: string): never => {
  throw new ZipFault(message)
}

const damaged = () => refuse('is no zip archive, or it is damaged.')

interface Entry {
  name: string
  crc: number
  method: number
  packed: number
  size: number
  offset: number
}

const DIRECTORY_END = 0x06_05_4b_50
const DIRECTORY_ENTRY = 0x02_01_4b_50
const LOCAL_HEADER = 0x04_03_4b_50
/** Type of a file in its Unix mode. */
const FILE_TYPE = 0o170_000
const isPlainType = (mode: number) => [0, 0o100_000, 0o040_000].includes(mode & FILE_TYPE)

const nameFaultOf = (name: string): string | undefined => {
  // eslint-disable-next-line no-control-regex
  if (/[\0-\x1F\x7F]/.test(name)) return 'with a control character in its name'
  if (name.includes('\\')) return 'with a backslash in its name'
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) return 'with an absolute path'
  if (
    name
      .replace(/\/$/, '')
      .split('/')
      .some((part) => part === '' || part === '.' || part === '..')
  )
    return 'whose path leads elsewhere'
  return name.length > 500 || name.split('/').some((part) => Buffer.byteLength(part) > 200)
    ? 'with a long name'
    : undefined
}

/** Reads the directory of an archive and checks all entries before anything is unpacked. */
const directoryOf = (zip: Buffer): Entry[] => {
  let end = zip.length - 22
  while (end >= 0 && end > zip.length - 65_558 && zip.readUInt32LE(end) !== DIRECTORY_END) end -= 1
  if (end < 0 || zip.readUInt32LE(end) !== DIRECTORY_END) damaged()
  const count = zip.readUInt16LE(end + 10)
  if (count > MOST.entries) refuse(`has more than ${MOST.entries} entries.`)
  const entries: Entry[] = []
  const seen = new Set<string>()
  let total = 0
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) damaged()
    const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)]
    const [packed, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28)
    const name = new TextDecoder('utf-8', { fatal: true }).decode(zip.subarray(at + 46, nameEnd)).normalize('NFC')
    const fault = nameFaultOf(name)
    if (fault !== undefined) refuse(`has the entry '${name}' ${fault}.`)
    if (!isPlainType(zip.readUInt32LE(at + 38) >>> 16))
      refuse(`has the entry '${name}', which is a link or no plain file.`)
    if ((flags & 1) === 1) refuse(`has the entry '${name}', which is encrypted.`)
    if (method !== 0 && method !== 8) refuse(`has the entry '${name}', which is packed in a way other than 'deflate'.`)
    if (seen.has(name.toLowerCase())) refuse(`has the entry '${name}' twice.`)
    seen.add(name.toLowerCase())
    total += size
    if (size > MOST.entry) refuse(`has the entry '${name}' of more than ${MOST.entry / MEGABYTE} MB.`)
    if (total > MOST.all) refuse(`has more than ${MOST.all / MEGABYTE} MB when it is unpacked.`)
    if (size > FREE_BYTES && size > packed * MOST_RATIO)
      refuse(`has the entry '${name}', which unpacks to more than ${MOST_RATIO} times its size.`)
    const entry = { name, crc: zip.readUInt32LE(at + 16), method, packed, size, offset: zip.readUInt32LE(at + 42) }
    if (!name.endsWith('/')) entries.push(entry)
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

const unpack = (zip: Buffer, { name, crc, method, packed, size, offset }: Entry): Uint8Array => {
  if (zip.readUInt32LE(offset) !== LOCAL_HEADER) damaged()
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  const data = zip.subarray(start, start + packed)
  // Ends with an error where the entry turns out larger than it declares.
  const content = method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(size, 1) })
  if (data.length !== packed || content.length !== size || crc32(content) !== crc)
    refuse(`has the entry '${name}', which is damaged or not of the size that it declares.`)
  return content
}

/**
 * Unpacks a zip archive. Refuses, before unpacking, too many or too large entries, links, encryption, and paths that lead out of the archive.
 */
export const readZip = (file: Uint8Array): ReadZip => {
  const zip = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (zip.length > LARGEST_ZIP) return { fault: `is larger than ${LARGEST_ZIP / MEGABYTE} MB.` }
  try {
    return { files: new Map(directoryOf(zip).map((entry) => [entry.name, unpack(zip, entry)])) }
  } catch (thrown) {
    // Reading beyond the end, a name that is not UTF-8, and data that is not packed throw errors of their own.
    return { fault: thrown instanceof ZipFault ? thrown.message : 'is no zip archive, or it is damaged.' }
  }
}

/** A fixed date makes archives reproducible. */
const mtime = new Date(2026, 0, 1)

/**
 * Writes a zip archive as pieces, an entry at a time: the next one is read once the pieces of those before it were taken. All but texts is not
 * packed again, though `deflate` is its method: not every program reads an entry that is only stored and whose size follows it.
 */
export function* writeZip(
  entries: Iterable<readonly [path: string, content: Uint8Array]>,
): Generator<Uint8Array<ArrayBuffer>> {
  let pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error
    pieces.push(piece)
  })
  const taken = () => {
    const all = pieces
    pieces = []
    return all
  }
  for (const [path, content] of entries) {
    const entry = new ZipDeflate(path, { level: /\.(?:json|svg|xml|yaml)$/.test(path) ? 6 : 0 })
    entry.mtime = mtime
    zip.add(entry)
    entry.push(content, true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
