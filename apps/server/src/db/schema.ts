import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { ExamContent, ExamAnswers } from '../modules/exams/exam-content'

/** A point in time, to the millisecond, as JavaScript knows it. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Everybody with an account. Emails are kept in lower case. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  name: text('name').notNull(),
  lName: text('l_name').notNull(),
  phone: text('phone').notNull(),
  address: text('address'),
  city: text('city'),
  role: text('role', { enum: ['learner', 'admin'] }).notNull(),
  isActive: boolean('is_active').notNull().default(true),
  isVerified: boolean('is_verified').notNull().default(false),
  /** What the minutes of every exam are multiplied by for this learner: 1, 1.25, 1.5 or 2. */
  timeFactor: doublePrecision('time_factor').notNull().default(1),
  createdAt: instant('created_at').notNull(),
})

/** Running sessions, found by the SHA-256 of their token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** The one living code of a user for a purpose; a new code replaces the old one. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
)

/** Exams on offer: what the list shows, and which version is current. */
export const exams = pgTable('exams', {
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  position: integer('position').notNull(),
  topic: text('topic').notNull(),
  description: text('description').notNull(),
  duration: text('duration').notNull(),
  photo: text('photo'),
  questionCount: integer('question_count').notNull(),
  /** Both sections together, in seconds. */
  limitSeconds: integer('limit_seconds').notNull(),
})

/** Every version of every exam, with its keys; an attempt belongs to the version it was taken from. */
export const examVersions = pgTable(
  'exam_versions',
  {
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    paper: jsonb('paper').$type<ExamContent>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.version] })],
)

/** When a learner last opened an exam that an active plan unlocked; lets a started attempt outlive its plan. */
export const examOpenings = pgTable(
  'exam_openings',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    openedAt: instant('opened_at').notNull(),
    /** The version that was sent; null where nobody wrote it down yet. */
    version: integer('version'),
    /** The learner's time factor at that moment. */
    timeFactor: doublePrecision('time_factor').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.examId] })],
)

/** The running attempt of a learner at an exam, as the learner's device saved it last. Gone as soon as the attempt is stored. */
export const examProgress = pgTable(
  'exam_progress',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    /** The version of the paper that the attempt stays on. */
    examVersion: integer('exam_version').notNull(),
    /** When it began by the learner's clock; names the attempt. */
    startTime: instant('start_time').notNull(),
    /** When it began by our clock. */
    beganAt: instant('began_at').notNull(),
    /** Both sections together, without extra time. */
    limitSeconds: integer('limit_seconds').notNull(),
    /** The largest time factor that was in force since it began. */
    timeFactor: doublePrecision('time_factor').notNull().default(1),
    /** When its time is over: `beganAt` and the limit times the factor. */
    deadline: instant('deadline').notNull(),
    phase: text('phase', { enum: ['reading', 'listening'] }).notNull(),
    /** Position in the exam, from 0. */
    index: integer('index').notNull(),
    answers: jsonb('answers').$type<ExamAnswers>().notNull(),
    plays: jsonb('plays').$type<Record<string, number>>().notNull(),
    readingStartTime: instant('reading_start_time'),
    listeningStartTime: instant('listening_start_time'),
    /** Grows by one with each save. */
    revision: integer('revision').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.examId] }),
    index('exam_progress_deadline').on(table.deadline),
    foreignKey({
      columns: [table.examId, table.examVersion],
      foreignColumns: [examVersions.examId, examVersions.version],
    }),
  ],
)

/** Price plans. Money is kept in cents. */
export const pricePlans = pgTable('price_plans', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  duration: text('duration', { enum: ['monthly', 'yearly', 'one-time', '5-minutes'] }).notNull(),
  priceCents: integer('price_cents').notNull(),
  description: text('description'),
  isOffered: boolean('is_offered').notNull().default(true),
  /** The plan that took its place when its terms were changed; a plan that was sold keeps its own. Null: none did. */
  replacedBy: text('replaced_by'),
})

/** Which exams a plan unlocks. */
export const planExams = pgTable(
  'plan_exams',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => pricePlans.id, { onDelete: 'cascade' }),
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.planId, table.examId] }), index('plan_exams_exam').on(table.examId)],
)

/** Activated plans. `expiresAt` null: never. */
export const purchases = pgTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id')
      .notNull()
      .references(() => pricePlans.id),
    activatedAt: instant('activated_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('purchases_user').on(table.userId, table.planId)],
)

/** Finished attempts; one per learner, exam and start. */
export const attempts = pgTable(
  'attempts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    examId: text('exam_id').notNull(),
    examVersion: integer('exam_version').notNull(),
    attempt: integer('attempt').notNull(),
    answers: jsonb('answers').$type<ExamAnswers>().notNull(),
    totalScore: integer('total_score').notNull(),
    totalPossibleMarks: integer('total_possible_marks').notNull(),
    percentageScore: integer('percentage_score').notNull(),
    startTime: instant('start_time').notNull(),
    finishTime: instant('finish_time').notNull(),
    receivedAt: instant('received_at').notNull(),
    timeTaken: integer('time_taken').notNull(),
    isTimePlausible: boolean('is_time_plausible').notNull(),
    /** Whether it came so long after its time that nobody can check when it was finished. */
    isLate: boolean('is_late').notNull().default(false),
    /** Whether it was graded because its time was over, and the learner has not handed anything in. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** What the learner's minutes were multiplied by. */
    timeFactor: doublePrecision('time_factor').notNull().default(1),
    /** The version whose keys the marks are from; null: `examVersion`. Set when a corrected key was graded anew. */
    keyVersion: integer('key_version'),
  },
  (table) => [
    index('attempts_exam').on(table.examId),
    unique('attempts_once').on(table.userId, table.examId, table.startTime),
    unique('attempts_number').on(table.userId, table.examId, table.attempt),
    foreignKey({
      columns: [table.examId, table.examVersion],
      foreignColumns: [examVersions.examId, examVersions.version],
    }),
  ],
)

/** The attempts that count on the board, written together with the attempt itself. */
export const leaderboardEntries = pgTable(
  'leaderboard_entries',
  {
    examId: text('exam_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    totalScore: integer('total_score').notNull(),
    percentageScore: integer('percentage_score').notNull(),
    timeTaken: integer('time_taken').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** Attempts with extra time have a board of their own. */
    isExtraTime: boolean('is_extra_time').notNull().default(false),
    timeFactor: doublePrecision('time_factor').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.userId] }),
    index('leaderboard_ranks').on(
      table.examId,
      table.isExtraTime,
      sql`${table.totalScore} desc`,
      sql`${table.timeTaken} asc`,
      sql`${table.submittedAt} asc`,
      sql`${table.userId} asc`,
    ),
  ],
)

/** How often the boards of an exam have changed; counted by whoever changes them, in the same transaction. No row: never yet. */
export const boardVersions = pgTable('board_versions', {
  examId: text('exam_id')
    .primaryKey()
    .references(() => exams.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
})

/** Files in the media folder, named by their content. */
export const media = pgTable('media', {
  name: text('name').primaryKey(),
  contentType: text('content_type').notNull(),
  isPublic: boolean('is_public').notNull(),
})

/** Which exams a private file belongs to. */
export const mediaExams = pgTable(
  'media_exams',
  {
    name: text('name')
      .notNull()
      .references(() => media.name, { onDelete: 'cascade' }),
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.name, table.examId] })],
)

/** Advertisements of the home page. `image` is a media name. */
export const advertisements = pgTable('advertisements', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  image: text('image').notNull(),
  isShown: boolean('is_shown').notNull().default(true),
})

/** Lesson videos. */
export const videos = pgTable('videos', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  youtubeUrl: text('youtube_url').notNull(),
  isShown: boolean('is_shown').notNull().default(true),
})

/**
 * Tries that are limited, counted for everybody who shares the database. `key` is a hash: neither addresses nor emails are in it.
 */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
    /** Until when nothing more is let through; null: at present nothing is held back. */
    blockedUntil: instant('blocked_until'),
  },
  (table) => [index('limit_counters_window').on(table.windowEndsAt)],
)

/**
 * Every mail: what waits to be sent, and what became of it. A one-time code never stands here: a mail with a code names its owner and
 * purpose, and a retry makes a new code.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    replyTo: text('reply_to'),
    /** The text of a mail that waits; null once it was sent or given up, and always for a mail with a code. */
    text: text('text'),
    /** Whose code the mail brings, and what for; null for a mail without a code. */
    codeUserId: text('code_user_id').references(() => users.id, { onDelete: 'cascade' }),
    codePurpose: text('code_purpose', { enum: ['verify', 'reset'] }),
    state: text('state', { enum: ['queued', 'sent', 'failed'] }).notNull(),
    tries: integer('tries').notNull(),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    /** When it is tried next; while a server is sending it, when another may take over. */
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('mails_waiting').on(table.state, table.nextTryAt), index('mails_newest').on(table.createdAt)],
)

/**
 * Orders that were signed for the payment gateway. The id was made by the buyer's browser and is the key of the payment; amounts are in cents.
 */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    orderId: text('order_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The plan that the order names; null: it named none, and pays for any plan of its amount. */
    planId: text('plan_id').references(() => pricePlans.id),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    state: text('state', {
      enum: ['created', 'pending', 'paid', 'confirmed', 'canceled', 'failed', 'charged_back', 'refunded'],
    }).notNull(),
    /** What it paid for; null: nothing yet. */
    purchaseId: text('purchase_id')
      .unique()
      .references(() => purchases.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** How often the gateway was asked for it. */
    checks: integer('checks').notNull().default(0),
    /** When the gateway is asked next; null: not again. */
    nextCheckAt: instant('next_check_at'),
  },
  (table) => [
    index('payment_orders_user').on(table.userId, table.createdAt),
    index('payment_orders_check').on(table.nextCheckAt),
  ],
)

/**
 * The journal of everything that was learnt about payments: notices of the gateway, believed or not, and its answers to our questions. The
 * columns from `orderId` on hold what the sender wrote, cut to size; they prove nothing.
 */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
    source: text('source', { enum: ['notice', 'question'] }).notNull(),
    outcome: text('outcome', {
      enum: [
        'moved',
        'repeated',
        'late',
        'malformed',
        'wrong-merchant',
        'unknown-order',
        'wrong-signature',
        'wrong-amount',
        'confirmed',
        'not-confirmed',
        'unreachable',
      ],
    }).notNull(),
    orderId: text('order_id').notNull(),
    statusCode: text('status_code'),
    amount: text('amount'),
    currency: text('currency'),
    paymentId: text('payment_id'),
    method: text('method'),
    message: text('message'),
  },
  (table) => [index('payment_notices_newest').on(table.receivedAt), index('payment_notices_order').on(table.orderId)],
)
