import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Paper, Fault, Fields } from '@naru/exam-kit/content'
import { inWorker } from '../../worker/in-worker'
import type { ImportedFile } from '../../worker/import-file'
import { fetchFiles, type FilePlace } from '../media/store'
import { mediaNamesIn } from '../papers/rules'

/** A file that was read as an exam. */
export interface ReadImport {
  exam?: Paper
  faults: Fault[]
  /** Media names of the exam's files by their paths. */
  media: ReadonlyMap<string, string>
  /** Those of them that the site may not have. */
  files: readonly ImportedFile[]
}

/** Converts files of an exam, each as a job of its own, so that many clips may take longer than one. */
const convertAll = async (paths: readonly string[], folder: string, mediaFolder: string) => {
  const media = new Map<string, string>()
  const files: ImportedFile[] = []
  const faults: Fault[] = []
  for (const file of paths) {
    const made = await inWorker('convertFile', { path: join(folder, file), mediaFolder })
    if ('refused' in made) faults.push({ file, message: made.refused.message })
    else if ('stored' in made.accepted) media.set(file, made.accepted.stored)
    else {
      media.set(file, made.accepted.entry.name)
      files.push(made.accepted)
    }
  }
  return { media, files, faults }
}

/**
 * Reads an uploaded file as an exam, with all refusals of the importer and of the library.
 * @param usable - those of these media of the site that it may use beside its own files.
 * @param paper - the draft that has what the file does not say of the exam as a whole.
 */
export const readImport = async (
  { name, content }: { name: string; content: Uint8Array },
  place: FilePlace,
  usable: (names: readonly string[]) => Promise<Iterable<string>>,
  paper: Fields,
): Promise<ReadImport> => {
  const unpacked = await inWorker('unpackUpload', { name, content })
  if ('fault' in unpacked) return { faults: [{ file: name, message: unpacked.fault }], media: new Map(), files: [] }
  const folders = [unpacked.folder]
  try {
    const names = [...unpacked.names, ...mediaNamesIn({ photo: paper['photo'] })]
    const { mediaFolder } = place
    const own = [...(await usable(names))]
    await fetchFiles(place, own)
    const upload = { name, folder: unpacked.folder, mediaFolder, usable: own, paper }
    const { exam, faults, paths, folder = unpacked.folder } = await inWorker('readUpload', upload)
    folders.push(folder)
    const converted = await convertAll(paths, folder, mediaFolder)
    return { ...converted, ...(exam === undefined ? {} : { exam }), faults: [...faults, ...converted.faults] }
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}
