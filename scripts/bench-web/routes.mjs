// Measures the layout shift of every route.
import { existsSync, readFileSync } from 'node:fs'
import { pause } from './server.mjs'
import { openVisit } from './visit.mjs'

const pagesFile = new URL('../../apps/web/dist/pages.json', import.meta.url)
/** Observation time after a page's last request, in ms. */
const observeMs = 1000

/** Routes of older builds, which have no pages.json. */
const knownRoutes = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/privacyPolicy',
  '/termsAndConditions',
  '/refundPolicy',
  '/signup',
  '/login',
  '/email-verify',
  '/reset-password',
  '/userActivation',
  '/dashboard',
  '/exams',
  '/leaderboard',
  '/videos',
  '/guidelines',
  '/profile',
  '/editprofile',
  '/myresult',
  '/myresult/$attemptId',
  '/notification',
  '/quiz/$examId',
  '/payment/success',
  '/payment/cancel',
  '/admin',
  '/admin/users',
  '/admin/users/$userId',
  '/admin/plans',
  '/admin/advertisements',
  '/admin/videos',
  '/admin/exams',
  '/admin/mails',
  '/admin/messages',
  '/admin/payments',
  '/admin/preview/$examId',
]

/** @returns {string[]} every route of the built site */
const readRoutes = () =>
  existsSync(pagesFile)
    ? JSON.parse(readFileSync(pagesFile, 'utf8')).pages.map((/** @type {{ path: string }} */ { path }) => path)
    : knownRoutes

/**
 * Visits every admin route as admin, and every other as the first of learner and visitor who is not redirected.
 *
 * @param {import('./visits.mjs').Bench} bench
 * @returns {Promise<Record<string, number>>} the cumulative layout shift by route
 * @throws Error for a path parameter without a value
 */
export async function measureShifts({ browser, server, accounts }) {
  const values = new Map([
    ['$examId', accounts.exam._id],
    ['$attemptId', accounts.attemptId],
    ['$userId', accounts.userId],
  ])
  /** @type {Record<string, number>} */
  const shifts = {}
  for (const route of readRoutes()) {
    const path = route.replace(/\$\w+/g, (name) => {
      const value = values.get(name)
      if (value === undefined) throw new Error(`The benchmark has no value for ${name} of ${route}.`)
      return value
    })
    const { demo, admin } = accounts
    for (const session of route.startsWith('/admin') ? [admin] : [demo, undefined]) {
      const visit = await openVisit(browser, server.origin, { ...(session && { session }) })
      await visit.page.goto(path)
      await server.quiet()
      await pause(observeMs)
      const { cls } = await visit.seen()
      const end = new URL(visit.page.url()).pathname
      await visit.close()
      // This role is redirected.
      if (end !== path) continue
      shifts[route] = cls
      break
    }
    // A route that redirects everybody, as /payment/notify, has no layout.
    if (!(route in shifts)) process.stderr.write(`${route} redirects every role\n`)
  }
  return shifts
}
