import type { Database } from './db/database'
import type { MailMessage } from './mail/mailer'
import type { AnswerKeys } from './settings'

/** What every area of the server may use. Passed in, so that tests can replace any of it. */
export interface Context {
  database: Database
  /** The present. Rules never ask the system's clock. */
  now: () => Date
  /** Sends a mail in the background; a failure is logged and never reaches the visitor. */
  post: (mail: MailMessage) => void
  answerKeys: AnswerKeys
  /** Origin of the site, without a closing slash. */
  publicUrl: string
  /** Whom visitors' messages are mailed to. */
  operatorEmail: string
  /** Absolute path of the media folder. */
  mediaFolder: string
}
