import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Schemas } from '@naru/api/types'
import type { Fields } from '@naru/exam-kit/content'
import { instant } from './columns'
import { impersonalTable, personalTable } from './table'
import { media } from './exams'
import { userId, users } from './users'

/** Papers of the desk: editable drafts of exams. The id is also that of the exam. */
export const papers = personalTable(
  'papers',
  {
    kept: {
      id: text('id').primaryKey(),
      ownerId: text('owner_id')
        .notNull()
        .references(() => users.id),
      state: text('state', { enum: ['draft', 'in_review', 'published', 'withdrawn'] }).notNull(),
      /** The newest revision. */
      revision: integer('revision').notNull(),
      topic: text('topic').notNull(),
      /** What the reviewer wrote to the author; null: nothing. */
      note: text('note'),
      /** What the list shows of the newest draft. */
      summary: jsonb('summary').$type<Pick<Schemas['PaperSummary'], 'questions' | 'faults' | 'coverage'>>().notNull(),
      /** Whether it was taken over from an imported exam. */
      isImported: boolean('is_imported').notNull().default(false),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
      /** The version of the exam that was published last, and its revision; null: never published. */
      publishedVersion: integer('published_version'),
      publishedRevision: integer('published_revision'),
    },
  },
  (table) => [index('papers_owner').on(table.ownerId)],
)

/** Saved drafts of papers, with their keys: one for each autosave. Maintenance keeps the last of each day of old ones. */
export const paperRevisions = personalTable(
  'paper_revisions',
  {
    kept: {
      paperId: text('paper_id')
        .notNull()
        .references(() => papers.id, { onDelete: 'cascade' }),
      /** From 1. */
      revision: integer('revision').notNull(),
      questions: integer('questions').notNull(),
      authorId: text('author_id')
        .notNull()
        .references(() => users.id),
      savedAt: instant('saved_at').notNull(),
      reason: text('reason', { enum: ['create', 'edit', 'restore', 'import', 'publish'] }).notNull(),
      /** The revision that was restored; null: none. */
      restoredFrom: integer('restored_from'),
      /** The version of the exam that was published from it; null: none. */
      version: integer('version'),
    },
    internal: {
      /** Contains the answer keys, and may be of several authors. */
      draft: jsonb('draft').$type<Fields>().notNull(),
    },
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.revision] }),
    index('paper_revisions_author').on(table.authorId),
    index('paper_revisions_unpublished')
      .on(table.savedAt)
      .where(sql`${table.version} is null`),
  ],
)

/** Tabs that have a paper open, by the database's clock. */
export const paperPresence = personalTable(
  'paper_presence',
  {
    kept: {
      paperId: text('paper_id')
        .notNull()
        .references(() => papers.id, { onDelete: 'cascade' }),
      userId: userId(),
      /** Made by the browser. */
      tab: text('tab').notNull(),
      seenAt: instant('seen_at').notNull(),
    },
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.userId, table.tab] }),
    index('paper_presence_seen').on(table.seenAt),
  ],
)

/** The files of a paper: those of the newest draft, of earlier ones, and those that came with an import. They stay with the paper. */
export const paperMedia = impersonalTable(
  'paper_media',
  {
    paperId: text('paper_id')
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    name: text('name')
      .notNull()
      .references(() => media.name, { onDelete: 'cascade' }),
    /** Whether the newest draft uses it. */
    isInDraft: boolean('is_in_draft').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.name] }), index('paper_media_name').on(table.name)],
)
