import type { Language } from '@naru/api/languages'
import type { Schemas, SiteSettings } from '@naru/api/types'
import { boolean, index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { impersonalTable, personalTable } from './table'
import { users } from './users'

/** Advertisements of the home page. `image` is a media name. */
export const advertisements = impersonalTable('advertisements', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  /** The title by language; null if there are none. */
  translations: jsonb('translations').$type<Schemas['AdvertisementTranslations']>(),
  image: text('image').notNull(),
  isShown: boolean('is_shown').notNull().default(true),
})

export const videos = impersonalTable('videos', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  youtubeUrl: text('youtube_url').notNull(),
  isShown: boolean('is_shown').notNull().default(true),
})

/** What the operator has filled in: one row, or none. */
export const siteSettings = impersonalTable('site_settings', {
  id: text('id').primaryKey(),
  settings: jsonb('settings').$type<SiteSettings>().notNull(),
  /** When a fact of the legal pages changed last; null: never. */
  legalChangedOn: text('legal_changed_on'),
})

/** Messages of visitors to the operator: of the contact form, and about mistakes in texts. */
export const messages = personalTable(
  'messages',
  {
    kept: {
      kind: text('kind', { enum: ['contact', 'translation'] }).notNull(),
      /** Name, email and phone of the contact form; null: a report. */
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      /** Of a report, or that of the writer; null: unknown. */
      language: text('language').$type<Language>(),
      /** Page and messages of a report; null: the contact form. */
      page: text('page'),
      keys: text('keys').array(),
      text: text('text').notNull(),
      isDone: boolean('is_done').notNull().default(false),
      createdAt: instant('created_at').notNull(),
      /** What was mailed as the answer, and when; null: nothing yet. */
      answer: text('answer'),
      answeredAt: instant('answered_at'),
    },
    internal: {
      id: text('id').primaryKey(),
      answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
      /** Who wrote it while logged in; null: nobody knows. */
      userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    },
  },
  (table) => [index('messages_newest').on(table.createdAt), index('messages_email').on(table.email)],
)

/**
 * Rate limit counters, shared by all servers. `key` is a hash: it contains neither addresses nor emails. Unlogged in the migration: a request that is
 * counted does not wait for the disk, and a crash of PostgreSQL empties it.
 */
export const limitCounters = impersonalTable(
  'limit_counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
    /** No try passes before this time; null: not blocked. */
    blockedUntil: instant('blocked_until'),
  },
  (table) => [index('limit_counters_window').on(table.windowEndsAt)],
)

/**
 * Mail queue and mail log. One-time codes are never stored: a mail with a code references its owner and purpose, and
 * a retry creates a new code.
 */
export const mails = personalTable(
  'mails',
  {
    kept: {
      to: text('to').notNull(),
      subject: text('subject').notNull(),
      /** The language of subject and text; null: English, or a mail to the operator. */
      language: text('language').$type<Language>(),
      /** The text of a queued mail; null once it is sent or has failed, and always for a mail with a code. */
      text: text('text'),
      codePurpose: text('code_purpose', { enum: ['verify', 'reset'] }),
      state: text('state', { enum: ['queued', 'sent', 'failed'] }).notNull(),
      createdAt: instant('created_at').notNull(),
      sentAt: instant('sent_at'),
    },
    secret: {
      /** Where a queued mail is unsubscribed from; null once it is sent or has failed, or if it was not asked for. */
      unsubscribe: text('unsubscribe'),
    },
    internal: {
      id: text('id').primaryKey(),
      replyTo: text('reply_to'),
      /** Owner and purpose of the mail's code; null for a mail without a code. */
      codeUserId: text('code_user_id').references(() => users.id, { onDelete: 'cascade' }),
      tries: integer('tries').notNull(),
      /** Names mail servers. */
      lastError: text('last_error'),
      /** Time of the next try; while a server is sending the mail, when another server may retry it. */
      nextTryAt: instant('next_try_at').notNull(),
      /** Whether its recipient's account is deleted; the row is deleted once the mail is sent or has failed. */
      isLast: boolean('is_last').notNull().default(false),
    },
  },
  (table) => [index('mails_waiting').on(table.state, table.nextTryAt), index('mails_newest').on(table.createdAt)],
)
