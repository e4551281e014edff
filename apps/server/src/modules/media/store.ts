import { and, eq, inArray, not, or, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { access, mkdir, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { advertisements, exams, examVersions, media, mediaExams } from '../../db/schema'
import { codeOf, reasonOf } from '../../failure'

/** Any number, as long as every server of this product uses the same. */
const MEDIA_LOCK = 7_261_119

/**
 * Keeps files from being removed, and others from removing or adding any, until the transaction ends. Whoever adds a file takes it
 * before looking whether the file is there, and adds what uses the file in the same transaction.
 */
export const lockMedia = async (transaction: Database): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(${MEDIA_LOCK})`)
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Puts a file into the media folder, whole or not at all; one that is there already stays as it is.
 * @param content - what is in it; only asked for if the file is not there.
 */
export const putFile = async (mediaFolder: string, name: string, content: () => Promise<Buffer>): Promise<void> => {
  const target = join(mediaFolder, name)
  if (await isThere(target)) return
  const bytes = await content()
  await mkdir(mediaFolder, { recursive: true })
  // A file that breaks off must not be taken for the picture, nor two writers use the same one.
  const part = `${target}.${randomBytes(4).toString('hex')}.part`
  try {
    await writeFile(part, bytes, { flush: true })
    await rename(part, target)
  } catch (thrown) {
    await rm(part, { force: true }).catch(() => undefined)
    throw thrown
  }
}

/** A file that is public anywhere is public everywhere: its name stands for its content. */
export const putMediaRow = async (
  database: Database,
  file: { name: string; contentType: string },
  isPublic: boolean,
): Promise<void> => {
  const insert = database.insert(media).values({ name: file.name, contentType: file.contentType, isPublic })
  await (isPublic ? insert.onConflictDoUpdate({ target: media.name, set: { isPublic } }) : insert.onConflictDoNothing())
}

/** Whether anything that is stored shows a file: an advertisement, an exam's card in any version, or an exam's questions. */
const isUsed = (database: Database) => {
  const found = sql`1`
  const one = { found }
  return or(
    sql`exists ${database.select(one).from(advertisements).where(eq(advertisements.image, media.name))}`,
    sql`exists ${database.select(one).from(mediaExams).where(eq(mediaExams.name, media.name))}`,
    sql`exists ${database.select(one).from(exams).where(eq(exams.photo, media.name))}`,
    sql`exists ${database
      .select(one)
      .from(examVersions)
      .where(eq(sql`${examVersions.paper} ->> 'photo'`, media.name))}`,
  )
}

type Place = Pick<Context, 'database' | 'mediaFolder'>

/**
 * Removes files that nothing uses any more; files that are used stay. Call it after the transaction that ended their use.
 * @throws Error naming what could not be removed; its rows stay, so that the sweep finds them again.
 */
export const removeUnused = async ({ database, mediaFolder }: Place, names: readonly string[]): Promise<void> => {
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

/** How many files one sweep removes at most. */
const MAX_REMOVALS = 200

/** Removes what is left over: files whose removal failed, or that an import replaced. Files that the database does not know are never touched. */
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
