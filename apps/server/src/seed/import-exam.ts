import { and, count, eq, isNull, max, ne, or } from 'drizzle-orm'
import { join } from 'node:path'
import type { Database } from '../db/database'
import { attempts, examProgress, exams, examVersions, mediaExams } from '../db/schema'
import { type ExamContent, examFromSource, pathsOf, privateMediaOf, type TimeBudget } from '@naru/exam-kit/paper'
import { limitOf } from '../modules/exams/rules'
import { newId } from '../ids'
import { putMediaRow } from '../modules/media/store'
import { mediaOf, storeMedia, type StoredMedia } from './media-store'
import type { Content } from './read-content'
import { differenceOf, reuseIds, withItemsOf, type Difference } from './same-questions'

/** Destination of an import. */
export interface ImportTarget {
  database: Database
  mediaFolder: string
  now: Date
  /** Report the changes without writing. Default false. */
  isDry?: boolean
}

/** Change of one item of the content. */
export type Change = 'new' | 'changed' | 'unchanged'

/** Change of an exam. */
export interface ExamReport {
  id: string
  change: Change
  /** The current version after the import. */
  version: number
  questions: number
  /** Of its sections with clips. */
  budgets: TimeBudget[]
  /** Difference from the previous version; undefined unless it changed. */
  difference?: Difference
  /** Number of running attempts, which stay on an earlier version. */
  running: number
  /** Number of stored attempts with marks from the keys of an earlier version. */
  graded: number
}

const putExamMedia = async (database: Database, examId: string, paper: ExamContent, files: readonly StoredMedia[]) => {
  for (const file of files) await putMediaRow(database, file, file.name === paper.photo)
  const names = privateMediaOf(paper)
  if (names.length > 0) {
    await database
      .insert(mediaExams)
      .values(names.map((name) => ({ name, examId })))
      .onConflictDoNothing()
  }
}

const versionOf = async (database: Database, examId: string) => {
  const [row] = await database
    .select({ version: exams.version, paper: examVersions.paper })
    .from(exams)
    .innerJoin(examVersions, and(eq(examVersions.examId, exams.id), eq(examVersions.version, exams.version)))
    .where(eq(exams.id, examId))
  return row
}

/** Gives the stored versions of an exam the items of its new content. */
const putItems = async (database: Database, examId: string, paper: ExamContent) => {
  const stored = await database
    .select({ version: examVersions.version, paper: examVersions.paper })
    .from(examVersions)
    .where(eq(examVersions.examId, examId))
  for (const { version, paper: earlier } of stored) {
    const renamed = withItemsOf(earlier, paper)
    if (renamed === undefined) continue
    await database
      .update(examVersions)
      .set({ paper: renamed })
      .where(and(eq(examVersions.examId, examId), eq(examVersions.version, version)))
  }
}

/** Adds an exam, or a new version of a changed one. */
export const importExam = async (target: ImportTarget, entry: Content['exams'][number]): Promise<ExamReport> => {
  const { database, mediaFolder, now, isDry = false } = target
  const { exam, folder, budgets } = entry
  const files = new Map<string, StoredMedia>()
  const written = examFromSource(
    exam,
    (path) => {
      const file = mediaOf(join(folder, path), mediaFolder)
      files.set(file.name, file)
      return file.name
    },
    newId,
  )
  if (!isDry) for (const path of pathsOf(exam)) await storeMedia(mediaFolder, join(folder, path))
  const current = await versionOf(database, exam.id)
  const paper = reuseIds(current?.paper, written)
  const difference = current && differenceOf(current.paper, paper)
  const version = current === undefined ? 1 : difference === undefined ? current.version : current.version + 1
  const change = current === undefined ? 'new' : difference === undefined ? 'unchanged' : 'changed'
  if (!isDry && change !== 'unchanged') {
    const head = {
      version,
      topic: paper.topic,
      description: paper.description,
      duration: paper.duration,
      photo: paper.photo ?? null,
      questionCount: paper.questions.length,
      limitSeconds: limitOf(paper),
    }
    if (current === undefined) {
      const [last] = await database.select({ position: max(exams.position) }).from(exams)
      await database.insert(exams).values({ ...head, id: exam.id, position: (last?.position ?? -1) + 1 })
    } else await database.update(exams).set(head).where(eq(exams.id, exam.id))
    await database.insert(examVersions).values({ examId: exam.id, version, paper, createdAt: now })
    await putExamMedia(database, exam.id, paper, [...files.values()])
  }
  if (!isDry) await putItems(database, exam.id, paper)
  const [running] = await database
    .select({ number: count() })
    .from(examProgress)
    .where(and(eq(examProgress.examId, exam.id), ne(examProgress.examVersion, version)))
  const [graded] = await database
    .select({ number: count() })
    .from(attempts)
    .where(
      and(
        eq(attempts.examId, exam.id),
        ne(attempts.examVersion, version),
        or(isNull(attempts.keyVersion), ne(attempts.keyVersion, version)),
      ),
    )
  return {
    id: exam.id,
    change,
    version,
    questions: paper.questions.length,
    budgets,
    ...(difference === undefined ? {} : { difference }),
    running: running?.number ?? 0,
    graded: graded?.number ?? 0,
  }
}
