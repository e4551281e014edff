import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A mail to one person, as plain text. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  /** Whom an answer should go to. */
  replyTo?: string
  /** Whose one-time code the mail brings, and what for. Such a mail is never written down with its text. */
  code?: { userId: string; purpose: 'verify' | 'reset' }
}

/** The part of a mail that leaves the house. */
const outside = ({ to, subject, text, replyTo }: MailMessage) => ({
  to,
  subject,
  text,
  ...(replyTo === undefined ? {} : { replyTo }),
})

/** Carries mails out. */
export interface Mailer {
  /** Resolves to a word on where the mail went, for the log. */
  send: (mail: MailMessage) => Promise<string>
}

/** Sends over SMTP. */
export const smtpMailer = (address: string, from: string): Mailer => {
  // A mail server that does not answer must not hold up a server that is told to stop.
  const transport = createTransport({
    url: address,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...outside(mail) })
      return 'sent'
    },
  }
}

/** Writes every mail as an `.eml` file into a folder; for sites without a mail server. */
export const outboxMailer = (folder: string, from: string, now: () => Date): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({
        from,
        date: now(),
        // Readable in the file whatever the language of a name.
        textEncoding: 'quoted-printable',
        ...outside(mail),
      })
      mkdirSync(folder, { recursive: true })
      const stamp = now().toISOString().replaceAll(/[:.]/g, '-')
      const path = join(folder, `${stamp}-${randomBytes(3).toString('hex')}.eml`)
      await writeFile(path, message)
      return path
    },
  }
}
