import type { Database } from './db/database'
import type { ObjectStore } from './files/object-store'
import type { MailMessage } from './mail/mailer'
import type { EventFacts, SecurityEvent } from './security-events'
import type { Operator } from './site/operator'
import type { AnswerKeys, SignupAnswer, TwoStepSettings } from './settings'

/** What every module may use. Injected, so that tests can replace any part. */
export interface Context {
  database: Database
  /** The clock of this server, for what no rule compares; else `Call.present` or `presentOf`. Rules never read it. */
  now: () => Date
  /** Adds a mail to the queue. Once it resolves, the mail is stored and retried until it is sent. */
  queueMail: (mail: MailMessage) => Promise<void>
  /** Runs work after the response, so that response time does not reveal whether there was any. Logs a failure. */
  runInBackground: (work: () => Promise<unknown>) => void
  logSecurityEvent: (event: SecurityEvent, facts?: EventFacts) => void
  answerKeys: AnswerKeys
  /** Whether admins need two-step verification; see `isTwoStepRequired`. */
  twoStep: TwoStepSettings
  /**
   * Origin of the site, without a trailing slash. Read it for each use: with `PORT=0` it is known only once the server
   * listens.
   */
  publicUrl: string
  /** Absolute path of the media folder; see `FilePlace`. */
  mediaFolder: string
  /** Where media are stored for good. @default in the media folder */
  objects?: ObjectStore | undefined
  /** Whether limits by IP address apply as well. */
  addressLimits: boolean
  /** What a sign-up with the email of an existing account receives. */
  signupAnswer: SignupAnswer
  /** Minimum password length at sign-up, in characters. */
  passwordMinSignup: number
  /** When this server began to wait for backups; undefined: they are not set up. */
  backupsSince?: Date | undefined
  /** Time zone of the learners, whose days practice counts. */
  timeZone: string
  /** What the operator has filled in. */
  operator: Operator
}
