import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, type SQL } from 'drizzle-orm'
import type { Schemas } from '@naru/api/types'
import type { Fields } from '@naru/exam-kit/content'
import { databaseNow, databaseNowPlus } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { paperPresence, paperRevisions, papers, takes, users } from '../../platform/db/schema'
import { withoutNulls } from '../../platform/db/without-nulls'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { nameOf } from '../user/rules'
import { isWritableBy, type PaperRow } from './access'
import { putPaperMedia, usableMedia } from './media'
import { checkDraft, mediaNamesIn, summaryOf, topicOf } from './rules'

/** A tab counts as open for this time after it was seen, in milliseconds. */
const OPEN_MS = 60_000
/** Most tabs that are told of. */
const MOST_EDITORS = 50

const owner = { id: users.id, name: users.name, lName: users.lName }

const summaryFrom = (paper: PaperRow, by: { id: string; name: string; lName: string }): Schemas['PaperSummary'] => ({
  id: paper.id,
  topic: paper.topic,
  state: paper.state,
  owner: { id: by.id, name: nameOf(by) },
  revision: paper.revision,
  updatedAt: paper.updatedAt.toISOString(),
  ...withoutNulls({ publishedVersion: paper.publishedVersion, note: paper.note }),
  ...paper.summary,
  hasUnpublishedChanges: paper.revision !== paper.publishedRevision,
  isImported: paper.isImported,
})

const summariesOf = async (database: Database, which: SQL | undefined): Promise<Schemas['PaperSummary'][]> => {
  const rows = await database
    .select({ paper: papers, owner })
    .from(papers)
    .innerJoin(users, eq(users.id, papers.ownerId))
    .where(which)
    .orderBy(desc(papers.updatedAt), papers.id)
  return rows.map((row) => summaryFrom(row.paper, row.owner))
}

export const papersOf = (database: Database, user: Pick<SignedInUser, 'id' | 'role'>) =>
  summariesOf(database, isWritableBy(user))

export const summaryOfPaper = async (database: Database, id: string): Promise<Schemas['PaperSummary']> => {
  const [summary] = await summariesOf(database, eq(papers.id, id))
  if (summary === undefined) throw new Error(`The paper ${id} is not stored.`)
  return summary
}

export type RevisionRow = Omit<typeof paperRevisions.$inferSelect, 'authorId'> & { author: string }

/** One revision of a paper; undefined if it is not stored (any more). */
export const revisionOf = async (
  database: Database,
  paperId: string,
  revision: number,
): Promise<RevisionRow | undefined> => {
  const [row] = await database
    .select({ saved: paperRevisions, author: owner })
    .from(paperRevisions)
    .innerJoin(users, eq(users.id, paperRevisions.authorId))
    .where(and(eq(paperRevisions.paperId, paperId), eq(paperRevisions.revision, revision)))
  return row && { ...row.saved, author: nameOf(row.author) }
}

export const newestRevision = async (
  database: Database,
  { id, revision }: Pick<PaperRow, 'id' | 'revision'>,
): Promise<RevisionRow> => {
  const found = await revisionOf(database, id, revision)
  if (found === undefined) throw new Error(`Revision ${revision} of the paper ${id} is not stored.`)
  return found
}

export interface NewRevision {
  draft: Fields
  authorId: string
  reason: RevisionRow['reason']
  restoredFrom?: number | undefined
  /** The version of the exam that it is, if it is published already. */
  version?: number
}

/**
 * The files of a draft that its paper gives to its owner: those that the owner may use, and those that the user has just added. A file that the
 * owner only named stays closed when an editor saves the paper.
 */
const filesToNote = async (
  database: Database,
  user: Pick<SignedInUser, 'id'>,
  id: string,
  files: ReadonlySet<string>,
): Promise<string[]> => {
  const [paper] = await database
    .select({ ownerId: users.id, role: users.role, draft: paperRevisions.draft })
    .from(papers)
    .innerJoin(users, eq(users.id, papers.ownerId))
    .innerJoin(paperRevisions, and(eq(paperRevisions.paperId, papers.id), eq(paperRevisions.revision, papers.revision)))
    .where(eq(papers.id, id))
  if (paper === undefined || paper.ownerId === user.id) return [...files]
  const ofOwner = await usableMedia(database, { id: paper.ownerId, role: paper.role }, [...files])
  const before = new Set(mediaNamesIn(paper.draft))
  return [...files].filter((name) => ofOwner.has(name) || !before.has(name))
}

/** What the paper's row says of its newest draft; notes its files. */
const putDraftFacts = async (
  database: Database,
  user: Pick<SignedInUser, 'id' | 'role'>,
  id: string,
  draft: Fields,
): Promise<Pick<PaperRow, 'topic' | 'summary'>> => {
  const files = await usableMedia(database, user, mediaNamesIn(draft))
  await putPaperMedia(database, id, await filesToNote(database, user, id, files), true)
  return { topic: topicOf(draft), summary: summaryOf(draft, checkDraft(id, draft, files)) }
}

/** Stores a draft as a revision of a paper, which the transaction has locked. */
export const putRevision = async (
  database: Database,
  user: Pick<SignedInUser, 'id' | 'role'>,
  paper: Pick<PaperRow, 'id' | 'revision'>,
  { draft, authorId, reason, restoredFrom, version }: NewRevision,
): Promise<{ revision: number; savedAt: Date }> => {
  const revision = paper.revision + 1
  const facts = await putDraftFacts(database, user, paper.id, draft)
  const [saved] = await database
    .insert(paperRevisions)
    .values({
      paperId: paper.id,
      revision,
      draft,
      questions: facts.summary.questions,
      authorId,
      savedAt: databaseNow,
      reason,
      restoredFrom: restoredFrom ?? null,
      version: version ?? null,
    })
    .returning({ savedAt: paperRevisions.savedAt })
  if (saved === undefined) throw new Error('The revision was not stored.')
  await database
    .update(papers)
    .set({ ...facts, revision, updatedAt: databaseNow })
    .where(eq(papers.id, paper.id))
  return { revision, savedAt: saved.savedAt }
}

export const pageOfRevisions = async (database: Database, paperId: string, page: number, pageSize: number) => {
  const { revision, savedAt, reason, questions, restoredFrom, version } = paperRevisions
  const rows = await database
    .select({ revision, savedAt, reason, questions, restoredFrom, version, author: owner })
    .from(paperRevisions)
    .innerJoin(users, eq(users.id, paperRevisions.authorId))
    .where(eq(paperRevisions.paperId, paperId))
    .orderBy(desc(revision))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const entries = rows.map((row): Schemas['Revision'] => ({
    ...withoutNulls(row),
    author: nameOf(row.author),
    savedAt: row.savedAt.toISOString(),
  }))
  return { entries, page, pageSize, total: await database.$count(paperRevisions, eq(paperRevisions.paperId, paperId)) }
}

export const putPresence = async (database: Database, paperId: string, userId: string, tab: string): Promise<void> => {
  await database
    .insert(paperPresence)
    .values({ paperId, userId, tab, seenAt: databaseNow })
    .onConflictDoUpdate({
      target: [paperPresence.paperId, paperPresence.userId, paperPresence.tab],
      set: { seenAt: databaseNow },
    })
}

export const removePresence = async (
  database: Database,
  paperId: string,
  userId: string,
  tab: string,
): Promise<void> => {
  await database
    .delete(paperPresence)
    .where(and(eq(paperPresence.paperId, paperId), eq(paperPresence.userId, userId), eq(paperPresence.tab, tab)))
}

/** The tabs that have a paper open, the last seen first. */
export const editorsOf = async (
  database: Database,
  paperId: string,
  userId: string,
): Promise<Schemas['PaperEditor'][]> => {
  const rows = await database
    .select({ tab: paperPresence.tab, editor: owner })
    .from(paperPresence)
    .innerJoin(users, eq(users.id, paperPresence.userId))
    .where(and(eq(paperPresence.paperId, paperId), gt(paperPresence.seenAt, databaseNowPlus(-OPEN_MS))))
    .orderBy(desc(paperPresence.seenAt), paperPresence.tab)
    .limit(MOST_EDITORS)
  return rows.map(({ tab, editor }) => ({ name: nameOf(editor), tab, isMe: editor.id === userId }))
}

/** Copies the takes of a paper to another one with the same questions. Their files are the same. */
export const copyTakes = async (database: Database, from: string, to: string): Promise<void> => {
  const rows = await database.select().from(takes).where(eq(takes.paperId, from))
  if (rows.length === 0) return
  await database.insert(takes).values(rows.map((row) => ({ ...row, id: randomUUID(), paperId: to })))
}
