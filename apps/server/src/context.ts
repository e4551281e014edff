import type { Database } from './db/database'
import type { MailMessage } from './mail/mailer'
import type { Payments } from './modules/payments/payments'
import type { EventFacts, SecurityEvent } from './security-events'
import type { AnswerKeys, SignupAnswer } from './settings'

/** What every area of the server may use. Passed in, so that tests can replace any of it. */
export interface Context {
  database: Database
  /** The present. Rules never ask the system's clock. */
  now: () => Date
  /** Writes a mail down and sends it in the background. Await it: once it resolves the mail is not lost, and tried until it is sent. */
  queueMail: (mail: MailMessage) => Promise<void>
  /** Does something after the answer, so that its time tells nobody whether there was anything to do. A failure is logged. */
  runInBackground: (work: () => Promise<unknown>) => void
  /** Notes something that whoever watches over the site should be able to find again. */
  logSecurityEvent: (event: SecurityEvent, facts?: EventFacts) => void
  answerKeys: AnswerKeys
  /** Orders, and what becomes of them. */
  payments: Payments
  /** Origin of the site, without a closing slash. */
  publicUrl: string
  /** Whom visitors' messages are mailed to. */
  operatorEmail: string
  /** Absolute path of the media folder. */
  mediaFolder: string
  /** Whether tries are limited by the address they come from, too. */
  addressLimits: boolean
  /** What a sign-up with an email that has an account is answered. */
  signupAnswer: SignupAnswer
  /** How many characters a password must have at sign-up. */
  passwordMinSignup: number
}
