import type { Language } from '@naru/api/languages'
import { sql } from 'drizzle-orm'
import { bigint, boolean, doublePrecision, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { roles } from '@naru/api/rights'
import { databaseNow } from '../clock'
import { day, instant } from './columns'
import { impersonalTable, personalTable } from './table'

/** All accounts. Emails are stored in lower case. */
export const users = personalTable(
  'users',
  {
    kept: {
      id: text('id').primaryKey(),
      createdAt: instant('created_at').notNull(),
      /** By the database's clock. Before the first login: the sign-up. */
      lastLoginAt: instant('last_login_at').notNull().default(databaseNow),
      /** When the account will be emptied, by the database's clock; null: its deletion is not requested. */
      deletionAt: instant('deletion_at'),
    },
    emptied: {
      email: text('email').notNull().unique(),
      name: text('name').notNull(),
      lName: text('l_name').notNull(),
      phone: text('phone').notNull(),
      address: text('address'),
      /** As YYYY-MM-DD; null: not said. */
      dateOfBirth: day('date_of_birth'),
      city: text('city'),
      role: text('role', { enum: roles }).notNull(),
      isActive: boolean('is_active').notNull().default(true),
      isVerified: boolean('is_verified').notNull().default(false),
      /** Multiplies the minutes of every exam for this learner: 1, 1.25, 1.5 or 2. */
      timeFactor: doublePrecision('time_factor').notNull().default(1),
      leaderboardName: text('leaderboard_name', { enum: ['initials', 'chosen', 'full'] })
        .notNull()
        .default('initials'),
      /** The name that the learner chose for the leaderboards; null: none yet. */
      displayName: text('display_name'),
      /** When the learner said to be 18 or older, by the database's clock; null: not said. */
      adultDeclaredAt: instant('adult_declared_at'),
      /** When the learner left the leaderboards, by the database's clock; null: is on them. */
      leftLeaderboardsAt: instant('left_leaderboards_at'),
      /** When the mail that announces the end of an unverified account was queued; null: not since the last login. */
      endingMailedAt: instant('ending_mailed_at'),
      /** The day of the learner's exam, as YYYY-MM-DD; null: not set. */
      examDate: day('exam_date'),
      /** The language that the user chose, of pages and mails; null: none, which means English. */
      language: text('language').$type<Language>(),
    },
    secret: {
      passwordHash: text('password_hash').notNull(),
    },
    internal: {
      /** When the account was emptied: the row then names no person; null: not. */
      deletedAt: instant('deleted_at'),
      /** Counts the changes of what the learner may practise; see `practiceChanged`. */
      practiceVersion: integer('practice_version').notNull().default(0),
    },
  },
  (table) => [
    index('users_unverified')
      .on(table.lastLoginAt)
      .where(sql`not ${table.isVerified}`),
    index('users_deletion').on(table.deletionAt),
  ],
)

/** Whose row it is; by default the row goes with the user. */
export const userId = (onDelete: 'cascade' | 'no action' = 'cascade') =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete })

/** The pictures of profiles. Apart from the accounts, which each request reads. */
export const profilePictures = personalTable('profile_pictures', {
  kept: {
    userId: userId().primaryKey(),
  },
  emptied: {
    /** WebP of 256 × 256 pixels, in base64. */
    picture: text('picture').notNull(),
  },
})

/** The mails about practice that a learner has chosen. A row when something was chosen. */
export const studyMails = personalTable('study_mails', {
  kept: {
    userId: userId().primaryKey(),
    isWeekly: boolean('is_weekly').notNull(),
    /** Days of the week with a reminder, from 1, Monday. */
    reminderDays: integer('reminder_days').array().notNull(),
    /** Monday of the last week whose mail was queued or is not wanted; null: none. */
    weeklyOn: day('weekly_on'),
    /** The last day whose reminder was queued, or not needed; null: none. */
    remindedOn: day('reminded_on'),
  },
  secret: {
    /** Ends the mails without a login. */
    token: text('token').notNull().unique(),
  },
})

/** The notifications that a learner has deleted; all others are derived (`modules/notifications`). */
export const deletedNotifications = personalTable(
  'deleted_notifications',
  {
    kept: {
      userId: userId(),
      /** Kind and row, as `planBegan-` and the id of the purchase. */
      notificationId: text('notification_id').notNull(),
      deletedAt: instant('deleted_at').notNull(),
    },
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.notificationId] }),
    index('deleted_notifications_age').on(table.deletedAt),
  ],
)

/** Authenticated sessions, by the SHA-256 of their token. */
export const sessions = personalTable(
  'sessions',
  {
    kept: {
      userId: userId(),
      createdAt: instant('created_at').notNull(),
      expiresAt: instant('expires_at').notNull(),
      /** Browser family and kind of device; null: unknown. */
      device: text('device'),
      /** The last use, within five minutes. */
      lastUsedAt: instant('last_used_at').notNull(),
      /** When two-step verification was last given on this session, by the database's clock; null: never. */
      twoStepAt: instant('two_step_at'),
    },
    secret: {
      tokenHash: text('token_hash').primaryKey(),
    },
    internal: {
      /** Names the session to its owner; it opens nothing. */
      id: text('id')
        .notNull()
        .default(sql`gen_random_uuid()::text`),
    },
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** The one valid code of a user for a purpose; a new code replaces the old one. */
export const oneTimeCodes = personalTable(
  'one_time_codes',
  {
    kept: {
      userId: userId(),
      purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
      sentAt: instant('sent_at').notNull(),
      expiresAt: instant('expires_at').notNull(),
    },
    secret: {
      codeHash: text('code_hash').notNull(),
    },
    internal: {
      triesLeft: integer('tries_left').notNull(),
    },
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
)

/** Passkeys, two-step verification of the staff. */
export const passkeys = personalTable(
  'passkeys',
  {
    kept: {
      userId: userId(),
      name: text('name').notNull(),
      createdAt: instant('created_at').notNull(),
      lastUsedAt: instant('last_used_at'),
    },
    secret: {
      /** In base64url, as the browser names it. */
      credentialId: text('credential_id').notNull().unique(),
      /** In COSE, base64url. */
      publicKey: text('public_key').notNull(),
    },
    internal: {
      id: text('id').primaryKey(),
      /** Signatures that the device has counted; 0: it does not count. */
      counter: bigint('counter', { mode: 'number' }).notNull(),
    },
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** The authenticator app of a user of the staff. The secret is stored in plain text: it is needed to compute codes. */
export const totpSecrets = personalTable('totp_secrets', {
  kept: {
    userId: userId().primaryKey(),
  },
  secret: {
    /** In base32; null: only `pendingSecret` exists. */
    secret: text('secret'),
    /** A secret that becomes valid with a code of it; null: none. */
    pendingSecret: text('pending_secret'),
  },
  internal: {
    /** The step of the last accepted code. An earlier or equal one is not accepted again. */
    lastStep: integer('last_step'),
    /** Until when `pendingSecret` may be confirmed. */
    pendingUntil: instant('pending_until'),
  },
})

/** Unused recovery codes of the staff, by their SHA-256; a used one is deleted. */
export const recoveryCodes = personalTable(
  'recovery_codes',
  {
    kept: {
      userId: userId(),
    },
    secret: {
      codeHash: text('code_hash').notNull(),
    },
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** The challenge that a passkey must answer on a session; deleted when it is answered. */
export const passkeyChallenges = personalTable(
  'passkey_challenges',
  {
    kept: {
      purpose: text('purpose', { enum: ['add', 'check'] }).notNull(),
      expiresAt: instant('expires_at').notNull(),
    },
    secret: {
      challenge: text('challenge').notNull(),
    },
    internal: {
      sessionId: text('session_id').notNull(),
    },
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.purpose] })],
)

/** One row: when a production server first started with a delay of two-step verification. */
export const twoStepDelay = impersonalTable('two_step_delay', {
  id: integer('id').primaryKey(),
  beganAt: instant('began_at').notNull(),
})
