/** What is worth finding again in the log. */
export type SecurityEvent =
  | 'registered'
  | 'logged in'
  | 'login failed'
  | 'login held back'
  | 'logged out'
  | 'code mailed'
  | 'code refused'
  | 'email verified'
  | 'password reset'
  | 'user switched on'
  | 'user switched off'
  | 'payment'
  | 'plan activated'
  | 'refused'

/** What may be said of an event: ids and numbers. Never a name, an email, a code, a token or a password. */
export interface EventFacts {
  userId?: string | undefined
  /** Whom it was done to, such as a user, a plan or an order. */
  subjectId?: string | undefined
  /** From where; an IP address. */
  address?: string | undefined
  /** The operation of the contract. */
  operation?: string | undefined
  status?: number | undefined
}
