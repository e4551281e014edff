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
