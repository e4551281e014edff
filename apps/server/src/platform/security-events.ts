export type SecurityEvent =
  | 'registered'
  | 'logged in'
  | 'login failed'
  | 'login held back'
  | 'logged out'
  | 'session ended'
  | 'two-step verification given'
  | 'two-step verification refused'
  | 'two-step verification added'
  | 'two-step verification removed'
  | 'recovery codes renewed'
  | 'code mailed'
  | 'code refused'
  | 'email verified'
  | 'unverified account ended'
  | 'password reset'
  | 'user switched on'
  | 'user switched off'
  | 'role given'
  | 'first admin created'
  | 'payment'
  | 'plan activated'
  | 'data downloaded'
  | 'account deletion requested'
  | 'account deletion undone'
  | 'account deleted'
  | 'score report altered'
  | 'refused'

/** Details of an event: ids and numbers. Never a name, an email, a code, a token or a password. */
export interface EventFacts {
  userId?: string | undefined
  /** The affected user, plan or order. */
  subjectId?: string | undefined
  address?: string | undefined
  operation?: string | undefined
  status?: number | undefined
  role?: string | undefined
}
