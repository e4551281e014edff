import { and, eq, exists, inArray, not, or, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import {
  advertisements,
  deskMedia,
  exams,
  examVersions,
  media,
  mediaExams,
  paperMedia,
  practiceMedia,
  takes,
} from '../../platform/db/schema'
import { codeOf, reasonOf } from '../../platform/failure'
import { mediaName } from './paths'

/** Advisory lock id, the same in every server of this product. */
const MEDIA_LOCK = 7_261_119

/**
 * Locks the media folder against adding and removing files until the transaction ends. Take it before checking whether
 * a file exists, and insert what uses the file in the same transaction.
 */
export const lockMedia = async (transaction: Database): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(${MEDIA_LOCK})`)
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Where files are. With an object store the folder is its cache: each server has one of its own. */
export type FilePlace = Pick<Context, 'mediaFolder' | 'objects'>

/**
 * Writes a file into the media folder atomically; an existing one is unchanged.
 * @param content - reads the content; called only if the file does not exist.
 */
export const putFile = async (
  mediaFolder: string,
  name: string,
  content: () => Promise<Uint8Array | ReadableStream<Uint8Array>>,
): Promise<void> => {
  const target = join(mediaFolder, name)
  if (await isThere(target)) return
  const bytes = await content()
  await mkdir(mediaFolder, { recursive: true })
  // A partial file must not be mistaken for the picture, nor shared by two writers.
  const part = `${target}.${randomBytes(4).toString('hex')}.part`
  try {
    await writeFile(part, bytes, { flush: true })
    await rename(part, target)
  } catch (thrown) {
    await rm(part, { force: true }).catch(() => undefined)
    throw thrown
  }
}

/** What was done with files, by one server or command; ended at any moment, it goes on when it is called again. */
interface Copies {
  copied: number
  /** Files that are in neither place. */
  missing: string[]
}

/** Loads files from the object store, if there is one, so that they can be read in the media folder. */
export const fetchFiles = async ({ mediaFolder, objects }: FilePlace, names: Iterable<string>): Promise<Copies> => {
  const copies: Copies = { copied: 0, missing: [] }
  for (const name of objects === undefined ? [] : names) {
    if (await isThere(join(mediaFolder, name))) continue
    const content = await objects?.get(name)
    if (content === undefined) copies.missing.push(name)
    else {
      await putFile(mediaFolder, name, () => Promise.resolve(content))
      copies.copied += 1
    }
  }
  return copies
}

/** Copies files of the media folder that the object store lacks. */
export const uploadFiles = async ({ mediaFolder, objects }: FilePlace, names: Iterable<string>): Promise<Copies> => {
  const copies: Copies = { copied: 0, missing: [] }
  for (const name of objects === undefined ? [] : names) {
    if (await objects?.has(name)) continue
    const path = join(mediaFolder, name)
    if (await isThere(path)) {
      await objects?.put(name, await readFile(path))
      copies.copied += 1
    } else copies.missing.push(name)
  }
  return copies
}

/** Inserts a media row. A file that is public anywhere is public everywhere, since its name identifies its content. */
export const putMediaRow = async (
  database: Database,
  file: { name: string; contentType: string },
  isPublic: boolean,
): Promise<void> => {
  const insert = database.insert(media).values({ name: file.name, contentType: file.contentType, isPublic })
  await (isPublic ? insert.onConflictDoUpdate({ target: media.name, set: { isPublic } }) : insert.onConflictDoNothing())
}

/** Whether a file is used: its name is in one of these columns, or is that of an exam's card in any version. */
const isUsed = (database: Database) => {
  const one = { found: sql`1` }
  const columns = [
    advertisements.image,
    mediaExams.name,
    practiceMedia.name,
    deskMedia.name,
    takes.file,
    paperMedia.name,
    exams.photo,
  ]
  const ofCard = eq(sql`${examVersions.content} ->> 'photo'`, media.name)
  return or(
    ...columns.map((column) => exists(database.select(one).from(column.table).where(eq(column, media.name)))),
    exists(database.select(one).from(examVersions).where(ofCard)),
  )
}

type Place = Pick<Context, 'database'> & FilePlace

export interface NewFile {
  name: string
  contentType: string
  bytes: Uint8Array
}

/**
 * Stores files together with what uses them. If that fails, they are removed unless something else uses them.
 * @param change - runs the work in a transaction.
 */
export const withFiles = async <Result>(
  { runInBackground, ...place }: Place & Pick<Context, 'runInBackground'>,
  { files, isPublic }: { files: readonly NewFile[]; isPublic: boolean },
  change: (work: (transaction: Database) => Promise<Result>) => Promise<Result>,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => {
  try {
    return await change(async (transaction) => {
      await lockMedia(transaction)
      for (const file of files) {
        await putFile(place.mediaFolder, file.name, () => Promise.resolve(file.bytes))
        await place.objects?.put(file.name, file.bytes)
        await putMediaRow(transaction, file, isPublic)
      }
      return work(transaction)
    })
  } catch (thrown) {
    runInBackground(() =>
      removeUnused(
        place,
        files.map(({ name }) => name),
      ),
    )
    throw thrown
  }
}

/**
 * Removes the unused ones of these files. Call it after the transaction that ended their use.
 * @throws Error naming the files that could not be removed; their rows stay for the next cleanup.
 */
export const removeUnused = async (
  { database, mediaFolder, objects }: Place,
  names: readonly string[],
): Promise<void> => {
  if (names.length === 0) return
  const failures: string[] = []
  await database.transaction(async (transaction) => {
    await lockMedia(transaction)
    const used = await transaction
      .select({ name: media.name })
      .from(media)
      .where(and(inArray(media.name, [...names]), isUsed(transaction)))
    const usedNames = new Set(used.map(({ name }) => name))
    const gone: string[] = []
    for (const name of new Set(names)) {
      if (usedNames.has(name)) continue
      try {
        await objects?.remove(name)
        await unlink(join(mediaFolder, name))
        gone.push(name)
      } catch (thrown) {
        if (codeOf(thrown) === 'ENOENT') gone.push(name)
        else failures.push(`${name} (${codeOf(thrown) ?? reasonOf(thrown)})`)
      }
    }
    if (gone.length > 0) await transaction.delete(media).where(inArray(media.name, gone))
  })
  if (failures.length > 0) throw new Error(`These media files could not be removed: ${failures.join(', ')}`)
}

/** Removes files from this server's cache that another server has removed from the object store. */
export const cleanCache = async ({ database, mediaFolder, objects }: Place): Promise<void> => {
  if (objects === undefined) return
  const known = new Set((await database.select({ name: media.name }).from(media)).map(({ name }) => name))
  const gone = (await readdir(mediaFolder)).filter((name) => mediaName.test(name) && !known.has(name))
  // One whose row is not committed yet is loaded again.
  for (const name of gone) await rm(join(mediaFolder, name), { force: true })
}

/** Maximum number of files per cleanup. */
const MAX_REMOVALS = 200

/**
 * Removes all unused files, such as those whose removal failed or that an import replaced. Files without a row are
 * never removed.
 */
export const removeAllUnused = async (place: Place): Promise<void> => {
  const { database } = place
  const used = isUsed(database)
  if (used === undefined) return
  const rows = await database.select({ name: media.name }).from(media).where(not(used)).limit(MAX_REMOVALS)
  await removeUnused(
    place,
    rows.map(({ name }) => name),
  )
}
