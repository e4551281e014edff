/** When a page that came with its content fetches its code. */
export type StartTime =
  /** At once after the first paint: there is something to fill in or to load. */
  | 'now'
  /** At the first sign of its reader, and before anything on it is due to move. */
  | 'later'

/** The pages that are built with their content. /pricing is not: it is loaded under a policy of its own, for the payment window. */
export const builtPages: Record<string, StartTime> = {
  '/': 'later',
  '/about': 'later',
  '/privacyPolicy': 'later',
  '/termsAndConditions': 'later',
  '/refundPolicy': 'later',
  '/contact': 'now',
  '/login': 'now',
  '/signup': 'now',
}

/** The open pages that run alone, without the site's router and cache: their modules below the app, the one that starts them first. */
export const modulesAlone: Record<string, readonly string[]> = {
  '/': ['src/alone/open.tsx', 'src/pages/Home/Page.tsx'],
  '/about': ['src/alone/open.tsx', 'src/pages/About/Page.tsx'],
  '/privacyPolicy': ['src/alone/open.tsx', 'src/pages/Legal/Page.tsx'],
  '/termsAndConditions': ['src/alone/open.tsx', 'src/pages/Legal/Page.tsx'],
  '/refundPolicy': ['src/alone/open.tsx', 'src/pages/Legal/Page.tsx'],
}

/** The pages that begin empty and run alone: the exam room. */
export const roomPages: readonly string[] = ['quiz', 'quiz.$']

const session = ['/api/auth/is-auth', '/api/user/data', '/api/auth/check-access']

/** The exam room's two addresses begin alike, so that one page can be kept for both. */
const room = [...session, '/api/exams/$', '/api/exams/$/progress']

/**
 * What pages that begin empty ask the server for at once, while their code is still on its way: by the page's name, in which `$` stands
 * for what the address names. Only where somebody is known to be logged in.
 */
export const answersAhead: Record<string, readonly string[]> = {
  dashboard: session,
  editprofile: session,
  exams: [...session, '/api/exams'],
  guidelines: session,
  leaderboard: session,
  myresult: session,
  'myresult.$': session,
  notification: session,
  pricing: session,
  profile: session,
  quiz: room,
  'quiz.$': room,
  userActivation: session,
  videos: session,
}
