import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { mayDo } from '@naru/api/rights'
import type { Schemas } from '@naru/api/types'
import { optionalProp } from '@naru/exam-kit/content'
import type { SpokenLine } from '@naru/exam-authoring/recorder/rules'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { deskMedia, media, paperMedia, papers, practiceMedia } from '../../platform/db/schema'
import { lruCache } from '../../platform/lru-cache'
import { memoizeByKey } from '../../platform/memoize-by-key'
import { clipEndings, clipSeconds } from '../media/clip-length'
import { fetchFiles, type FilePlace } from '../media/store'
import type { SignedInUser } from '../../platform/http/signed-in-user'

export const isMediaOfOwner = async (database: Database, name: string, userId: string): Promise<boolean> => {
  const found = await database
    .select({ name: paperMedia.name })
    .from(paperMedia)
    .innerJoin(papers, eq(papers.id, paperMedia.paperId))
    .where(and(eq(paperMedia.name, name), eq(papers.ownerId, userId)))
    .limit(1)
  return found.length > 0
}

/**
 * The stored ones of these files that a user may use in a paper: of the user's own papers, the library and the bank, and public ones, so that nobody
 * reads the files of an exam, or takes of others, by naming them.
 */
export const usableMedia = async (
  database: Database,
  { id, role }: Pick<SignedInUser, 'id' | 'role'>,
  names: readonly string[],
): Promise<Set<string>> => {
  if (names.length === 0) return new Set()
  const one = { found: sql`1` }
  const ofLibrary = database.select(one).from(deskMedia).where(eq(deskMedia.name, media.name))
  const ofBank = database.select(one).from(practiceMedia).where(eq(practiceMedia.name, media.name))
  const ofOwnPaper = database
    .select(one)
    .from(paperMedia)
    .innerJoin(papers, eq(papers.id, paperMedia.paperId))
    .where(and(eq(paperMedia.name, media.name), eq(papers.ownerId, id)))
  const rows = await database
    .select({ name: media.name })
    .from(media)
    .where(
      and(
        inArray(media.name, [...names]),
        mayDo(role, 'papers.writeAll')
          ? undefined
          : or(eq(media.isPublic, true), exists(ofLibrary), exists(ofBank), exists(ofOwnPaper)),
      ),
    )
  return new Set(rows.map(({ name }) => name))
}

/** The files that a paper has or had. */
export const mediaOfPaper = async (database: Database, paperId: string): Promise<string[]> => {
  const rows = await database
    .select({ name: paperMedia.name })
    .from(paperMedia)
    .where(eq(paperMedia.paperId, paperId))
    .orderBy(paperMedia.name)
  return rows.map(({ name }) => name)
}

/** Those of these files that are pictures of the library without alternative text. */
export const picturesWithoutAlt = async (database: Database, names: readonly string[]): Promise<Set<string>> => {
  if (names.length === 0) return new Set()
  const rows = await database
    .select({ name: deskMedia.name })
    .from(deskMedia)
    .where(and(inArray(deskMedia.name, [...names]), eq(deskMedia.kind, 'picture'), isNull(deskMedia.alt)))
  return new Set(rows.map(({ name }) => name))
}

/** What those of these clips say that were assembled of takes. */
export const spokenLinesOf = async (
  database: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly SpokenLine[]>> => {
  if (names.length === 0) return new Map()
  const rows = await database
    .select({ name: deskMedia.name, says: deskMedia.says })
    .from(deskMedia)
    .where(inArray(deskMedia.name, [...names]))
  return new Map(rows.flatMap(({ name, says }) => (says === null ? [] : [[name, says] as const])))
}

/** Adds files to a paper, which keeps them from the cleanup. `isInDraft`: they are all that the newest draft uses. */
export const putPaperMedia = async (
  database: Database,
  paperId: string,
  names: readonly string[],
  isInDraft: boolean,
): Promise<void> => {
  if (isInDraft)
    await database
      .update(paperMedia)
      .set({ isInDraft: false })
      .where(and(eq(paperMedia.paperId, paperId), paperMedia.isInDraft))
  if (names.length === 0) return
  const insert = database.insert(paperMedia).values(names.map((name) => ({ paperId, name, isInDraft })))
  await (isInDraft
    ? insert.onConflictDoUpdate({ target: [paperMedia.paperId, paperMedia.name], set: { isInDraft } })
    : insert.onConflictDoNothing())
}

/** Files in memory whose length is known. */
const CACHE_SIZE = 2000

/**
 * Reads the length of a clip of published content, which the operator imported, once: a name never changes its content. The library knows the others.
 * 0: it cannot be played.
 */
const clipLengths = memoizeByKey((place: FilePlace) => {
  const cache = lruCache<number>(CACHE_SIZE)
  return (name: string): Promise<number> =>
    cache(name, async () => {
      await fetchFiles(place, [name])
      return (await clipSeconds(await readFile(join(place.mediaFolder, name)), extname(name))) ?? 0
    })
})

export const mediaFacts = async (
  context: Pick<Context, 'database'> & FilePlace,
  names: readonly string[],
): Promise<Schemas['PaperMedia'][]> => {
  if (names.length === 0) return []
  const { name: file, title, alt, says, seconds: length } = deskMedia
  const entries = await context.database
    .select({ name: file, title, alt, says, seconds: length })
    .from(deskMedia)
    .where(inArray(file, [...names]))
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const facts: Schemas['PaperMedia'][] = []
  for (const name of names) {
    const isClip = clipEndings.includes(extname(name))
    const entry = byName.get(name)
    // A file that an operator removed has no length.
    const seconds = isClip ? (entry?.seconds ?? (await clipLengths(context)(name).catch(() => 0))) : undefined
    facts.push({
      name,
      kind: isClip ? 'clip' : 'picture',
      ...optionalProp('seconds', seconds),
      ...optionalProp('title', entry?.title),
      ...optionalProp('alt', entry?.alt ?? undefined),
      ...optionalProp('says', entry?.says ?? undefined),
    })
  }
  return facts
}
