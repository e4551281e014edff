import { copyFile, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { pathsOf, type Fields } from '@naru/exam-kit/content'
import { clipEndings } from '../modules/media/clip-length'
import { MANIFEST } from '../import/formats/qti-read'
import { isPackage, unpack } from '../import/formats/read-format'
import { readZip } from '../import/formats/zip'
import { isExported, mediaOf } from '../import/media-store'
import { pictureFaults, pictureSide } from '../import/picture'
import { readExam, type ReadExam } from '../import/read-exam'
import { listFiles } from '../import/read-file'
import { readXlsx } from '../import/tables/xlsx'
import type { Checked } from '../platform/http/checked'
import { processClip } from './upload'
import type { deskMedia } from '../platform/db/schema'
import { encodePicture } from '../modules/media/picture'
import { draftLimits } from '../modules/papers/rules'

/** Most faults that are told; a file has more only if it is none of an exam. */
const MOST_FAULTS = 500

/** Most characters of a fault: some quote the file. */
const LONGEST_FAULT = 1000

/** Most media of the site that an upload may name. */
const MOST_NAMES = 5000

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
  content: Uint8Array
  entry: Omit<typeof deskMedia.$inferInsert, 'ownerId' | 'createdAt'>
}

export interface Unpacked {
  folder: string
  /** Names of media of the site in its texts. */
  names: string[]
}

const isWorkbook = (path: string) => /\.xlsx$/i.test(path)
const cellsOf = (content: Uint8Array) => {
  const read = readXlsx(content)
  return 'fault' in read ? '' : JSON.stringify([...read.sheets.values()])
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

/** The name of a file in its folder, if that is the exam: its own name of 200 letters may be too long. */
const ownName = (name: string) => `upload${/\.(zip|xlsx|gift|gift\.txt)$/i.exec(name)?.[0].toLowerCase() ?? ''}`

/** Unpacks an upload, which the caller removes; or the fault that prevents it. */
export const unpackUpload = ({
  name,
  content,
}: {
  name: string
  content: Uint8Array
}): Unpacked | { fault: string } => {
  const own = new Map([[ownName(name), content]])
  const zip = isPackage(name) ? readZip(content) : { files: own }
  if ('fault' in zip) return zip
  const files = zip.files.has(MANIFEST) ? own : withoutTop(zip.files)
  const unpacked = unpack(files)
  return 'fault' in unpacked ? { fault: `${unpacked.fault}.` } : { folder: unpacked.value, names: namesIn(files) }
}

export interface ReadUpload extends ReadExam {
  /** Paths of its files that may be stored, in `folder`. */
  paths: string[]
}

/**
 * Reads an unpacked upload as an exam, with all refusals of the importer.
 * @param usable - the media of the site that it may use beside its own files.
 * @param paper - the draft that has what the file does not say of the exam as a whole.
 */
export const readUpload = async ({
  name,
  folder,
  mediaFolder,
  usable,
  paper,
}: {
  name: string
  folder: string
  mediaFolder: string
  usable: readonly string[]
  paper: Fields
}): Promise<ReadUpload> => {
  for (const file of usable) {
    const [from, to] = [join(mediaFolder, file), join(folder, file)]
    if (existsSync(from) && !existsSync(to)) await copyFile(from, to)
  }
  const read = await readExam(folder, '', undefined, paper)
  // A folder without an exam is named by its temporary name.
  const labelOf = (file: string) => (folder.endsWith(file) ? name : file.replace(ownName(name), name))
  const faults = read.faults
    .slice(0, MOST_FAULTS)
    .map((fault) => ({ ...fault, file: labelOf(fault.file), message: fault.message.slice(0, LONGEST_FAULT) }))
  if (read.exam === undefined) return { ...read, faults, paths: [] }
  const { megabytes } = draftLimits
  if (Buffer.byteLength(JSON.stringify(read.exam)) > megabytes * 1024 * 1024) {
    const { exam: _exam, ...rest } = read
    return {
      ...rest,
      faults: [{ file: name, message: `has more than ${megabytes} MB of text.` }, ...faults],
      paths: [],
    }
  }
  const { files } = listFiles(read.folder ?? folder)
  // A path that leads elsewhere is no file of the folder.
  return { ...read, faults, paths: pathsOf(read.exam).filter((path) => files.has(path) && read.sound?.has(path)) }
}

/** Converts a sound file of an upload as the library does; only its name if the site has it. */
export const convertFile = async ({
  path,
  mediaFolder,
}: {
  path: string
  mediaFolder: string
}): Promise<Checked<ImportedFile | { stored: string }>> => {
  if (isExported(path, mediaFolder)) return { accepted: { stored: basename(path) } }
  const content = await readFile(path)
  const title = basename(path).slice(0, 200)
  if (clipEndings.includes(extname(path).toLowerCase())) {
    const clip = await processClip(content)
    if ('refused' in clip) return clip
    const { name, contentType, bytes, seconds, loudness, peak } = clip.accepted
    const entry = { name, kind: 'clip', title, bytes: bytes.length, seconds, loudness, peak } as const
    return { accepted: { contentType, content: bytes, entry } }
  }
  const { name, contentType } = mediaOf(path, mediaFolder)
  if (extname(name) !== '.webp')
    return { accepted: { contentType, content, entry: { name, kind: 'picture', title, bytes: content.length } } }
  const made = await encodePicture(content, pictureSide)
  if ('fault' in made) return { refused: { message: `${pictureFaults[made.fault]}.` } }
  const { bytes, width, height } = made.picture
  return {
    accepted: {
      contentType,
      content: bytes,
      entry: { name, kind: 'picture', title, bytes: bytes.length, width, height },
    },
  }
}
