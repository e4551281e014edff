import type { Paper, Fields } from '@naru/exam-kit/content'
import { exportFile } from './export-file'
import { convertFile, readUpload, unpackUpload } from './import-file'
import { importedDraft } from './imported-draft'
import { joinTakes } from './store-clip'
import { checkMedia } from '../import/checks/check-media'
import { processPicture } from '../modules/media/process-picture'
import { processPortrait, processUpload } from './upload'

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
    exam: Paper
    media: ReadonlyMap<string, string>
  }) => importedDraft(id, current, exam, media),
  /** Checks the files of a paper's draft as the import does. */
  checkPaperFiles: ({ exam, mediaFolder, files }: { exam: Paper; mediaFolder: string; files: ReadonlySet<string> }) =>
    checkMedia(exam, mediaFolder, {
      file: exam.id,
      files,
      locationOf: () => ({ file: exam.id }),
      minutesLabel: 'listeningTimeMinutes',
    }),
  exportFile,
  processUpload,
  /** With the limits of pictures on public pages. */
  processPicture: (base64: string) => processPicture(base64),
  processPortrait,
  joinTakes,
}

export type Jobs = typeof jobs
