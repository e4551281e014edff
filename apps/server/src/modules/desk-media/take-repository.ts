import type { Schemas } from '@naru/api/types'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { speakers, takes } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { mediaPath } from '../media/paths'

export type TakeRow = typeof takes.$inferSelect

/** Reads takes with their speakers, by question, part, line and time. */
const read = async (database: Database, where: ReturnType<typeof and>): Promise<Schemas['Take'][]> => {
  const rows = await database
    .select({ take: takes, speaker: { id: speakers.id, name: speakers.name } })
    .from(takes)
    .innerJoin(speakers, eq(speakers.id, takes.speakerId))
    .where(where)
    .orderBy(asc(takes.item), asc(takes.part), asc(takes.line), asc(takes.createdAt), asc(takes.id))
  return rows.map(({ take, speaker }) => ({
    id: take.id,
    paper: take.paperId,
    item: take.item,
    part: take.part,
    line: take.line,
    text: take.text,
    speaker,
    url: mediaPath(take.file),
    seconds: take.seconds,
    trimStart: take.trimStart,
    trimEnd: take.trimEnd,
    gain: take.gain,
    createdAt: take.createdAt.toISOString(),
  }))
}

export const takesOf = (database: Database, paperId: string, item?: string): Promise<Schemas['Take'][]> =>
  read(database, and(eq(takes.paperId, paperId), item === undefined ? undefined : eq(takes.item, item)))

export const takeOf = async (database: Database, id: string): Promise<Schemas['Take']> => {
  const [take] = await read(database, eq(takes.id, id))
  if (take === undefined) throw new Refusal(404, say('take_unknown'))
  return take
}

/**
 * Stored takes of a paper in the order of their ids.
 * @throws Refusal 404 for one that is not stored, or belongs to another paper.
 */
export const takesInOrder = async (database: Database, paperId: string, ids: readonly string[]): Promise<TakeRow[]> => {
  const rows = await database
    .select()
    .from(takes)
    .where(and(eq(takes.paperId, paperId), inArray(takes.id, [...ids])))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id, index) => {
    const row = byId.get(id)
    if (row === undefined) throw new Refusal(404, say('take_unsent', index + 1))
    return row
  })
}
