import type { Fields, SourceExam } from '@naru/exam-kit/content'
import { checkPaperFiles } from '../modules/desk/check-files'
import { exportFile } from '../modules/desk/export-file'
import { convertFile, readUpload, unpackUpload } from '../modules/desk/import-file'
import { importedDraft } from '../modules/desk/imported-draft'
import { joinTakes } from '../modules/desk-media/store-clip'
import { processUpload } from '../modules/desk-media/upload'

/**
 * All work on files of others. Each job takes one value and returns one, which are copied between the threads: no functions, and no classes but
 * those of JavaScript. A `Buffer` arrives as a `Uint8Array`.
 */
export const jobs = {
  unpackUpload,
  readUpload,
  convertFile,
  importedDraft: ({
    id,
    current,
    exam,
    media,
  }: {
    id: string
    current: Fields
    exam: SourceExam
    media: ReadonlyMap<string, string>
  }) => importedDraft(id, current, exam, media),
  checkPaperFiles,
  exportFile,
  processUpload,
  joinTakes,
}

/** The jobs by their names. */
export type Jobs = typeof jobs
