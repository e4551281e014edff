import { join } from 'node:path'
import type { Database } from '../platform/db/database'
import { pathsOf, withFiles, type TimeBudget } from '@naru/exam-kit/content'
import { mediaOf, storeMedia, type StoredMedia } from './media-store'
import { putExamVersion, type VersionReport } from './put-exam-version'
import type { Content } from './read-content'

export interface ImportTarget {
  database: Database
  mediaFolder: string
  now: Date
  /** Report the changes without writing. Default false. */
  isDry?: boolean
}

export interface ExamReport extends VersionReport {
  /** Of its sections with clips. */
  budgets: TimeBudget[]
}

/** Adds an exam, or a new version of a changed one. */
export const importExam = async (target: ImportTarget, entry: Content['exams'][number]): Promise<ExamReport> => {
  const { mediaFolder, isDry = false } = target
  const { exam, folder, budgets } = entry
  const files = new Map<string, StoredMedia>()
  const paper = withFiles(exam, (path) => {
    const file = mediaOf(join(folder, path), mediaFolder)
    files.set(file.name, file)
    return file.name
  })
  if (!isDry) for (const path of pathsOf(exam)) await storeMedia(mediaFolder, join(folder, path))
  return { ...(await putExamVersion(target, { paper, files: [...files.values()] })), budgets }
}
