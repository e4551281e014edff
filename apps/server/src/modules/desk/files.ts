import { type Fault, type Fields, optionalProp, type Paper } from '@naru/exam-kit/content'
import { open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { isGift, isPackage } from '../../import/formats/read-format'
import { addEntry } from '../desk-media/library'
import { withOwnFiles } from '../desk-media/put'
import { fetchFiles, type FilePlace } from '../media/store'
import { requirePaper } from '../papers/access'
import { mediaFacts, putPaperMedia, usableMedia } from '../papers/media'
import { newestRevision } from '../papers/repository'
import { checkDraft, mediaNamesIn } from '../papers/rules'
import type { Context } from '../../platform/context'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import type { Format } from '../../worker/export-file'
import type { ImportedFile } from '../../worker/import-file'
import { inWorker } from '../../worker/in-worker'
import type { Queue } from '../../worker/queue'

/** Maximum size of an uploaded file, in bytes. */
const LARGEST_UPLOAD = 30 * 1024 * 1024

/** Whether a file is of a format that the desk reads, by its name. */
const isReadable = (name: string): boolean =>
  !name.startsWith('~$') && (isPackage(name) || isGift(name) || /^[^/\\]+\.xlsx$/i.test(name))

/** Formats that write what the site stores, and so need a draft without faults. */
const completeFormats: readonly Format[] = ['gift', 'qti']

const decoded = (file: string): Buffer => {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(file)) throw new Refusal(400, 'The file must be in base64.')
  const content = Buffer.from(file, 'base64')
  if (content.length > LARGEST_UPLOAD) throw new Refusal(413, say('request_too_large'))
  return content
}

/** Bytes of a file that are read at once: a multiple of three, which base64 writes as four characters. */
const PIECE = 3 * 64 * 1024

/** A `PaperFile` of the contract as a stream, a piece of the file at a time; removes the file. */
const paperFile = async (fileName: string, path: string): Promise<Readable> => {
  const file = await open(path)
  await rm(dirname(path), { recursive: true })
  const pieces = async function* () {
    try {
      yield `{"fileName":${JSON.stringify(fileName)},"file":"`
      const piece = Buffer.alloc(PIECE)
      for (let read = PIECE; read === PIECE;) {
        read = (await file.read(piece, 0, PIECE)).bytesRead
        yield piece.toString('base64', 0, read)
      }
      yield '"}'
    } finally {
      await file.close()
    }
  }
  return Readable.from(pieces(), { objectMode: false })
}

export const fileHandlers = (context: Context, queue: Queue): HandlersOf<'exportPaper' | 'checkImport'> => {
  const { database, mediaFolder } = context
  return {
    exportPaper: async ({ user, path: { id }, query: { format }, reply }) => {
      const paper = await requirePaper(database, user, id)
      const { draft } = await newestRevision(database, paper)
      const names = mediaNamesIn(draft)
      const usable = await usableMedia(database, user, names)
      const { exam, faults } = checkDraft(id, draft, usable)
      const isIncomplete = exam === undefined || (faults.length > 0 && completeFormats.includes(format))
      if (isIncomplete) throw new Refusal(409, say('paper_incomplete'))
      await fetchFiles(context, usable)
      const { path, ending } = await queue(() =>
        inWorker('exportFile', { format, draft, exam, media: usable, mediaFolder }),
      )
      void reply.type('application/json; charset=utf-8')
      return paperFile(`${id}.${ending}`, path)
    },

    checkImport: async ({ user, path: { id }, body: { name, file }, change }) => {
      const paper = await requirePaper(database, user, id)
      if (!isReadable(name)) throw new Refusal(400, say('import_file_kind'))
      const upload = { name, content: decoded(file) }
      const { draft: current } = await newestRevision(database, paper)
      const { exam, faults, media, files } = await queue(() =>
        readImport(upload, context, (names) => usableMedia(database, user, names), current),
      )
      if (exam === undefined) {
        await change(id, () => Promise.resolve())
        return { faults, media: [] }
      }
      const stored = [...new Set(media.values())]
      await withOwnFiles(
        context,
        user.id,
        files.map(({ entry, contentType, content }) => ({ name: entry.name, contentType, bytes: content })),
        (work) => change(id, work),
        async (transaction) => {
          for (const { entry } of files) await addEntry(transaction, { ...entry, ownerId: user.id }, [])
          await putPaperMedia(transaction, id, stored, false)
        },
      )
      const { draft, difference } = await inWorker('importedDraft', { id, current, exam, media })
      return {
        faults,
        draft,
        ...optionalProp('difference', difference),
        media: await mediaFacts(context, stored),
      }
    },
  }
}

interface ReadImport {
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
