import type { SpokenLine } from '@naru/exam-authoring/recorder/rules'
import { doublePrecision, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { impersonalTable, personalTable } from './table'
import { papers } from './desk'
import { media } from './exams'
import { users } from './users'

/** What the library says of a file. */
export const deskMedia = personalTable(
  'desk_media',
  {
    kept: {
      name: text('name')
        .primaryKey()
        .references(() => media.name),
      ownerId: text('owner_id')
        .notNull()
        .references(() => users.id),
      kind: text('kind').$type<'picture' | 'clip'>().notNull(),
      title: text('title').notNull(),
      /** Alternative text. A picture of an imported file lacks it until somebody writes it. */
      alt: text('alt'),
      licence: text('licence'),
      /** Of a clip. */
      seconds: doublePrecision('seconds'),
      createdAt: instant('created_at').notNull(),
    },
    internal: {
      bytes: integer('bytes').notNull(),
      /** Of a picture, in pixels. */
      width: integer('width'),
      height: integer('height'),
      /** Of a clip that the server encoded: integrated, in LUFS. */
      loudness: doublePrecision('loudness'),
      /** Of a clip that the server encoded: in dBFS, before encoding. */
      peak: doublePrecision('peak'),
      /** Of a clip that was assembled of takes: what it says, in order. */
      says: jsonb('says').$type<SpokenLine[]>(),
    },
  },
  (table) => [index('desk_media_created').on(table.createdAt)],
)

/** People whose voice is recorded, with the text that they agreed to. */
export const speakers = personalTable('speakers', {
  kept: {
    name: text('name').notNull(),
    consent: text('consent').notNull(),
    consentedAt: instant('consented_at').notNull(),
    recordedBy: text('recorded_by')
      .notNull()
      .references(() => users.id),
  },
  internal: {
    id: text('id').primaryKey(),
  },
})

/** Who is heard in a clip of the library. */
export const deskMediaSpeakers = impersonalTable(
  'desk_media_speakers',
  {
    name: text('name')
      .notNull()
      .references(() => deskMedia.name, { onDelete: 'cascade' }),
    speakerId: text('speaker_id')
      .notNull()
      .references(() => speakers.id),
    /** Order, from 0. */
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.speakerId] })],
)

/** Recordings of script lines: WAV files. */
export const takes = impersonalTable(
  'takes',
  {
    /** A UUID of the client. */
    id: text('id').primaryKey(),
    paperId: text('paper_id')
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    /** The question. */
    item: text('item').notNull(),
    part: text('part').$type<'line' | 'number' | 'instruction'>().notNull(),
    /** Of the script, from 0; 0 for the other parts. */
    line: integer('line').notNull(),
    /** What was to be read. */
    text: text('text').notNull(),
    speakerId: text('speaker_id')
      .notNull()
      .references(() => speakers.id),
    file: text('file')
      .notNull()
      .references(() => media.name),
    /** Size of the file. */
    bytes: integer('bytes').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    /** Seconds cut off at the start and at the end. */
    trimStart: doublePrecision('trim_start').notNull(),
    trimEnd: doublePrecision('trim_end').notNull(),
    /** In dB. */
    gain: doublePrecision('gain').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('takes_paper').on(table.paperId, table.item), index('takes_file').on(table.file)],
)
