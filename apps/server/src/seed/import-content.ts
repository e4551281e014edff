import { and, asc, count, eq, isNull, max, ne, or } from 'drizzle-orm'
import { join } from 'node:path'
import type { Database } from '../db/database'
import {
  advertisements,
  attempts,
  examProgress,
  exams,
  examVersions,
  media,
  mediaExams,
  planExams,
  pricePlans,
  videos,
} from '../db/schema'
import { changePlan } from '../modules/admin/plan-repository'
import { areSameTerms } from '../modules/admin/rules'
import type { Paper } from '../modules/exams/paper'
import { limitOf } from '../modules/exams/rules'
import { mediaOf, storeMedia, type StoredMedia } from './media-store'
import { paperFromSource, privateMediaOf } from './paper-from-source'
import type { Content } from './read-content'
import { differenceOf, keepIds, type Difference } from './same-questions'

/** Where content is put. */
export interface ImportTarget {
  database: Database
  mediaFolder: string
  now: Date
  /** Work out what would be done, and do nothing. Default false. */
  isDry?: boolean
}

/** What became, or would become, of one thing of the content. */
export type Change = 'new' | 'changed' | 'unchanged'

/** What became of an exam. */
export interface ExamReport {
  id: string
  change: Change
  /** The version that is current afterwards. */
  version: number
  questions: number
  /** How it differs from the version before; only of one that changed. */
  difference?: Difference
  /** Attempts that are running on an earlier version, and stay on it. */
  running: number
  /** Stored attempts whose marks are from the keys of an earlier version. */
  graded: number
}

/** What became of a content folder. */
export interface ImportReport {
  exams: ExamReport[]
  plans: { id: string; change: Change }[]
  advertisements: { id: string; change: Change }[]
  videos: { id: string; change: Change }[]
}

/** A file that is public anywhere is public everywhere: its name is its content. */
const putMedia = async (database: Database, file: StoredMedia, isPublic: boolean) => {
  const insert = database.insert(media).values({ ...file, isPublic })
  await (isPublic ? insert.onConflictDoUpdate({ target: media.name, set: { isPublic } }) : insert.onConflictDoNothing())
}

const putExamMedia = async (database: Database, examId: string, paper: Paper, files: readonly StoredMedia[]) => {
  for (const file of files) await putMedia(database, file, file.name === paper.photo)
  const names = privateMediaOf(paper)
  if (names.length > 0) {
    await database
      .insert(mediaExams)
      .values(names.map((name) => ({ name, examId })))
      .onConflictDoNothing()
  }
}

const versionOf = async (database: Database, examId: string) => {
  const [found] = await database
    .select({ version: exams.version, paper: examVersions.paper })
    .from(exams)
    .innerJoin(examVersions, and(eq(examVersions.examId, exams.id), eq(examVersions.version, exams.version)))
    .where(eq(exams.id, examId))
  return found
}

const importExam = async (target: ImportTarget, entry: Content['exams'][number]): Promise<ExamReport> => {
  const { database, mediaFolder, now, isDry = false } = target
  const { exam, folder } = entry
  const files = new Map<string, StoredMedia>()
  const written = paperFromSource(exam, (path) => {
    const file = isDry ? mediaOf(join(folder, path)) : storeMedia(mediaFolder, join(folder, path))
    files.set(file.name, file)
    return file.name
  })
  const current = await versionOf(database, exam.id)
  const paper = current === undefined ? written : keepIds(current.paper, written)
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
    ...(difference === undefined ? {} : { difference }),
    running: running?.number ?? 0,
    graded: graded?.number ?? 0,
  }
}

/** The plan that holds under an id: itself, or what took its place since. */
const planThatHolds = async (database: Database, id: string) => {
  let next: string | null = id
  for (let steps = 0; next !== null && steps < 1000; steps += 1) {
    const [plan] = await database.select().from(pricePlans).where(eq(pricePlans.id, next))
    if (plan === undefined || plan.replacedBy === null) return plan
    next = plan.replacedBy
  }
  return undefined
}

const importPlan = async (target: ImportTarget, plan: Content['plans'][number], position: number): Promise<Change> => {
  const { database, isDry = false } = target
  const { id, name, duration, priceCents } = plan
  const description = plan.description ?? null
  const unlocked = plan.exams.toSorted()
  const current = await planThatHolds(database, id)
  if (current === undefined) {
    if (isDry) return 'new'
    await database.insert(pricePlans).values({ id, name, duration, priceCents, description, position })
    if (unlocked.length > 0) await database.insert(planExams).values(unlocked.map((examId) => ({ planId: id, examId })))
    return 'new'
  }
  const rows = await database
    .select({ examId: planExams.examId })
    .from(planExams)
    .where(eq(planExams.planId, current.id))
    .orderBy(asc(planExams.examId))
  const before = { ...current, exams: rows.map(({ examId }) => examId).toSorted() }
  const isSame =
    areSameTerms(before, { duration, priceCents, exams: unlocked }) &&
    current.name === name &&
    current.description === description
  if (isSame) return 'unchanged'
  // Who has bought a plan keeps its terms: with others, a new plan takes its place.
  if (!isDry)
    await changePlan(database, current.id, () => ({ name, duration, priceCents, description, exams: unlocked }))
  return 'changed'
}

const importAdvertisement = async (
  target: ImportTarget,
  content: Content,
  { id, title, image }: Content['advertisements'][number],
  position: number,
): Promise<Change> => {
  const { database, mediaFolder, isDry = false } = target
  const path = join(content.folder, image)
  const file = isDry ? mediaOf(path) : storeMedia(mediaFolder, path)
  const [current] = await database.select().from(advertisements).where(eq(advertisements.id, id))
  if (current?.title === title && current.image === file.name) return 'unchanged'
  if (!isDry) {
    await putMedia(database, file, true)
    const set = { title, image: file.name }
    await database
      .insert(advertisements)
      .values({ ...set, id, position })
      .onConflictDoUpdate({ target: advertisements.id, set })
  }
  return current === undefined ? 'new' : 'changed'
}

const importVideo = async (
  { database, isDry = false }: ImportTarget,
  { id, title, youtubeUrl }: Content['videos'][number],
  position: number,
): Promise<Change> => {
  const [current] = await database.select().from(videos).where(eq(videos.id, id))
  if (current?.title === title && current.youtubeUrl === youtubeUrl) return 'unchanged'
  if (!isDry) {
    const set = { title, youtubeUrl }
    await database
      .insert(videos)
      .values({ ...set, id, position })
      .onConflictDoUpdate({ target: videos.id, set })
  }
  return current === undefined ? 'new' : 'changed'
}

/**
 * Puts checked content into the database and its files into the media folder: what is new is added, what changed is changed, what is
 * not in the content stays as it is. A changed exam becomes a new version; attempts stay on the version they were taken from. Call it
 * inside a transaction.
 */
export const importContent = async (target: ImportTarget, content: Content): Promise<ImportReport> => {
  const report: ImportReport = { exams: [], plans: [], advertisements: [], videos: [] }
  for (const entry of content.exams) report.exams.push(await importExam(target, entry))
  for (const [position, plan] of content.plans.entries()) {
    report.plans.push({ id: plan.id, change: await importPlan(target, plan, position) })
  }
  for (const [position, advertisement] of content.advertisements.entries()) {
    const change = await importAdvertisement(target, content, advertisement, position)
    report.advertisements.push({ id: advertisement.id, change })
  }
  for (const [position, video] of content.videos.entries()) {
    report.videos.push({ id: video.id, change: await importVideo(target, video, position) })
  }
  return report
}
