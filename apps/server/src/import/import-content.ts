import { asc, eq } from 'drizzle-orm'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../platform/db/database'
import { advertisements, planExams, pricePlans, videos } from '../platform/db/schema'
import { changePlan } from '../modules/plans/plan-repository'
import { areSameTerms } from '../modules/plans/rules'
import { lockMedia, putMediaRow } from '../modules/media/store'
import { importExam, type ExamReport, type ImportTarget } from './import-exam'
import { mediaOf, storeMedia } from './media-store'
import { pathsOf } from '@naru/exam-kit/content'
import type { Change } from './put-exam-version'
import { importPractice, practicePathsOf, type PracticeReport } from './import-practice'
import type { Content } from './read-content'

export interface ImportReport extends PracticeReport {
  exams: ExamReport[]
  plans: { id: string; change: Change }[]
  advertisements: { id: string; change: Change }[]
  videos: { id: string; change: Change }[]
}

/** The current plan of an id: itself, or its latest replacement. */
const currentPlan = async (database: Database, id: string) => {
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
  const translations = plan.translations ?? null
  const unlocked = plan.exams.toSorted()
  const current = await currentPlan(database, id)
  if (current === undefined) {
    if (isDry) return 'new'
    // What an operator recommends stays.
    const isRecommended =
      plan.isRecommended && (await database.$count(pricePlans, eq(pricePlans.isRecommended, true))) === 0
    await database
      .insert(pricePlans)
      .values({ id, name, duration, priceCents, description, translations, isRecommended, position })
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
    current.description === description &&
    isDeepStrictEqual(current.translations, translations)
  if (isSame) return 'unchanged'
  // Buyers retain the terms of their plan: changed terms become a new plan that replaces it.
  if (!isDry)
    await changePlan(database, current.id, () => ({
      name,
      duration,
      priceCents,
      description,
      translations,
      exams: unlocked,
    }))
  return 'changed'
}

const importAdvertisement = async (
  { database, mediaFolder, isDry = false }: ImportTarget,
  content: Content,
  { id, image, ...texts }: Content['advertisements'][number],
  position: number,
): Promise<Change> => {
  const path = join(content.folder, image)
  const file = isDry ? mediaOf(path, mediaFolder) : await storeMedia(mediaFolder, path)
  const [current] = await database.select().from(advertisements).where(eq(advertisements.id, id))
  const { title, translations } = current ?? {}
  if (current?.image === file.name && isDeepStrictEqual({ title, translations }, texts)) return 'unchanged'
  if (!isDry) {
    await putMediaRow(database, file, true)
    const set = { ...texts, image: file.name }
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
 * Writes the files of validated content to the media folder, not yet published. Runs before the transaction, which stays short: encoding
 * pictures is slow.
 * @returns their names
 */
export const storeFiles = async (
  mediaFolder: string,
  { exams, advertisements: list, folder, ...practice }: Content,
): Promise<string[]> => {
  const paths = [
    ...exams.flatMap(({ exam, folder: examFolder }) => pathsOf(exam).map((path) => join(examFolder, path))),
    ...[...list.map(({ image }) => image), ...practicePathsOf(practice)].map((path) => join(folder, path)),
  ]
  const names: string[] = []
  for (const path of paths) names.push((await storeMedia(mediaFolder, path)).name)
  return names
}

/**
 * Writes validated content to the database and its files to the media folder: adds new items, updates changed ones, and leaves items that
 * are not in the content, but for the bank and the words (see `importPractice`). A changed exam becomes a new version; attempts stay on the version they began with. Call it inside a
 * transaction.
 */
export const importContent = async (target: ImportTarget, content: Content): Promise<ImportReport> => {
  if (target.isDry !== true) await lockMedia(target.database)
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
  return { ...report, ...(await importPractice(target, content)) }
}
