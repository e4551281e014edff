import type { Schemas } from '@naru/api/types'
import { folded } from '@naru/exam-kit/content'
import { and, asc, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm'
import { databaseNow } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import {
  deskMedia,
  deskMediaSpeakers,
  paperMedia,
  paperRevisions,
  papers,
  speakers,
  users,
} from '../../platform/db/schema'
import { foldedSql, contains } from '../../platform/db/search-text'
import { withoutNulls } from '../../platform/db/without-nulls'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { isWritableBy } from '../papers/access'
import { mediaPath } from '../media/paths'
import { wholeName } from '../user/rules'

export const ENTRIES_PER_PAGE = 50

type Entry = Schemas['MediaEntry']
type Row = typeof deskMedia.$inferSelect

export type NewEntry = Omit<typeof deskMedia.$inferInsert, 'createdAt'>

type User = Pick<SignedInUser, 'id' | 'role'>

/** Where files are used: papers whose newest draft names them, with the numbers of the questions. */
const usesOf = async (database: Database, names: string[], user: User) => {
  const question = sql.raw('question')
  return database
    .select({
      name: paperMedia.name,
      paper: papers.id,
      topic: papers.topic,
      isWritable: sql<boolean>`${isWritableBy(user) ?? true}`,
      numbers: sql<number[]>`array(
        select (${question} ->> 'number')::numeric::integer
        from jsonb_path_query(${paperRevisions.draft}, 'lax $.questions[*]') ${question}
        where strpos(${question}::text, ${paperMedia.name}) > 0 and ${question} ->> 'number' ~ '^[0-9]{1,4}$'
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

const toEntries = async (database: Database, rows: { row: Row; owner: string }[], user: User): Promise<Entry[]> => {
  const names = rows.map(({ row }) => row.name)
  if (names.length === 0) return []
  const [uses, heard] = [await usesOf(database, names, user), await heardIn(database, names)]
  return rows.map(({ row, owner }) => ({
    name: row.name,
    kind: row.kind,
    title: row.title,
    url: mediaPath(row.name),
    ...withoutNulls({ alt: row.alt, licence: row.licence, bytes: row.bytes, width: row.width, height: row.height }),
    ...withoutNulls({ seconds: row.seconds, loudness: row.loudness, peak: row.peak }),
    speakers: heard.filter(({ name }) => name === row.name).map(({ id, speaker }) => ({ id, name: speaker })),
    owner: { id: row.ownerId, name: owner },
    isMine: row.ownerId === user.id,
    createdAt: row.createdAt.toISOString(),
    usedIn: uses
      .filter(({ name }) => name === row.name)
      .flatMap(({ paper, topic, numbers, isWritable }): Entry['usedIn'] => {
        if (!isWritable) return [{}]
        return numbers.length === 0 ? [{ paper, topic }] : numbers.map((number) => ({ paper, topic, number }))
      }),
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

export const pageOfEntries = async (
  database: Database,
  { page, kind, search = '' }: { page: number; kind?: 'picture' | 'clip'; search?: string },
  user: User,
) => {
  const text = folded(search.trim())
  const where = and(
    kind === undefined ? undefined : eq(deskMedia.kind, kind),
    text === ''
      ? undefined
      : ilike(foldedSql(sql`concat_ws(' ', ${deskMedia.title}, ${deskMedia.alt})`), contains(text)),
  )
  const rows = await select(database, where, (page - 1) * ENTRIES_PER_PAGE)
  return {
    entries: await toEntries(database, rows, user),
    page,
    pageSize: ENTRIES_PER_PAGE,
    total: await database.$count(deskMedia, where),
  }
}

/**
 * An entry as a user sees it.
 * @throws Refusal 404 if there is none.
 */
export const entryOf = async (database: Database, name: string, user: User): Promise<Entry> => {
  const [entry] = await toEntries(database, await select(database, eq(deskMedia.name, name)), user)
  if (entry === undefined) throw new Refusal(404, say('file_unknown'))
  return entry
}

export const setSpeakers = async (transaction: Database, name: string, ids: readonly string[]): Promise<void> => {
  const known =
    ids.length === 0
      ? []
      : await transaction
          .select({ id: speakers.id })
          .from(speakers)
          .where(inArray(speakers.id, [...ids]))
  if (known.length < new Set(ids).size) throw new Refusal(404, say('speaker_unknown'))
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
 * @throws Refusal 409 with the papers that the user may write, and the number of others.
 */
export const refuseUsed = async (transaction: Database, name: string, user: User): Promise<void> => {
  const uses = await usesOf(transaction, [name], user)
  const topics = uses.flatMap(({ topic, paper, isWritable }) => (isWritable ? [`'${topic || paper}'`] : []))
  const others = uses.length - topics.length
  const named = [...topics, ...(others === 0 ? [] : [others === 1 ? 'another paper' : `${others} other papers`])]
  if (named.length > 0)
    throw new Refusal(409, {
      ...say('file_used'),
      message: `The file is used in ${named.join(', ')}. It must be taken out there first.`,
    })
}
