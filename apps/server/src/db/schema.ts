import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { databaseNow } from './clock'
import type { Schemas } from '@naru/api/types'
import type { ExamContent, ExamAnswers } from '../modules/exams/exam-content'

export * from './audit-schema'

/** A point in time, to the millisecond. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** All accounts. Emails are stored in lower case. */
export const users = pgTable(
  'users',
  {
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
    /** Multiplies the minutes of every exam for this learner: 1, 1.25, 1.5 or 2. */
    timeFactor: doublePrecision('time_factor').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** Which name the boards show. */
    boardName: text('board_name', { enum: ['initials', 'chosen', 'full'] })
      .notNull()
      .default('initials'),
    /** The name that the learner chose for the boards; null: none yet. */
    displayName: text('display_name'),
    /** When the learner said to be 18 or older, by the database's clock; null: not said. */
    adultDeclaredAt: instant('adult_declared_at'),
    /** When the learner left the boards, by the database's clock; null: is on them. */
    leftBoardsAt: instant('left_boards_at'),
    /** Whether the notice that boards no longer show full names is unread; true in rows from before this column. */
    hasBoardNotice: boolean('has_board_notice').notNull().default(false),
    /** By the database's clock. Before the first login: the sign-up, or the upgrade to this column. */
    lastLoginAt: instant('last_login_at').notNull().default(databaseNow),
    /** When the mail that announces the end of an unverified account was queued; null: not since the last login. */
    endingMailedAt: instant('ending_mailed_at'),
    /** When the account will be emptied, by the database's clock; null: its deletion is not requested. */
    deletionAt: instant('deletion_at'),
    /** When the account was emptied: the row then names no person; null: not. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('users_unverified')
      .on(table.lastLoginAt)
      .where(sql`not ${table.isVerified}`),
    index('users_deletion').on(table.deletionAt),
  ],
)

/** Authenticated sessions, by the SHA-256 of their token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Names the session to its owner; it opens nothing. */
    id: text('id')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /** Browser family and kind of device; null: unknown. */
    device: text('device'),
    /** The last use, within five minutes; null: unknown. */
    lastUsedAt: instant('last_used_at'),
    /** When the second factor was last given on this session, by the database's clock; null: never. */
    secondFactorAt: instant('second_factor_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** The one valid code of a user for a purpose; a new code replaces the old one. */
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

/** All exams: the fields of the list, and the current version. */
export const exams = pgTable('exams', {
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  position: integer('position').notNull(),
  topic: text('topic').notNull(),
  description: text('description').notNull(),
  duration: text('duration').notNull(),
  photo: text('photo'),
  questionCount: integer('question_count').notNull(),
  /** Duration of both sections, in seconds. */
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
    /** The version that was sent; null for rows from before this column. */
    version: integer('version'),
    /** The learner's time factor at that moment. */
    timeFactor: doublePrecision('time_factor').notNull().default(1),
    /** Whether it was saved before starts were recorded; it then counts as evidence of an attempt. */
    precedesStarts: boolean('precedes_starts').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.userId, table.examId] })],
)

/**
 * The starts of attempts, as far as they were reported: the first saved progress of an attempt is its report. Kept
 * when the attempt is stored.
 */
export const examStarts = pgTable(
  'exam_starts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    /** Start by the learner's clock; identifies the attempt. */
    startTime: instant('start_time').notNull(),
    examVersion: integer('exam_version').notNull(),
    /** When the report was received, by the server's clock. */
    reportedAt: instant('reported_at').notNull(),
    /** When the report was sent, by the learner's clock; null: unknown. */
    sentAt: instant('sent_at'),
    /** The server's clock minus the learner's, in seconds, with the report's way; null: unknown. */
    clockDifference: doublePrecision('clock_difference'),
    /** Whether it was reported at once, or later because the device was offline; null: unknown. */
    reported: text('reported', { enum: ['online', 'offline'] }),
    /** Browser family and kind of device; null: unknown. */
    device: text('device'),
    /** A plan that unlocked the exam then; null: none, or unknown. */
    planId: text('plan_id').references(() => pricePlans.id),
    /** Start of the listening section by the learner's clock; null: not reported. */
    listeningStartTime: instant('listening_start_time'),
    /** When it was reported, by the server's clock. */
    listeningReportedAt: instant('listening_reported_at'),
    /** The difference of the clocks in that report, as `clockDifference`. */
    listeningClockDifference: doublePrecision('listening_clock_difference'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.examId, table.startTime] }),
    foreignKey({
      columns: [table.examId, table.examVersion],
      foreignColumns: [examVersions.examId, examVersions.version],
    }),
  ],
)

/**
 * The running attempt of a learner at an exam, as last saved by the learner's device. Deleted when the attempt is
 * stored.
 */
export const examProgress = pgTable(
  'exam_progress',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    /** The exam version of the attempt; it does not change while the attempt runs. */
    examVersion: integer('exam_version').notNull(),
    /** Start by the learner's clock; identifies the attempt. */
    startTime: instant('start_time').notNull(),
    /** Start by the server's clock. */
    beganAt: instant('began_at').notNull(),
    /** Duration of both sections without extra time, in seconds. */
    limitSeconds: integer('limit_seconds').notNull(),
    /** The largest time factor since the start. */
    timeFactor: doublePrecision('time_factor').notNull().default(1),
    /** `beganAt` plus the limit times the factor. */
    deadline: instant('deadline').notNull(),
    /** Id of the current section. */
    phase: text('phase').notNull(),
    /** Position in the exam, from 0. */
    index: integer('index').notNull(),
    answers: jsonb('answers').$type<ExamAnswers>().notNull(),
    plays: jsonb('plays').$type<Record<string, number>>().notNull(),
    readingStartTime: instant('reading_start_time'),
    listeningStartTime: instant('listening_start_time'),
    /** Starts of other sections by their ids, ISO 8601. */
    sectionStartTimes: jsonb('section_start_times').$type<Record<string, string>>(),
    /** Incremented by each save. */
    revision: integer('revision').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** When these answers were first saved; null: not later than `savedAt`, in rows from before this column. */
    answersSavedAt: instant('answers_saved_at'),
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

/** Price plans. Amounts are in cents. */
export const pricePlans = pgTable('price_plans', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  duration: text('duration', { enum: ['monthly', 'yearly', 'one-time', '5-minutes'] }).notNull(),
  priceCents: integer('price_cents').notNull(),
  description: text('description'),
  isOffered: boolean('is_offered').notNull().default(true),
  /**
   * The plan that replaced it when its terms changed; buyers keep the terms of the plan they bought. Null: not
   * replaced.
   */
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
      .references(() => users.id),
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
      .references(() => users.id),
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
    /** Whether it was received so late that its finish time cannot be verified. */
    isLate: boolean('is_late').notNull().default(false),
    /** Whether the server graded it because its time ran out and the learner has not submitted it. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** The factor the learner's minutes were multiplied by. */
    timeFactor: doublePrecision('time_factor').notNull().default(1),
    /** The version whose keys the marks are from; null: `examVersion`. Set by regrading with corrected keys. */
    keyVersion: integer('key_version'),
    /** Whether the server saw the attempt before its result was received; true in rows from before this column. */
    hasEvidence: boolean('has_evidence').notNull().default(true),
    /** When its start was reported, by the server's clock; null: unknown. */
    reportedStart: instant('reported_start'),
    /** When the server first had its final answers; null: unknown. */
    reportedFinish: instant('reported_finish'),
    /** When the review of an automatic attempt was first served, which makes it final; null: not yet. */
    reviewedAt: instant('reviewed_at'),
    /** What the device saw of the attempt: facts that decide nothing. Null: nothing, or no valid record. */
    fairPlay: jsonb('fair_play').$type<Schemas['FairPlayRecord']>(),
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

/** The attempts that count on the leaderboard, inserted together with the attempt. */
export const leaderboardEntries = pgTable(
  'leaderboard_entries',
  {
    examId: text('exam_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    totalScore: integer('total_score').notNull(),
    percentageScore: integer('percentage_score').notNull(),
    timeTaken: integer('time_taken').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** Attempts with extra time have their own board. */
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

/** Change counter of an exam's boards, incremented in the transaction that changes them. No row: no change yet. */
export const boardVersions = pgTable('board_versions', {
  examId: text('exam_id')
    .primaryKey()
    .references(() => exams.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
})

/** Files in the media folder; the name is a hash of the content. */
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

/** Rate limit counters, shared by all servers. `key` is a hash: it contains neither addresses nor emails. */
export const limitCounters = pgTable(
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
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    replyTo: text('reply_to'),
    /** The text of a queued mail; null once it is sent or has failed, and always for a mail with a code. */
    text: text('text'),
    /** Owner and purpose of the mail's code; null for a mail without a code. */
    codeUserId: text('code_user_id').references(() => users.id, { onDelete: 'cascade' }),
    codePurpose: text('code_purpose', { enum: ['verify', 'reset'] }),
    state: text('state', { enum: ['queued', 'sent', 'failed'] }).notNull(),
    tries: integer('tries').notNull(),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    /** Time of the next try; while a server is sending the mail, when another server may retry it. */
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
    /** Whether its recipient's account is deleted; the row is deleted once the mail is sent or has failed. */
    isLast: boolean('is_last').notNull().default(false),
  },
  (table) => [index('mails_waiting').on(table.state, table.nextTryAt), index('mails_newest').on(table.createdAt)],
)

/**
 * Orders that were signed for the payment gateway. The buyer's browser creates the id, which is the key of the
 * payment; amounts are in cents.
 */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    orderId: text('order_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The plan that the order names; null: none named, it pays for any plan with its amount. */
    planId: text('plan_id').references(() => pricePlans.id),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    state: text('state', {
      enum: ['created', 'pending', 'paid', 'confirmed', 'canceled', 'failed', 'charged_back', 'refunded'],
    }).notNull(),
    /** The purchase it paid for; null: none yet. */
    purchaseId: text('purchase_id')
      .unique()
      .references(() => purchases.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** How often the gateway was queried for it. */
    checks: integer('checks').notNull().default(0),
    /** Time of the next query; null: none. */
    nextCheckAt: instant('next_check_at'),
  },
  (table) => [
    index('payment_orders_user').on(table.userId, table.createdAt),
    index('payment_orders_check').on(table.nextCheckAt),
  ],
)

/**
 * Payment log: notices of the gateway, accepted or rejected, and results of our queries. The columns from
 * `orderId` on contain what the sender wrote, truncated; they prove nothing.
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

/** The keys that sign receipts. The one with the highest number signs; all of them verify, so none is ever deleted. */
export const receiptKeys = pgTable('receipt_keys', {
  number: integer('number').primaryKey(),
  /** PKCS 8, as PEM. */
  privateKey: text('private_key').notNull(),
  /** SPKI, as PEM. */
  publicKey: text('public_key').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** The receipts of attempts, inserted when a receipt is first requested; one per attempt, never changed. */
export const receipts = pgTable('receipts', {
  /** 80 random bits, which learners print and share. */
  number: text('number').primaryKey(),
  /** Null: the attempt was deleted. */
  attemptId: text('attempt_id')
    .unique()
    .references(() => attempts.id, { onDelete: 'set null' }),
  keyNumber: integer('key_number')
    .notNull()
    .references(() => receiptKeys.number),
  /** The signed text: a JSON object. It contains nothing about the person. */
  statement: text('statement').notNull(),
  /** Ed25519, in base64url. */
  signature: text('signature').notNull(),
  /** Whether the verification page shows the learner's name. */
  showsName: boolean('shows_name').notNull().default(false),
})

/** Passkeys, the second factor of admins. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In base64url, as the browser names it. */
    credentialId: text('credential_id').notNull().unique(),
    /** In COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures that the device has counted; 0: it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** The authenticator app of an admin. The secret is stored in plain text: it is needed to compute codes. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In base32; null: only `pendingSecret` exists. */
  secret: text('secret'),
  /** The step of the last accepted code. An earlier or equal one is not accepted again. */
  lastStep: integer('last_step'),
  /** A secret that becomes valid with a code of it; null: none. */
  pendingSecret: text('pending_secret'),
  /** Until when `pendingSecret` may be confirmed. */
  pendingUntil: instant('pending_until'),
})

/** Unused recovery codes of admins, by their SHA-256; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** The challenge that a passkey must answer on a session; deleted when it is answered. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    sessionId: text('session_id').notNull(),
    purpose: text('purpose', { enum: ['add', 'check'] }).notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.purpose] })],
)

/** One row: when a production server first started with a delay of the second factor. */
export const secondFactorDelay = pgTable('second_factor_delay', {
  id: integer('id').primaryKey(),
  beganAt: instant('began_at').notNull(),
})
