import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mails } from '../db/schema'
import { reasonOf } from '../failure'
import { newId } from '../ids'
import type { Mailer, MailMessage } from './mailer'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** When a mail is tried again and when it is given up; in milliseconds. */
export const mailTimes = {
  /** How long one try may take before another server takes the mail over. */
  lease: 2 * MINUTE,
  firstRetryDelay: MINUTE,
  maxRetryDelay: HOUR,
  /** A code that comes after its reader has gone away helps nobody. */
  maxCodeAge: HOUR,
  maxAge: 3 * DAY,
  /** How long the journal keeps a mail that was sent or given up. */
  retention: 90 * DAY,
} as const

/** The pause after so many failed tries: a minute, two, four … an hour. */
export const retryDelayMs = (tries: number): number =>
  Math.min(mailTimes.maxRetryDelay, mailTimes.firstRetryDelay * 2 ** Math.min(Math.max(tries, 1) - 1, 20))

/** Keeps mails in the database until they are sent, so that neither a mail server that is down nor a crash loses one. */
export interface MailQueue {
  /** Writes a mail down and begins to send it. Resolves when it is written down; a failure to send it is retried later. */
  add: (mail: MailMessage) => Promise<void>
  /** Sends what is due. Several servers may do this at once: each mail goes to one of them. */
  sendDue: () => Promise<void>
  /** Removes old entries of the journal. */
  deleteOld: () => Promise<void>
  /** Waits for what is being sent. */
  flush: () => Promise<void>
}

/** What a post office works with. */
export interface MailQueueOptions {
  database: Database
  mailer: Mailer
  now: () => Date
  /** Makes a mail with a new code in place of one that could not be sent; undefined when nobody needs it any more. */
  renew: (code: NonNullable<MailMessage['code']>) => Promise<MailMessage | undefined>
  /** Told where mails went, and that one could not be sent. */
  notifyOperator: (line: string) => void
}

type Row = typeof mails.$inferSelect

/** Why a try failed, for the journal: one line, and nothing in it that could be a code. */
const loggableReason = (thrown: unknown) =>
  reasonOf(thrown)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/\b\d{6}\b/g, '······')
    .slice(0, 300)

/** Opens the post office of a database. */
export const createMailQueue = ({ database, mailer, now, renew, notifyOperator }: MailQueueOptions): MailQueue => {
  const running = new Set<Promise<void>>()

  const finish = (id: string, change: Partial<Row>) => database.update(mails).set(change).where(eq(mails.id, id))

  const attempt = async (
    row: Pick<Row, 'id' | 'subject' | 'createdAt' | 'tries' | 'codePurpose'>,
    mail: MailMessage,
  ) => {
    try {
      const where = await mailer.send(mail)
      notifyOperator(`Mail '${mail.subject}': ${where}`)
      await finish(row.id, { state: 'sent', sentAt: now(), text: null, lastError: null })
    } catch (thrown) {
      const present = now()
      const life = row.codePurpose === null ? mailTimes.maxAge : mailTimes.maxCodeAge
      const isGivenUp = present.getTime() - row.createdAt.getTime() >= life
      notifyOperator(`Mail '${row.subject}' could not be sent${isGivenUp ? '' : ' yet'}.`)
      await finish(row.id, {
        lastError: loggableReason(thrown),
        ...(isGivenUp
          ? { state: 'failed', text: null }
          : { nextTryAt: new Date(present.getTime() + retryDelayMs(row.tries)) }),
      })
    }
  }

  /** Whatever goes wrong with the journal itself is only told: the mail stays queued, and its time comes again. */
  const inBackground = (work: Promise<void>, subject: string) => {
    const task = work
      .catch((thrown: unknown) => notifyOperator(`Mail '${subject}' could not be noted: ${loggableReason(thrown)}`))
      .finally(() => running.delete(task))
    running.add(task)
    return task
  }

  const mailOf = async (row: Row): Promise<MailMessage | undefined> => {
    if (row.codeUserId !== null && row.codePurpose !== null) {
      return renew({ userId: row.codeUserId, purpose: row.codePurpose })
    }
    if (row.text === null) return undefined
    const { to, subject, text, replyTo } = row
    return { to, subject, text, ...(replyTo === null ? {} : { replyTo }) }
  }

  const retry = async (row: Row) => {
    const mail = await mailOf(row)
    if (mail === undefined) await finish(row.id, { state: 'failed', text: null, lastError: 'No longer needed.' })
    else await attempt(row, mail)
  }

  return {
    add: async (mail) => {
      const present = now()
      const { code } = mail
      if (code !== undefined) {
        // Sent later, an older one would bring a code that kills the newer one's.
        await database
          .update(mails)
          .set({ state: 'failed', lastError: 'Replaced by a newer code.' })
          .where(and(eq(mails.codeUserId, code.userId), eq(mails.codePurpose, code.purpose), eq(mails.state, 'queued')))
      }
      const row: Row = {
        id: newId(),
        to: mail.to,
        subject: mail.subject,
        replyTo: mail.replyTo ?? null,
        text: code === undefined ? mail.text : null,
        codeUserId: code?.userId ?? null,
        codePurpose: code?.purpose ?? null,
        state: 'queued',
        tries: 1,
        lastError: null,
        createdAt: present,
        nextTryAt: new Date(present.getTime() + mailTimes.lease),
        sentAt: null,
      }
      await database.insert(mails).values(row)
      void inBackground(attempt(row, mail), row.subject)
    },

    sendDue: async () => {
      const present = now()
      const due = database
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.state, 'queued'), lte(mails.nextTryAt, present)))
        .orderBy(asc(mails.nextTryAt))
        .limit(20)
        .for('update', { skipLocked: true })
      const claimed = await database
        .update(mails)
        .set({ tries: sql`${mails.tries} + 1`, nextTryAt: new Date(present.getTime() + mailTimes.lease) })
        .where(inArray(mails.id, due))
        .returning()
      await Promise.all(claimed.map((row) => inBackground(retry(row), row.subject)))
    },

    deleteOld: async () => {
      const past = new Date(now().getTime() - mailTimes.retention)
      await database.delete(mails).where(lt(mails.createdAt, past))
    },

    flush: async () => {
      await Promise.all(running)
    },
  }
}
