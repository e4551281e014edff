import { and, count, eq, isNull, max, ne, or } from 'drizzle-orm'
import type { Database } from '../platform/db/database'
import { attempts, examProgress, exams, examVersions, mediaExams } from '../platform/db/schema'
import { pathsOf, type Paper, type StoredPaper } from '@naru/exam-kit/content'
import { currentVersionOf } from '../modules/exams/repository'
import { limitOf } from '../modules/exams/rules'
import { putMediaRow } from '../modules/media/store'
import type { StoredMedia } from './media-store'
import { differenceOf, reuseIds, withItemsOf, type Difference } from './same-questions'

export type Change = 'new' | 'changed' | 'unchanged'

export interface VersionReport {
  id: string
  change: Change
  version: number
  questions: number
  /** Difference from the previous version; undefined unless it changed. */
  difference?: Difference
  /** Number of running attempts, which stay on an earlier version. */
  running: number
  /** Number of stored attempts with marks from the keys of an earlier version. */
  graded: number
}

/** A checked paper and its files, which it names by their media names. */
export interface WrittenExam {
  paper: Paper
  files: readonly StoredMedia[]
}

const putExamMedia = async (database: Database, examId: string, exam: StoredPaper, files: readonly StoredMedia[]) => {
  for (const file of files) await putMediaRow(database, file, file.name === exam.photo)
  // The card's picture is public.
  const names = pathsOf({ ...(exam.groups && { groups: exam.groups }), questions: exam.questions })
  if (names.length > 0) {
    await database
      .insert(mediaExams)
      .values(names.map((name) => ({ name, examId })))
      .onConflictDoNothing()
  }
}

/** Gives the stored versions of an exam the items of its new content. */
const putItems = async (database: Database, examId: string, exam: StoredPaper) => {
  const stored = await database
    .select({ version: examVersions.version, content: examVersions.content })
    .from(examVersions)
    .where(eq(examVersions.examId, examId))
  for (const { version, content: earlier } of stored) {
    const renamed = withItemsOf(earlier, exam)
    if (renamed === undefined) continue
    await database
      .update(examVersions)
      .set({ content: renamed })
      .where(and(eq(examVersions.examId, examId), eq(examVersions.version, version)))
  }
}

const attemptsOf = async (database: Database, examId: string, version: number) => {
  const [running] = await database
    .select({ number: count() })
    .from(examProgress)
    .where(and(eq(examProgress.examId, examId), ne(examProgress.examVersion, version)))
  const [graded] = await database
    .select({ number: count() })
    .from(attempts)
    .where(
      and(
        eq(attempts.examId, examId),
        ne(attempts.examVersion, version),
        or(isNull(attempts.keyVersion), ne(attempts.keyVersion, version)),
      ),
    )
  return { running: running?.number ?? 0, graded: graded?.number ?? 0 }
}

/** The texts of an exam's card by language; null if there are none. */
const cardTexts = ({ translations }: StoredPaper) =>
  translations === undefined
    ? null
    : Object.fromEntries(
        Object.entries(translations).map(([language, { guidelines: _guidelines, ...texts }]) => [language, texts]),
      )

/**
 * Adds an exam, or a new version of a changed one, whose files are in the media folder. Attempts stay on the version they began with. Call it
 * in a transaction that holds `lockMedia`, unless `isDry`: then nothing is written.
 */
export const putExamVersion = async (
  { database, now, isDry = false }: { database: Database; now: Date; isDry?: boolean },
  { paper, files }: WrittenExam,
): Promise<VersionReport> => {
  const { id } = paper
  const current = await currentVersionOf(database, id)
  const exam = reuseIds(current?.content, paper)
  const difference = current && differenceOf(current.content, exam)
  const version = current === undefined ? 1 : difference === undefined ? current.version : current.version + 1
  const change = current === undefined ? 'new' : difference === undefined ? 'unchanged' : 'changed'
  if (!isDry && change !== 'unchanged') {
    const head = {
      version,
      topic: exam.topic,
      description: exam.description,
      duration: exam.duration,
      photo: exam.photo ?? null,
      translations: cardTexts(exam),
      questionCount: exam.questions.length,
      limitSeconds: limitOf(exam),
    }
    if (current === undefined) {
      const [last] = await database.select({ position: max(exams.position) }).from(exams)
      await database.insert(exams).values({ ...head, id, position: (last?.position ?? -1) + 1 })
    } else await database.update(exams).set(head).where(eq(exams.id, id))
    await database.insert(examVersions).values({ examId: id, version, content: exam, createdAt: now })
    await putExamMedia(database, id, exam, files)
  }
  if (!isDry) await putItems(database, id, exam)
  return {
    id,
    change,
    version,
    questions: exam.questions.length,
    ...(difference === undefined ? {} : { difference }),
    ...(await attemptsOf(database, id, version)),
  }
}
