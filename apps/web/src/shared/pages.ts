import type { IconName } from '@naru/ui/Icon'
import type { TextArea } from '@naru/ui/language'
import type english from '../frame/text/en/site.json'

/**
 * Who a page is for. Pages of learners redirect visitors to /login; /login redirects learners to the site.
 */
export type Audience = 'public' | 'visitor' | 'learner'

/** The positions of a page in the navigation bars, from 1. */
export interface NavigationPlace {
  /** The label: a key of the catalogue's `nav`. */
  label: keyof typeof english.nav
  top?: number
  side?: number
  /** In the second list of the side navigation. */
  practice?: number
  /** In the bar at the bottom of a learner's phone. */
  bar?: number
  footer?: number
  icon?: IconName
}

export interface PageData {
  audience: Audience
  /** Whether the build prerenders it. Other pages start as an empty shell. @default false */
  prerender?: boolean
  /** Whether it opens without a connection. @default false */
  offline?: boolean
  /**
   * Whether it opens offline in a tab that knows no session, too, to the learner who was last logged in on this device.
   * @default false
   */
  opensForPresentUser?: boolean
  /**
   * API paths that the server preloads for logged-in learners, besides `authSessionPaths`; `$name` is a path parameter.
   */
  preload?: readonly string[]
  /** API paths that the page requests before its code runs, without credentials. */
  prefetch?: readonly string[]
  navigation?: NavigationPlace
  /** The texts that the page shows besides those of every page; they load with its code. */
  texts?: readonly TextArea<object>[]
  /** The page that the navigation marks as current in place of this one. */
  under?: string
  /** Whether links to the exam room on it are prefetched (Speculation Rules). */
  prefetchesExamRoom?: boolean
  /** Whether search engines must not list it. Default false. */
  noindex?: boolean
  /** Eager JavaScript budget in KB (1,000 bytes), brotli. @default `budgets`, by audience */
  budget?: number
}

/** A page and its path; `$name` is a path parameter. */
export interface Page extends PageData {
  path: string
}

/** Eager JavaScript budgets in KB (1,000 bytes), brotli. */
export const budgets: Record<Audience, number> = {
  public: 148,
  visitor: 180,
  learner: 180,
}

export const authSessionPaths: readonly string[] = ['/api/auth/is-auth', '/api/user/data', '/api/auth/check-access']

/** The pages of the exam room, a document of its own without a router. */
export const examRoomPages: readonly Page[] = [
  { path: '/quiz', audience: 'learner', offline: true, budget: 126 },
  {
    path: '/quiz/$examId',
    audience: 'learner',
    offline: true,
    preload: ['/api/exams/$examId', '/api/exams/$examId/progress'],
    budget: 126,
  },
]
