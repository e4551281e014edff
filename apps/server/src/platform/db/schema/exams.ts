import { boolean, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoredPaper, ExamTexts } from '@naru/exam-kit/content'
import { instant } from './columns'
import { impersonalTable } from './table'

/** All exams: the fields of the list, and the current version. */
export const exams = impersonalTable('exams', {
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  position: integer('position').notNull(),
  topic: text('topic').notNull(),
  description: text('description').notNull(),
  duration: text('duration').notNull(),
  photo: text('photo'),
  /** Topic, description and duration by language; null if there are none. */
  translations: jsonb('translations').$type<Record<string, Omit<ExamTexts, 'guidelines'>>>(),
  questionCount: integer('question_count').notNull(),
  /** Duration of both sections, in seconds. */
  limitSeconds: integer('limit_seconds').notNull(),
  /** Whether it begins no new attempts. */
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
})

/** Of which exam the row is, with which it goes. */
export const examId = () =>
  text('exam_id')
    .notNull()
    .references(() => exams.id, { onDelete: 'cascade' })

/** Every version of every exam, with its keys; an attempt belongs to the version it was taken from. */
export const examVersions = impersonalTable(
  'exam_versions',
  {
    examId: examId(),
    version: integer('version').notNull(),
    content: jsonb('paper').$type<StoredPaper>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.version] })],
)

/** Files in the media folder; the name is a hash of the content. */
export const media = impersonalTable('media', {
  name: text('name').primaryKey(),
  contentType: text('content_type').notNull(),
  isPublic: boolean('is_public').notNull(),
})

/** Which exams a private file belongs to. */
export const mediaExams = impersonalTable(
  'media_exams',
  {
    name: text('name')
      .notNull()
      .references(() => media.name, { onDelete: 'cascade' }),
    examId: examId(),
  },
  (table) => [primaryKey({ columns: [table.name, table.examId] })],
)
