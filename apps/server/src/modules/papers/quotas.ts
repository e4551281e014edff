import { eq, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { deskMedia, papers, speakers, takes } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import type { Quotas } from '../../platform/settings'

const MB = 1024 * 1024

const counters: Readonly<Record<keyof Quotas, (database: Database, ownerId: string) => Promise<number>>> = {
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
  { quotas }: Pick<Context, 'quotas'>,
  quota: keyof Quotas,
  ownerId: string,
): Promise<void> => {
  const used = await counters[quota](transaction, ownerId)
  if (used > quotas[quota]) throw new Refusal(409, refusals[quota](quotas[quota]))
}

export const quotaHandlers = ({ database, quotas }: Context): HandlersOf<'getQuotas'> => ({
  getQuotas: async ({ user }) => {
    const of = async (quota: keyof Quotas) => ({
      used: await counters[quota](database, user.id),
      allowed: quotas[quota],
    })
    return { files: await of('files'), papers: await of('papers'), speakers: await of('speakers') }
  },
})
