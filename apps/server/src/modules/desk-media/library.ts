import type { Schemas } from '@naru/api/types'
import { optionalProp } from '@naru/exam-kit/paper'
import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import { databaseNow } from '../../db/clock'
import type { Database } from '../../db/database'
import { deskMedia, deskMediaSpeakers, paperMedia, paperRevisions, papers, speakers, users } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { mediaPath } from '../media/paths'
import { wholeName } from '../user/rules'

/** Entries of a page of the library. */
export const ENTRIES_PER_PAGE = 50

type Entry = Schemas['MediaEntry']
type Row = typeof deskMedia.$inferSelect

/** A new entry. */
export type NewEntry = Omit<typeof deskMedia.$inferInsert, 'createdAt'>

/** Escapes a search text for LIKE. */
const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const present = <Value>(value: Value | null) => value ?? undefined

/** Where files are used: papers whose newest draft names them, with the questions. */
const usesOf = async (database: Database, names: string[]) => {
  const question = sql.raw('question')
  return database
    .select({
      name: paperMedia.name,
      paper: papers.id,
      topic: papers.topic,
      items: sql<string[]>`array(
        select ${question} ->> 'item'
        from jsonb_path_query(${paperRevisions.draft}, 'lax $.questions[*]') ${question}
        where strpos(${question}::text, ${paperMedia.name}) > 0 and ${question} ->> 'item' is not null
      )`,
    })
    .from(paperMedia)
    .innerJoin(papers, eq(papers.id, paperMedia.paperId))
    .innerJoin(paperRevisions, and(eq(paperRevisions.paperId, papers.id), eq(paperRevisions.revision, papers.revision)))
    .where(and(inArray(paperMedia.name, names), paperMedia.isInDraft))
    .orderBy(asc(papers.id))
}

const heardIn = async (database: Database, names: string[]) =>
  database
    .select({ name: deskMediaSpeakers.name, id: speakers.id, speaker: speakers.name })
    .from(deskMediaSpeakers)
    .innerJoin(speakers, eq(speakers.id, deskMediaSpeakers.speakerId))
    .where(inArray(deskMediaSpeakers.name, names))
    .orderBy(asc(deskMediaSpeakers.position))

/** Reads entries as one user sees them, in the order of the rows. */
const toEntries = async (database: Database, rows: { row: Row; owner: string }[], userId: string): Promise<Entry[]> => {
  const names = rows.map(({ row }) => row.name)
  if (names.length === 0) return []
  const [uses, heard] = [await usesOf(database, names), await heardIn(database, names)]
  return rows.map(({ row, owner }) => ({
    name: row.name,
    kind: row.kind,
    title: row.title,
    url: mediaPath(row.name),
    ...optionalProp('alt', present(row.alt)),
    ...optionalProp('licence', present(row.licence)),
    bytes: row.bytes,
    ...optionalProp('width', present(row.width)),
    ...optionalProp('height', present(row.height)),
    ...optionalProp('seconds', present(row.seconds)),
    ...optionalProp('loudness', present(row.loudness)),
    ...optionalProp('peak', present(row.peak)),
    speakers: heard.filter(({ name }) => name === row.name).map(({ id, speaker }) => ({ id, name: speaker })),
    owner: { id: row.ownerId, name: owner },
    isMine: row.ownerId === userId,
    createdAt: row.createdAt.toISOString(),
    usedIn: uses
      .filter(({ name }) => name === row.name)
      .flatMap(({ paper, topic, items }) =>
        items.length === 0 ? [{ paper, topic }] : items.map((item) => ({ paper, topic, item })),
      ),
  }))
}

const select = async (database: Database, where: SQL | undefined, offset = 0) => {
  const rows = await database
    .select({ row: deskMedia, name: users.name, lName: users.lName })
    .from(deskMedia)
    .innerJoin(users, eq(users.id, deskMedia.ownerId))
    .where(where)
    .orderBy(desc(deskMedia.createdAt), asc(deskMedia.name))
    .limit(ENTRIES_PER_PAGE)
    .offset(offset)
  return rows.map(({ row, name, lName }) => ({ row, owner: wholeName({ name, lName }) }))
}

/** One page of the library. */
export const pageOfEntries = async (
  database: Database,
  { page, kind, search = '' }: { page: number; kind?: 'picture' | 'clip'; search?: string },
  userId: string,
) => {
  const text = search.trim().normalize('NFC')
  const where = and(
    kind === undefined ? undefined : eq(deskMedia.kind, kind),
    text === '' ? undefined : or(ilike(deskMedia.title, contains(text)), ilike(deskMedia.alt, contains(text))),
  )
  const rows = await select(database, where, (page - 1) * ENTRIES_PER_PAGE)
  return {
    entries: await toEntries(database, rows, userId),
    page,
    pageSize: ENTRIES_PER_PAGE,
    total: await database.$count(deskMedia, where),
  }
}

/**
 * An entry as a user sees it.
 * @throws Refusal 404 if there is none.
 */
export const entryOf = async (database: Database, name: string, userId: string): Promise<Entry> => {
  const [entry] = await toEntries(database, await select(database, eq(deskMedia.name, name)), userId)
  if (entry === undefined) throw new Refusal(404, 'There is no such file in the library.')
  return entry
}

/** Replaces who is heard in a clip. */
export const setSpeakers = async (transaction: Database, name: string, ids: readonly string[]): Promise<void> => {
  const known =
    ids.length === 0
      ? []
      : await transaction
          .select({ id: speakers.id })
          .from(speakers)
          .where(inArray(speakers.id, [...ids]))
  if (known.length < new Set(ids).size) throw new Refusal(404, 'There is no such speaker.')
  await transaction.delete(deskMediaSpeakers).where(eq(deskMediaSpeakers.name, name))
  const rows = [...new Set(ids)].map((speakerId, position) => ({ name, speakerId, position }))
  if (rows.length > 0) await transaction.insert(deskMediaSpeakers).values(rows)
}

/** Adds an entry unless the file has one. The file has a row in `media`. */
export const addEntry = async (
  transaction: Database,
  entry: NewEntry,
  speakerIds: readonly string[],
): Promise<void> => {
  const added = await transaction
    .insert(deskMedia)
    .values({ ...entry, createdAt: databaseNow })
    .onConflictDoNothing()
    .returning({ name: deskMedia.name })
  if (added.length > 0) await setSpeakers(transaction, entry.name, speakerIds)
}

/**
 * Refuses to remove what a paper uses.
 * @throws Refusal 409 with the papers.
 */
export const refuseUsed = async (transaction: Database, name: string): Promise<void> => {
  const topics = [...new Set((await usesOf(transaction, [name])).map(({ topic, paper }) => `'${topic || paper}'`))]
  if (topics.length > 0)
    throw new Refusal(409, `The file is used in ${topics.join(', ')}. Please take it out there first.`)
}
