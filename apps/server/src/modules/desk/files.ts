import { zipSync, strToU8, type Zippable } from 'fflate'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { optionalProp, type Fields, type SourceExam } from '@naru/exam-kit/content'
import type { operations } from '@naru/api/types'
import type { Context } from '../../context'
import { countTry } from '../../http/limits'
import { say } from '../../http/messages'
import type { HandlersOf } from '../../http/operations'
import { Refusal } from '../../http/refusal'
import { writeGift } from '../../seed/formats/gift'
import { writeQti } from '../../seed/formats/qti-write'
import { tablesFromExam } from '../../seed/tables-from-exam'
import { writeXlsx } from '../../seed/write-xlsx'
import { addEntry } from '../desk-media/library'
import { withFiles } from '../desk-media/put'
import type { Queue } from '../desk-media/queue'
import { requirePaper } from './access'
import { isReadable, LARGEST_UPLOAD, readUpload } from './import-file'
import { importedDraft } from './imported-draft'
import { mediaFacts, putPaperMedia, usableMedia } from './media'
import { newestRevision } from './repository'
import { checkDraft, mediaNamesIn } from './rules'

type Format = operations['exportPaper']['parameters']['query']['format']

/** A fixed date makes files reproducible. */
const mtime = new Date(2026, 0, 1)

/** A draft to write. */
interface Written {
  draft: Fields
  exam: SourceExam
  /** Reads a file of the draft. */
  contentOf: (name: string) => Uint8Array
  /** Names of the files that the site has. */
  files: readonly string[]
}

/** How a paper is written as a file of each format. */
export const writers: Readonly<Record<Format, { ending: string; write: (written: Written) => Uint8Array }>> = {
  folder: {
    ending: 'zip',
    write: ({ draft, contentOf, files }) => {
      const entries: Zippable = { 'exam.yaml': strToU8(stringify(draft, { lineWidth: 0 })) }
      // Media are packed already.
      for (const name of files) entries[name] = [contentOf(name), { level: 0 }]
      return zipSync(entries, { mtime })
    },
  },
  xlsx: { ending: 'xlsx', write: ({ exam }) => writeXlsx(tablesFromExam(exam)) },
  gift: { ending: 'gift.txt', write: ({ exam }) => strToU8(writeGift(exam)) },
  qti: { ending: 'zip', write: ({ exam, contentOf }) => writeQti(exam, contentOf, '3.0') },
}

/** Formats that write what the site stores, and so need a draft without faults. */
const completeFormats: readonly Format[] = ['gift', 'qti']

const decoded = (file: string): Buffer => {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(file)) throw new Refusal(400, 'The file must be in base64.')
  const content = Buffer.from(file, 'base64')
  if (content.length > LARGEST_UPLOAD) throw new Refusal(413, say('request_too_large'))
  return content
}

/** Papers as files, and files as drafts. */
export const fileHandlers = (context: Context, queue: Queue): HandlersOf<'exportPaper' | 'checkImport'> => {
  const { database, mediaFolder } = context
  return {
    exportPaper: async ({ user, path: { id }, query: { format } }) => {
      const paper = await requirePaper(database, user, id)
      const { draft } = await newestRevision(database, paper)
      const names = mediaNamesIn(draft)
      const usable = await usableMedia(database, user, names)
      const { exam, faults } = checkDraft(id, draft, usable)
      const isIncomplete = exam === undefined || (faults.length > 0 && completeFormats.includes(format))
      if (isIncomplete) throw new Refusal(409, say('paper_incomplete'))
      const { ending, write } = writers[format]
      const file = write({
        draft,
        exam,
        contentOf: (name) => readFileSync(join(mediaFolder, name)),
        files: [...usable].filter((name) => existsSync(join(mediaFolder, name))),
      })
      return { fileName: `${id}.${ending}`, file: Buffer.from(file).toString('base64') }
    },

    checkImport: async ({ user, path: { id }, body: { name, file }, change }) => {
      await countTry(context, 'paperImportsOfUser', user.id)
      const paper = await requirePaper(database, user, id)
      if (!isReadable(name)) throw new Refusal(400, say('import_file_kind'))
      const upload = { name, content: decoded(file) }
      const { draft: current } = await newestRevision(database, paper)
      const { exam, faults, media, files } = await readUpload(
        upload,
        { mediaFolder, queue },
        (names) => usableMedia(database, user, names),
        current,
      )
      if (exam === undefined) {
        await change(id, () => Promise.resolve())
        return { faults, media: [] }
      }
      const stored = [...new Set(media.values())]
      await withFiles(
        context,
        files.map(({ entry, contentType, content }) => ({ name: entry.name, contentType, bytes: content })),
        (work) => change(id, work),
        async (transaction) => {
          for (const { entry } of files) await addEntry(transaction, { ...entry, ownerId: user.id }, [])
          await putPaperMedia(transaction, id, stored, false)
        },
      )
      const { draft, difference } = importedDraft(id, current, exam, media)
      return {
        faults,
        draft,
        ...optionalProp('difference', difference),
        media: await mediaFacts(context, stored),
      }
    },
  }
}
