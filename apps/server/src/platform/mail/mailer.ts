import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Language } from '@naru/api/languages'

/** A plain-text mail to one recipient. */
export interface MailMessage {
  /** What makes it the only one of its kind; `queueMailsIn` adds no second. @default it may be repeated */
  id?: string
  to: string
  subject: string
  text: string
  /** Reply-To address. */
  replyTo?: string
  /** The language of the text. */
  language?: Language
  /** Address that ends mails of this kind by one press (RFC 8058). */
  unsubscribe?: string
  /** Owner and purpose of the one-time code in the mail. The text of such a mail is never stored. */
  code?: { userId: string; purpose: 'verify' | 'reset' }
}

const sentFields = ({ to, subject, text, replyTo, language, unsubscribe }: MailMessage) => ({
  to,
  subject,
  text,
  ...(replyTo === undefined ? {} : { replyTo }),
  headers: {
    ...(language !== undefined && { 'Content-Language': language }),
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

export interface Mailer {
  /** Resolves to a description of where the mail went, for the log. */
  send: (mail: MailMessage) => Promise<string>
}

export const smtpMailer = (address: string, from: string): Mailer => {
  // A mail server that does not respond must not delay shutdown.
  const transport = createTransport({
    url: address,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...sentFields(mail) })
      return 'sent'
    },
  }
}

/** Creates a mailer that writes every mail as an `.eml` file into a folder; for sites without a mail server. */
export const outboxMailer = (folder: string, from: string, now: () => Date): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({
        from,
        date: now(),
        // Keeps the file readable in any language.
        textEncoding: 'quoted-printable',
        ...sentFields(mail),
      })
      mkdirSync(folder, { recursive: true })
      const stamp = now().toISOString().replaceAll(/[:.]/g, '-')
      const path = join(folder, `${stamp}-${randomBytes(3).toString('hex')}.eml`)
      await writeFile(path, message)
      return path
    },
  }
}
