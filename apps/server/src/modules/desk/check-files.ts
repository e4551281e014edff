import type { SourceExam } from '@naru/exam-kit/content'
import { checkMedia, type CheckedMedia } from '../../seed/check-media'

/** Checks the files of a paper's draft as the import does. */
export const checkPaperFiles = ({
  exam,
  mediaFolder,
  files,
}: {
  exam: SourceExam
  mediaFolder: string
  files: ReadonlySet<string>
}): Promise<CheckedMedia> =>
  checkMedia(exam, mediaFolder, {
    file: exam.id,
    files,
    locationOf: () => ({ file: exam.id }),
    minutesLabel: 'listeningTimeMinutes',
  })
