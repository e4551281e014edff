import type { IconName } from '@naru/ui/Icon'

/** Whom a page is for. Visitors are sent to /login by pages of learners and admins; /login sends learners on. */
export type Audience = 'public' | 'visitor' | 'learner' | 'admin'

/** Where a page stands in the navigation: its positions, from 1, in the three bars. */
export interface NavigationPlace {
  /** The label: a key of the catalogue's `nav`. */
  label:
    | 'home'
    | 'about'
    | 'exams'
    | 'pricing'
    | 'contact'
    | 'privacyPolicy'
    | 'termsAndConditions'
    | 'refundPolicy'
    | 'dashboard'
    | 'leaderboard'
    | 'videos'
  top?: number
  side?: number
  footer?: number
  /** Shown beside the label in the side navigation. */
  icon?: IconName
}

/** Everything that the build, the server, guards and navigation know about a page. */
export interface PageData {
  audience: Audience
  /** Whether the build renders it to HTML. The others begin with an empty frame. */
  prerender: boolean
  /** Whether it opens without a connection. */
  offline: boolean
  /** API paths the server preloads for a logged-in learner, besides those of the session; `$name` is a segment of the address. */
  preload?: readonly string[]
  /** API paths that the page requests before its code runs, without credentials. */
  prefetch?: readonly string[]
  navigation?: NavigationPlace
  /** The page that the navigation marks as current instead of this one. */
  under?: string
  /** Whether links to the exam room on it are prefetched (Speculation Rules). */
  prefetchesExamRoom?: boolean
  /** KB (1,000 bytes) of JavaScript that it may load at once, brotli. Default: `budgets`, by audience. */
  budget?: number
}

/** A page and its address, in which `$name` stands for a segment. */
export interface Page extends PageData {
  path: string
}

/** KB (1,000 bytes) of JavaScript that a page may load at once, brotli. */
export const budgets: Record<Audience, number> = { public: 155, visitor: 190, learner: 190, admin: 210 }

/** What every page requests about the session. */
export const authSessionPaths: readonly string[] = ['/api/auth/is-auth', '/api/user/data', '/api/auth/check-access']

/** The pages of the exam room, which has a document of its own and no router. */
export const examRoomPages: readonly Page[] = [
  { path: '/quiz', audience: 'learner', prerender: false, offline: true, budget: 160 },
  {
    path: '/quiz/$examId',
    audience: 'learner',
    prerender: false,
    offline: true,
    preload: ['/api/exams/$examId', '/api/exams/$examId/progress'],
    budget: 160,
  },
]

/** @returns whether an address is opened in the exam room's document */
export const isExamRoomPath = (href: string): boolean => /^\/quiz(\/[^/?#]+)?\/?([?#]|$)/.test(href)
