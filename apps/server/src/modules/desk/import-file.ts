import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { pathsOf, type Fault, type Fields, type SourceExam } from '@naru/exam-kit/content'
import { checkOwnMedia } from '../../seed/check-media'
import { clipEndings } from '../../seed/clip-length'
import { MANIFEST } from '../../seed/formats/qti-read'
import { isGift, isPackage, removeUnpacked, unpack } from '../../seed/formats/read-format'
import { readZip } from '../../seed/formats/zip'
import { isExported, mediaOf } from '../../seed/media-store'
import { pictureSide } from '../../seed/picture'
import { readExam, type ReadExam } from '../../seed/read-exam'
import { listFiles } from '../../seed/read-file'
import { readXlsx } from '../../seed/xlsx'
import type { Checked } from '../admin/rules'
import type { Queue } from '../desk-media/queue'
import { processClip } from '../desk-media/upload'
import type { NewEntry } from '../desk-media/library'
import { encodePicture } from '../media/picture'
import { mediaNamesIn } from './rules'

/** Maximum size of an uploaded file, in bytes. */
export const LARGEST_UPLOAD = 30 * 1024 * 1024

/** Most faults that are told; a file has more only if it is none of an exam. */
const MOST_FAULTS = 500

/** Most media of the site that an upload may name. */
const MOST_NAMES = 5000

/** Whether a file is of a format that the desk reads, by its name. */
export const isReadable = (name: string): boolean =>
  !name.startsWith('~$') && (isPackage(name) || isGift(name) || /^[^/\\]+\.xlsx$/i.test(name))

/** The files of an archive without those of macOS, and without the folder that all of them lie in. */
const withoutTop = (all: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> => {
  const files = new Map([...all].filter(([path]) => !/^__MACOSX\/|(^|\/)\.DS_Store$/.test(path)))
  const tops = new Set([...files.keys()].map((path) => (path.includes('/') ? path.split('/')[0] : undefined)))
  const [top] = tops
  if (tops.size !== 1 || top === undefined) return files
  return new Map([...files].map(([path, content]) => [path.slice(top.length + 1), content]))
}

/** A new file of an upload, as the site stores it, and what the library says of it. */
export interface ImportedFile {
  contentType: string
  content: Buffer
  entry: Omit<NewEntry, 'ownerId'>
}

/** A file that was read as an exam. */
export interface ReadUpload extends ReadExam {
  /** Media names of the exam's files by their paths. */
  media: ReadonlyMap<string, string>
  /** Those of them that the site may not have. */
  files: readonly ImportedFile[]
}

/** Names of media of the site in the texts of an upload. */
const namesIn = (files: Iterable<readonly [path: string, content: Uint8Array]>): string[] => {
  const names = new Set<string>()
  for (const [path, content] of files) {
    const isText = /\.(yaml|csv|gift|txt)$/i.test(path)
    const text = isText ? Buffer.from(content).toString('latin1') : isWorkbook(path) ? cellsOf(content) : ''
    for (const [name] of text.matchAll(/\b[0-9a-f]{32}\.[a-z0-9]{2,5}\b/g)) names.add(name)
  }
  return [...names].slice(0, MOST_NAMES)
}

const isWorkbook = (path: string) => /\.xlsx$/i.test(path)
const cellsOf = (content: Uint8Array) => {
  const read = readXlsx(content)
  return 'fault' in read ? '' : JSON.stringify([...read.sheets.values()])
}

/** Whether a file of an exam may be stored: `readExam` reports its faults. */
const isSound = async (path: string, folder: string, files: ReadonlySet<string>): Promise<boolean> => {
  let hasFault = false
  const holder = isClip(path) ? { audio: path } : { photo: path }
  await checkOwnMedia(holder, folder, files, () => void (hasFault = true))
  return !hasFault
}

const isClip = (path: string) => clipEndings.includes(extname(path).toLowerCase())

/** Converts a sound file of an upload as the library does. */
const convert = async (path: string, mediaFolder: string, queue: Queue): Promise<Checked<ImportedFile>> => {
  const content = await readFile(path)
  const title = basename(path).slice(0, 200)
  if (isClip(path)) {
    const clip = await queue(() => processClip(content))
    if ('refused' in clip) return clip
    const { name, contentType, bytes, seconds, loudness, peak } = clip.accepted
    const entry = { name, kind: 'clip', title, bytes: bytes.length, seconds, loudness, peak } as const
    return { accepted: { contentType, content: bytes, entry } }
  }
  const { name, contentType } = mediaOf(path, mediaFolder)
  if (extname(name) !== '.webp')
    return { accepted: { contentType, content, entry: { name, kind: 'picture', title, bytes: content.length } } }
  const made = await encodePicture(content, pictureSide)
  if ('fault' in made) throw new Error(`The picture ${path} was sound before: ${made.fault}.`)
  const { bytes, width, height } = made.picture
  return {
    accepted: {
      contentType,
      content: bytes,
      entry: { name, kind: 'picture', title, bytes: bytes.length, width, height },
    },
  }
}

/** Converts the sound files of an exam. A path that leads elsewhere is no file of the folder. */
const mediaOfExam = async (exam: SourceExam, folder: string, mediaFolder: string, queue: Queue) => {
  const { files } = listFiles(folder)
  const media = new Map<string, string>()
  const converted: ImportedFile[] = []
  const faults: Fault[] = []
  for (const path of pathsOf(exam)) {
    if (!files.has(path) || !(await isSound(path, folder, files))) continue
    if (isExported(join(folder, path), mediaFolder)) media.set(path, basename(path))
    else {
      const made = await convert(join(folder, path), mediaFolder, queue)
      if ('refused' in made) faults.push({ file: path, message: made.refused.message })
      else {
        media.set(path, made.accepted.entry.name)
        converted.push(made.accepted)
      }
    }
  }
  return { media, files: converted, faults }
}

/**
 * Reads an uploaded file as an exam, with all refusals of the importer and of the library.
 * @param usable - those of these media of the site that it may use beside its own files.
 * @param paper - the draft that has what the file does not say of the exam as a whole.
 */
export const readUpload = async (
  { name, content }: { name: string; content: Buffer },
  { mediaFolder, queue }: { mediaFolder: string; queue: Queue },
  usable: (names: readonly string[]) => Promise<Iterable<string>>,
  paper: Fields,
): Promise<ReadUpload> => {
  const unread = (message: string): ReadUpload => ({ faults: [{ file: name, message }], media: new Map(), files: [] })
  const nothing = new Map<string, Uint8Array>()
  const zip = isPackage(name) ? readZip(content) : { files: nothing }
  if ('fault' in zip) return unread(zip.fault)
  const isQti = zip.files.has(MANIFEST)
  const unpacked = unpack(isQti ? nothing : withoutTop(zip.files))
  if ('fault' in unpacked) return unread(`${unpacked.fault}.`)
  const folder = unpacked.value
  // A name of 200 letters may be too long for a folder.
  const own = `upload${/\.(zip|xlsx|gift|gift\.txt)$/i.exec(name)?.[0].toLowerCase() ?? ''}`
  let packageFolder: string | undefined
  try {
    if (isQti || !isPackage(name)) await writeFile(join(folder, own), content, { flag: 'wx' })
    const named = namesIn(isPackage(name) ? zip.files : [[own, content]])
    for (const file of await usable([...named, ...mediaNamesIn({ photo: paper['photo'] })])) {
      const [from, to] = [join(mediaFolder, file), join(folder, file)]
      if (existsSync(from) && !existsSync(to)) await copyFile(from, to)
    }
    const read = await readExam(folder, '', undefined, paper)
    packageFolder = read.folder
    // A folder without an exam is named by its temporary name.
    const labelOf = (file: string) => (folder.endsWith(file) ? name : file.replace(own, name))
    const ofExam = read.faults.map((fault) => ({ ...fault, file: labelOf(fault.file) }))
    if (read.exam === undefined) return { ...read, faults: ofExam.slice(0, MOST_FAULTS), media: new Map(), files: [] }
    const { media, files, faults } = await mediaOfExam(read.exam, read.folder ?? folder, mediaFolder, queue)
    return { ...read, faults: [...ofExam, ...faults].slice(0, MOST_FAULTS), media, files }
  } finally {
    removeUnpacked(folder)
    if (packageFolder !== undefined) removeUnpacked(packageFolder)
  }
}
