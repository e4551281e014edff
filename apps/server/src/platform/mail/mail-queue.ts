import { optionalProp } from '@naru/exam-kit/content'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { databaseNow, databaseNowPlus } from '../db/clock'
import type { Database } from '../db/database'
import { mails } from '../db/schema'
import { reasonOf } from '../failure'
import { newId } from '../ids'
import type { Operator } from '../site/operator'
import type { Mailer, MailMessage } from './mailer'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Retry delays and lifetimes of mails; in milliseconds. */
export const mailTimes = {
  /** How long one try may take before another server may retry the mail. */
  lease: 2 * MINUTE,
  firstRetryDelay: MINUTE,
  maxRetryDelay: HOUR,
  /** A code that arrives later than this is useless. */
  maxCodeAge: HOUR,
  maxAge: 3 * DAY,
} as const

/** The retry delay after some failed tries: one minute, doubling up to an hour. */
export const retryDelayMs = (tries: number): number =>
  Math.min(mailTimes.maxRetryDelay, mailTimes.firstRetryDelay * 2 ** Math.min(Math.max(tries, 1) - 1, 20))

/** Stores mails in the database until they are sent, so that neither a failing mail server nor a crash loses one. */
export interface MailQueue {
  /** Stores a mail and starts sending it. Resolves when it is stored; a failed send is retried later. */
  add: (mail: MailMessage) => Promise<void>
  /** Sends due mails. Several servers may do this at once: each mail is claimed by one of them. */
  sendDue: () => Promise<void>
  /** Resolves when no mail is being sent. */
  flush: () => Promise<void>
}

export interface MailQueueOptions {
  database: Database
  mailer: Mailer
  operator: Operator
  /** Creates a mail with a new code in place of one that failed; undefined if it is no longer needed. */
  renew: (code: NonNullable<MailMessage['code']>) => Promise<MailMessage | undefined>
  /** Receives one line for each mail that is sent or fails. */
  notifyOperator: (line: string) => void
}

type Row = typeof mails.$inferSelect

/** The reason of a failed try for the mail log: one line, with anything that could be a code removed. */
const loggableReason = (thrown: unknown) =>
  reasonOf(thrown)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/\b\d{6}\b/g, '······')
    .slice(0, 300)

/** Adds mails without codes in a transaction; `sendDue` sends them after the commit. */
export const queueMailsIn = async (transaction: Database, messages: readonly MailMessage[]): Promise<void> => {
  if (messages.length === 0) return
  const queued = { state: 'queued', tries: 0, createdAt: databaseNow, nextTryAt: databaseNow } as const
  const rows = messages.map(({ id = newId(), to, subject, text, language, unsubscribe }) => ({
    id,
    to,
    subject,
    text,
    language,
    unsubscribe,
    ...queued,
  }))
  await transaction.insert(mails).values(rows).onConflictDoNothing({ target: mails.id })
}

/** Creates the mail queue of a database. Its times are by the database's clock: servers have different ones. */
export const createMailQueue = ({ database, mailer, operator, renew, notifyOperator }: MailQueueOptions): MailQueue => {
  const running = new Set<Promise<void>>()

  /** Ends a mail to a user as the operator wishes. A mail to the operator has no language. */
  const signed = (mail: MailMessage): MailMessage => {
    const { mailSignature = {} } = operator.settings()
    const ending = mail.language && (mailSignature[mail.language] ?? mailSignature['en'])
    return ending ? { ...mail, text: `${mail.text}${ending}\n` } : mail
  }

  const finish = (id: string, change: PgUpdateSetSource<typeof mails>) =>
    database.update(mails).set(change).where(eq(mails.id, id)).returning({ state: mails.state })

  const attempt = async (row: Pick<Row, 'id' | 'subject' | 'tries' | 'codePurpose'>, mail: MailMessage) => {
    try {
      const where = await mailer.send(signed(mail))
      notifyOperator(`Mail '${mail.subject}': ${where}`)
      await finish(row.id, { state: 'sent', sentAt: databaseNow, text: null, unsubscribe: null, lastError: null })
    } catch (thrown) {
      const life = row.codePurpose === null ? mailTimes.maxAge : mailTimes.maxCodeAge
      const isGivenUp = sql`${mails.createdAt} <= ${databaseNowPlus(-life)}`
      const [after] = await finish(row.id, {
        lastError: loggableReason(thrown),
        state: sql`case when ${isGivenUp} then 'failed' else ${mails.state} end`,
        text: sql`case when ${isGivenUp} then null else ${mails.text} end`,
        unsubscribe: sql`case when ${isGivenUp} then null else ${mails.unsubscribe} end`,
        nextTryAt: databaseNowPlus(retryDelayMs(row.tries)),
      })
      notifyOperator(`Mail '${row.subject}' could not be sent${after?.state === 'failed' ? '' : ' yet'}.`)
    }
  }

  /** An error of the queue itself is only reported: the mail stays queued and is retried. */
  const inBackground = (work: Promise<void>, subject: string) => {
    const task = work
      .catch((thrown: unknown) => notifyOperator(`Mail '${subject}' could not be logged: ${loggableReason(thrown)}`))
      .finally(() => running.delete(task))
    running.add(task)
    return task
  }

  const mailOf = async (row: Row): Promise<MailMessage | undefined> => {
    if (row.codeUserId !== null && row.codePurpose !== null) {
      return renew({ userId: row.codeUserId, purpose: row.codePurpose })
    }
    if (row.text === null) return undefined
    const { to, subject, text, replyTo, language, unsubscribe } = row
    return {
      to,
      subject,
      text,
      ...optionalProp('replyTo', replyTo ?? undefined),
      ...optionalProp('language', language ?? undefined),
      ...optionalProp('unsubscribe', unsubscribe ?? undefined),
    }
  }

  const retry = async (row: Row) => {
    const mail = await mailOf(row)
    if (mail === undefined) await finish(row.id, { state: 'failed', text: null, lastError: 'No longer needed.' })
    else await attempt(row, mail)
  }

  return {
    add: async (mail) => {
      const { code } = mail
      if (code !== undefined) {
        // A queued older code, sent later, would invalidate the newer one.
        await database
          .update(mails)
          .set({ state: 'failed', lastError: 'Replaced by a newer code.' })
          .where(and(eq(mails.codeUserId, code.userId), eq(mails.codePurpose, code.purpose), eq(mails.state, 'queued')))
      }
      const row = {
        id: newId(),
        to: mail.to,
        subject: mail.subject,
        replyTo: mail.replyTo ?? null,
        language: mail.language ?? null,
        text: code === undefined ? mail.text : null,
        codeUserId: code?.userId ?? null,
        codePurpose: code?.purpose ?? null,
        state: 'queued',
        tries: 1,
        createdAt: databaseNow,
        nextTryAt: databaseNowPlus(mailTimes.lease),
      } as const
      await database.insert(mails).values(row)
      void inBackground(attempt(row, mail), row.subject)
    },

    sendDue: async () => {
      const due = database
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.state, 'queued'), lte(mails.nextTryAt, databaseNow)))
        .orderBy(asc(mails.nextTryAt))
        .limit(20)
        .for('update', { skipLocked: true })
      const claimed = await database
        .update(mails)
        .set({ tries: sql`${mails.tries} + 1`, nextTryAt: databaseNowPlus(mailTimes.lease) })
        .where(inArray(mails.id, due))
        .returning()
      await Promise.all(claimed.map((row) => inBackground(retry(row), row.subject)))
    },

    flush: async () => {
      await Promise.all(running)
    },
  }
}
