import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fillPath, ok, pageAt, type PageDetails, type TestedPage } from '@naru/app-shell/e2e/pages'
import type { PageRow, PagesFile } from '../../build/pages.types'

const read = (): PagesFile =>
  JSON.parse(readFileSync(fileURLToPath(new URL('../../dist/pages.json', import.meta.url)), 'utf8'))

/** The route table of the built site. */
export const { pages, fallback } = read()

/** Who opens a page. */
type Role = 'visitor' | 'learner'

const roleOf: Record<PageRow['audience'], Role> = {
  public: 'visitor',
  visitor: 'visitor',
  learner: 'learner',
}

export interface SiteRoute extends TestedPage {
  role: Role
}

const { number } = ok.getScoreReport

/** What the tests need beyond a page's row in the route table. */
interface Details extends PageDetails {
  /** Who opens it; default: by its audience. Some public pages show a learner's data. */
  role?: Role
}

/** Every path of the specification's §2, in its order; then the exam room and our own pages. */
const details: Record<string, Details> = {
  '/': { title: 'EPS-TOPIK practice' },
  '/about': { title: 'About Naru' },
  '/pricing': { title: 'Price Plans' },
  '/contact': { title: 'Contact Us' },
  '/privacyPolicy': { title: 'Privacy Policy' },
  '/termsAndConditions': { title: 'Terms and Conditions' },
  '/refundPolicy': { title: 'Refund Policy' },
  '/signup': { title: 'Sign up' },
  '/login': { title: 'Login' },
  '/email-verify': { title: 'Verify Your Email', role: 'learner' },
  '/reset-password': { title: 'Reset Password' },
  '/userActivation': { title: 'Users Activation Status', role: 'learner', responses: { '**/api/user': ok.listUsers } },
  '/dashboard': { title: 'Today' },
  '/exams': { title: 'Available Exams' },
  '/leaderboard': { title: 'Leaderboard' },
  '/videos': { title: 'Videos', responses: { '**/api/videos': ok.listVideos } },
  '/practice': { title: 'Practice' },
  '/practice/drills': { title: 'Drills' },
  '/practice/listening': { title: 'Listening trainer' },
  '/practice/today': { title: 'Today’s run' },
  '/words': { title: 'Words' },
  '/guidelines': { title: 'Guidelines' },
  '/profile': { title: 'Profile' },
  '/editprofile': { title: 'Edit Profile' },
  '/myresult': { title: 'My Result' },
  '/notification': { title: 'Notification' },
  '/quiz': { title: 'Exam' },
  '/quiz/$examId': { title: 'EPS-TOPIK Mini Practice', params: { $examId: 'eps-topik-mini' } },
  '/payment/success': { title: 'Your payment', role: 'learner' },
  '/payment/cancel': { title: 'Payment cancelled', role: 'learner' },
  '/myresult/$attemptId': {
    title: 'Review of EPS-TOPIK Sample 1',
    params: { $attemptId: 'attempt-1' },
    responses: {
      '**/api/results/attempt-1': ok.getAttempt,
      '**/api/results/attempt-1/analysis': ok.getAttemptAnalysis,
    },
  },
  '/myresult/$attemptId/score-report': {
    title: 'Score report for EPS-TOPIK Sample 1',
    params: { $attemptId: 'attempt-1' },
    responses: {
      '**/api/results/attempt-1/score-report': ok.getScoreReport,
    },
  },
  '/myresult/$attemptId/summary': {
    title: 'Summary of EPS-TOPIK Sample 1',
    params: { $attemptId: 'attempt-1' },
    responses: {
      '**/api/results/attempt-1': ok.getAttempt,
      '**/api/results/attempt-1/analysis': ok.getAttemptAnalysis,
    },
  },
  '/unsubscribe/$token': { title: 'Stop emails about practice', params: { $token: 'a-token' } },
  '/verify': { title: 'Verify a score report' },
  '/verify/$scoreReport': {
    title: `Verification of score report ${number}`,
    params: { $scoreReport: number },
    responses: { '**/api/score-reports/*': ok.checkScoreReport },
  },
}

/** The tested paths, as the route table writes them. The last one redirects. */
export const knownPaths: readonly string[] = [...Object.keys(details), '/payment/notify']

export const filledPath = (path: string): string => fillPath(path, details[path] ?? { title: '' })

/** Every page of the route table, and a path without a page. */
export const routes: SiteRoute[] = [
  ...pages.flatMap(({ path, audience }) => {
    const detail = details[path]
    return detail === undefined ? [] : [{ ...pageAt(path, detail), role: detail.role ?? roleOf[audience] }]
  }),
  { ...pageAt('/no/such/page', { title: 'Page not found' }), role: 'visitor' },
]
