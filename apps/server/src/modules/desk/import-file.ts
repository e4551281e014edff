import { copyFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { examFromSource, fieldsIn, pathsOf, type Fields, type SourceExam } from '@naru/exam-kit/paper'
import { newId } from '../../ids'
import { checkOwnMedia } from '../../seed/check-media'
import { clipEndings } from '../../seed/clip-length'
import { MANIFEST } from '../../seed/formats/qti-read'
import { isGift, isPackage, removeUnpacked, unpack } from '../../seed/formats/read-format'
import { readZip } from '../../seed/formats/zip'
import { storeMedia, type StoredMedia } from '../../seed/media-store'
import { readExam, type ReadExam } from '../../seed/read-exam'
import { listFiles } from '../../seed/read-file'
import { differenceOf, reuseIds, type Difference } from '../../seed/same-questions'
import { checkDraft, mediaNamesIn } from './rules'
import { draftFromSource } from './source'

/** Maximum size of an uploaded file, in bytes. */
export const LARGEST_UPLOAD = 30 * 1024 * 1024

/** Most faults that are told; a file has more only if it is none of an exam. */
const MOST_FAULTS = 500

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

/** A file that was read as an exam. */
export interface ReadUpload extends ReadExam {
  /** The media of the exam by their paths, in the media folder. */
  media: ReadonlyMap<string, StoredMedia>
}

/** Whether a file of an exam may be stored: `readExam` reports its faults. */
const isSound = async (path: string, folder: string, files: ReadonlySet<string>): Promise<boolean> => {
  let hasFault = false
  const holder = clipEndings.includes(extname(path).toLowerCase()) ? { audio: path } : { photo: path }
  await checkOwnMedia(holder, folder, files, () => void (hasFault = true))
  return !hasFault
}

/** Writes the sound files of an exam to the media folder. A path that leads elsewhere is no file of the folder. */
const storedMediaOf = async (exam: SourceExam, folder: string, mediaFolder: string) => {
  const { files } = listFiles(folder)
  const media = new Map<string, StoredMedia>()
  for (const path of pathsOf(exam)) {
    if (files.has(path) && (await isSound(path, folder, files)))
      media.set(path, await storeMedia(mediaFolder, join(folder, path)))
  }
  return media
}

/**
 * Reads an uploaded file as an exam, with all refusals of the importer, and writes its media to the media folder.
 * @param known - names of media that it may use beside its own.
 */
export const readUpload = async (
  { name, content }: { name: string; content: Buffer },
  mediaFolder: string,
  known: readonly string[],
): Promise<ReadUpload> => {
  const nothing = new Map<string, Uint8Array>()
  const zip = isPackage(name) ? readZip(content) : { files: nothing }
  if ('fault' in zip) return { faults: [{ file: name, message: zip.fault }], media: new Map() }
  const isQti = zip.files.has(MANIFEST)
  const unpacked = unpack(isQti ? nothing : withoutTop(zip.files))
  if ('fault' in unpacked) return { faults: [{ file: name, message: `${unpacked.fault}.` }], media: new Map() }
  const folder = unpacked.value
  // A name of 200 letters may be too long for a folder.
  const own = `upload${/\.(zip|xlsx|gift|gift\.txt)$/i.exec(name)?.[0].toLowerCase() ?? ''}`
  let packageFolder: string | undefined
  try {
    if (isQti || !isPackage(name)) await writeFile(join(folder, own), content, { flag: 'wx' })
    for (const file of known) {
      const [from, to] = [join(mediaFolder, file), join(folder, file)]
      if (existsSync(from) && !existsSync(to)) await copyFile(from, to)
    }
    const read = await readExam(folder, '')
    packageFolder = read.folder
    const { exam } = read
    const media = exam === undefined ? new Map() : await storedMediaOf(exam, read.folder ?? folder, mediaFolder)
    // A folder without an exam is named by its temporary name.
    const labelOf = (file: string) => (folder.endsWith(file) ? name : file.replace(own, name))
    const faults = read.faults.map((fault) => ({ ...fault, file: labelOf(fault.file) }))
    return { ...read, faults: faults.slice(0, MOST_FAULTS), media }
  } finally {
    removeUnpacked(folder)
    if (packageFolder !== undefined) removeUnpacked(packageFolder)
  }
}

const contentOf = (id: string, draft: Fields) => {
  const { exam } = checkDraft(id, draft, new Set(mediaNamesIn(draft)))
  return exam && examFromSource(exam, (name) => name, newId)
}

/**
 * A read exam as a draft of a paper. Its questions get the items of the same questions of the paper's draft, or new ones.
 * @returns also what differs from that draft; undefined if nothing does.
 */
export const importedDraft = (
  id: string,
  current: Fields,
  exam: SourceExam,
  media: ReadonlyMap<string, StoredMedia>,
): { draft: Fields; difference: Difference | undefined } => {
  const draft: Fields = { ...draftFromSource(exam, (path) => media.get(path)?.name ?? path), id }
  const before = contentOf(id, current)
  const read = contentOf(id, draft)
  if (read === undefined) return { draft, difference: undefined }
  const after = reuseIds(before, read)
  const items = after.questions.map(({ item }) => item)
  const questions = fieldsIn(draft['questions']).map((question, index) => ({ ...question, item: items[index] }))
  return { draft: { ...draft, questions }, difference: before && differenceOf(before, after) }
}
