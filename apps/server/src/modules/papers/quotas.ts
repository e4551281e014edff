import { numberOf, type NumberName } from '@naru/api/operator'
import { eq, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { deskMedia, papers, speakers, takes } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'

type Quota = 'files' | 'papers' | 'speakers'

const MB = 1024 * 1024

const counters: Readonly<Record<Quota, (database: Database, ownerId: string) => Promise<number>>> = {
  files: async (database, ownerId) => {
    // A file is stored once, however many entries and takes have it.
    const files = union(
      database
        .select({ name: deskMedia.name, bytes: deskMedia.bytes })
        .from(deskMedia)
        .where(eq(deskMedia.ownerId, ownerId)),
      database
        .select({ name: takes.file, bytes: takes.bytes })
        .from(takes)
        .innerJoin(papers, eq(papers.id, takes.paperId))
        .where(eq(papers.ownerId, ownerId)),
    ).as('files')
    const [row] = await database.select({ bytes: sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number) }).from(files)
    return row?.bytes ?? 0
  },
  papers: (database, ownerId) => database.$count(papers, eq(papers.ownerId, ownerId)),
  speakers: (database, ownerId) => database.$count(speakers, eq(speakers.recordedBy, ownerId)),
}

const names = {
  files: 'authorFilesMb',
  papers: 'authorPapers',
  speakers: 'authorSpeakers',
} as const satisfies Record<Quota, NumberName>

/** How much an author may store: files in bytes. */
const allowed = (operator: Context['operator'], quota: Quota) =>
  numberOf(operator.settings(), names[quota]) * (quota === 'files' ? MB : 1)

const refusals = {
  files: (most: number) => say('storage_full', most / MB),
  papers: (most: number) => say('papers_full', most),
  speakers: (most: number) => say('speakers_full', most),
}

/**
 * Requires that what an author stores does not exceed a quota. Call it in the transaction that stores more, after it.
 * @throws Refusal 409 otherwise.
 */
export const requireWithinQuota = async (
  transaction: Database,
  { operator }: Pick<Context, 'operator'>,
  quota: Quota,
  ownerId: string,
): Promise<void> => {
  const used = await counters[quota](transaction, ownerId)
  const most = allowed(operator, quota)
  if (used > most) throw new Refusal(409, refusals[quota](most))
}

export const quotaHandlers = ({ database, operator }: Context): HandlersOf<'getQuotas'> => ({
  getQuotas: async ({ user }) => {
    const of = async (quota: Quota) => ({
      used: await counters[quota](database, user.id),
      allowed: allowed(operator, quota),
    })
    return { files: await of('files'), papers: await of('papers'), speakers: await of('speakers') }
  },
})
