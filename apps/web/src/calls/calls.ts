import type { Advertisement, AuthState, Done, Exam, ExamAccess, LoginRequest, UserData } from '@naru/api'
import type { Ask } from './useAsked'

/**
 * The calls of the pages that also run alone. In the site a cache answers them, which other pages share; a page that runs alone does
 * without one. All of them reject with what the API's client throws.
 */
export interface Calls {
  /** Whether somebody is logged in, asked anew each time and once only. */
  session(): Promise<AuthState>
  /** The user's own data; an answer counts as fresh for half a minute. */
  user: Ask<UserData>
  /** Whether the learner may take exams; an answer counts as fresh for half a minute. */
  access(): Promise<ExamAccess>
  /** An exam. One that is here is never asked for again: a paper must not change under the candidate's hands. */
  exam(id: string): Promise<Exam>
  /** The advertisements of the home page. */
  advertisements: Ask<Advertisement[]>
  /** Starts a session; what was known of another user is forgotten. */
  logIn(request: LoginRequest): Promise<Done>
  /** Ends the session; what was known of the user is forgotten. */
  logOut(): Promise<Done>
}

/** How long user data and access flag count as fresh, in milliseconds. */
export const freshFor = 30_000
