import { join } from 'node:path'
import type { Database } from '../db/database'
import { advertisements, exams, examVersions, media, mediaExams, planExams, pricePlans, videos } from '../db/schema'
import { paperFromSource, privateMediaOf } from './paper-from-source'
import { storeMedia, type StoredMedia } from './media-store'
import type { Content } from './read-content'

/** Where content is put. */
export interface ImportTarget {
  database: Database
  mediaFolder: string
  now: Date
}

/** A file that is public anywhere is public everywhere: its name is its content. */
const putMedia = async (database: Database, file: StoredMedia, isPublic: boolean) => {
  const insert = database.insert(media).values({ ...file, isPublic })
  await (isPublic ? insert.onConflictDoUpdate({ target: media.name, set: { isPublic } }) : insert.onConflictDoNothing())
}

const importExam = async (target: ImportTarget, entry: Content['exams'][number], position: number) => {
  const { database, mediaFolder, now } = target
  const { exam, folder } = entry
  const contentTypes = new Map<string, string>()
  const paper = paperFromSource(exam, (path) => {
    const { name, contentType } = storeMedia(mediaFolder, join(folder, path))
    contentTypes.set(name, contentType)
    return name
  })
  await database.insert(exams).values({
    id: exam.id,
    version: 1,
    position,
    topic: paper.topic,
    description: paper.description,
    duration: paper.duration,
    photo: paper.photo ?? null,
    questionCount: paper.questions.length,
    limitSeconds: Math.round((paper.readingTimeMinutes + paper.listeningTimeMinutes) * 60),
  })
  await database.insert(examVersions).values({ examId: exam.id, version: 1, paper, createdAt: now })
  const privateNames = privateMediaOf(paper)
  for (const [name, contentType] of contentTypes) {
    await putMedia(database, { name, contentType }, name === paper.photo)
  }
  if (privateNames.length > 0) {
    await database.insert(mediaExams).values(privateNames.map((name) => ({ name, examId: exam.id })))
  }
}

const importAdvertisement = async (target: ImportTarget, content: Content, index: number) => {
  const { database, mediaFolder } = target
  const advertisement = content.advertisements[index]
  if (advertisement === undefined) return
  const { name, contentType } = storeMedia(mediaFolder, join(content.folder, advertisement.image))
  await putMedia(database, { name, contentType }, true)
  await database
    .insert(advertisements)
    .values({ id: advertisement.id, title: advertisement.title, image: name, position: index })
}

/** Puts checked content into an empty database and its files into the media folder. Call it inside a transaction. */
export const importContent = async (target: ImportTarget, content: Content): Promise<void> => {
  const { database } = target
  for (const [position, entry] of content.exams.entries()) await importExam(target, entry, position)
  for (const [position, plan] of content.plans.entries()) {
    const { id, name, duration, priceCents, description } = plan
    await database
      .insert(pricePlans)
      .values({ id, name, duration, priceCents, description: description ?? null, position })
    if (plan.exams.length > 0) {
      await database.insert(planExams).values(plan.exams.map((examId) => ({ planId: id, examId })))
    }
  }
  for (const index of content.advertisements.keys()) await importAdvertisement(target, content, index)
  if (content.videos.length > 0) {
    await database.insert(videos).values(content.videos.map((video, position) => ({ ...video, position })))
  }
}
