import { eq } from 'drizzle-orm'
import { paperMedia, paperPresence, paperRevisions, papers } from '../../db/schema'
import { impersonal, internal, kept, personal } from './rule'

const stays = { by: 'the staff', line: null } as const

/** Papers of the desk: they stay when their author leaves, whose account then has no name. See `columns.ts`. */
export const deskColumns = {
  papers: personal(papers, {
    about: 'papers',
    rowsOf: ({ id }) => eq(papers.ownerId, id),
    onDelete: 'keep rows',
    retention: {
      by: 'the staff',
      line: 'papers, pictures and clips that you make as an author: they stay when you delete your account, without your name',
    },
    columns: {
      id: kept,
      ownerId: kept,
      state: kept,
      revision: kept,
      topic: kept,
      note: kept,
      summary: kept,
      isImported: kept,
      createdAt: kept,
      updatedAt: kept,
      publishedVersion: kept,
      publishedRevision: kept,
    },
  }),
  paperRevisions: personal(paperRevisions, {
    about: 'paperSaves',
    rowsOf: ({ id }) => eq(paperRevisions.authorId, id),
    onDelete: 'keep rows',
    retention: stays,
    columns: {
      paperId: kept,
      revision: kept,
      // Contains the answer keys, and may be of several authors.
      draft: internal,
      questions: kept,
      authorId: kept,
      savedAt: kept,
      reason: kept,
      restoredFrom: kept,
      version: kept,
    },
  }),
  paperPresence: personal(paperPresence, {
    about: 'openPapers',
    rowsOf: ({ id }) => eq(paperPresence.userId, id),
    onDelete: 'delete rows',
    retention: { by: 'deleteOldRevisions, after a day', line: null },
    columns: { paperId: kept, userId: kept, tab: kept, seenAt: kept },
  }),
  paperMedia: impersonal(paperMedia, { paperId: internal, name: internal, isInDraft: internal }, stays),
}
