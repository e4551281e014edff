import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SuccessBodies } from '../../../../packages/api/src/generated/contract'
import type { PageRow, PagesFile } from '../../build/pages'

const read = (): PagesFile =>
  JSON.parse(readFileSync(fileURLToPath(new URL('../../dist/pages.json', import.meta.url)), 'utf8'))

/** The route table of the built site. */
export const { pages, fallback } = read()

/** The paths of the staff's pages, as their router knows them. */
export const staffPaths: readonly string[] = [
  ...(/interface FileRoutesByTo \{([^}]*)\}/
    .exec(readFileSync(fileURLToPath(new URL('../../../staff/src/routeTree.gen.ts', import.meta.url)), 'utf8'))?.[1]
    ?.matchAll(/'(\/(?:admin|desk).*?)\/?'/g) ?? []),
].map(([, path = '']) => path)

/** Who opens a page. */
type Role = 'visitor' | 'learner' | 'admin'

const roleOf: Record<PageRow['audience'], Role> = {
  public: 'visitor',
  visitor: 'visitor',
  learner: 'learner',
}

/** A page of the site, as the tests of every page need it. */
export interface SiteRoute {
  path: string
  /** The document's title. */
  title: string
  role: Role
  /** JSON by URL pattern, for requests that only an admin may send. */
  responses: Record<string, unknown>
}

/** The examples of `openapi.yaml`, by operation. */
const { ok }: { ok: SuccessBodies } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../packages/api/src/generated/examples.json', import.meta.url)), 'utf8'),
)
const { number } = ok.getScoreReport

const { id: $paperId, revision } = ok.getPaper
// The clip of the example is nowhere, and its newer revision would be offered.
const paper: { draft: { topic: string; questions: { item: string }[] } } = JSON.parse(
  JSON.stringify(ok.getPaper).replaceAll(/"audio":"[^"]*",/g, ''),
)
const papers = {
  [`**/api/desk/papers/${$paperId}`]: paper,
  [`**/api/desk/papers/${$paperId}/presence`]: { ...ok.touchPaper, revision },
}
const { topic, questions } = paper.draft

/** What the tests need beyond a page's row in the route table. */
interface Details {
  title: string
  /** Values of its path parameters: `$name` → value. */
  params?: Record<string, string>
  responses?: SiteRoute['responses']
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
  '/dashboard': { title: 'Dashboard' },
  '/exams': { title: 'Available Exams' },
  '/leaderboard': { title: 'Leaderboard' },
  '/videos': { title: 'Videos', responses: { '**/api/videos': ok.listVideos } },
  '/practice': { title: 'Practice' },
  '/practice/drills': { title: 'Drills' },
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
      '**/api/results/attempt-1/analysis': ok.getAttemptAnalysis,
    },
  },
  '/verify': { title: 'Verify a score report' },
  '/verify/$scoreReport': {
    title: `Verification of score report ${number}`,
    params: { $scoreReport: number },
    responses: { '**/api/score-reports/*': ok.checkScoreReport },
  },
  '/desk/papers': { title: 'Papers · Desk' },
  '/desk/papers/$paperId': { title: `${topic} · Desk`, params: { $paperId }, responses: papers },
  '/desk/papers/$paperId/history': {
    title: `History of ${topic} · Desk`,
    params: { $paperId },
    responses: { ...papers, [`**/api/desk/papers/${$paperId}/revisions?*`]: ok.listRevisions },
  },
  '/desk/preview/$paperId': { title: `Preview of ${topic}`, params: { $paperId }, responses: papers },
  '/desk/media': { title: 'Media library · Desk' },
  '/desk/papers/$paperId/record/$item': {
    title: 'Record question 2 · Desk',
    params: { $paperId, $item: questions[1]?.item ?? '' },
    responses: {
      ...papers,
      [`**/api/desk/papers/${$paperId}/takes?*`]: [],
      '**/api/desk/speakers': ok.listSpeakers,
    },
  },
  '/admin': { title: 'Admin' },
  '/admin/users': { title: 'Users · Admin', responses: { '**/api/admin/users?*': ok.findUsers } },
  '/admin/users/$userId': {
    title: 'Nimali Perera · Admin',
    params: { $userId: ok.getUser.id },
    responses: { '**/api/admin/users/*': ok.getUser },
  },
  '/admin/plans': { title: 'Plans · Admin' },
  '/admin/advertisements': { title: 'Advertisements · Admin' },
  '/admin/videos': { title: 'Videos · Admin', responses: { '**/api/admin/videos': ok.listAllVideos } },
  '/admin/exams': { title: 'Exams · Admin' },
  '/admin/exams/$examId/statistics': {
    title: 'Statistics of EPS-TOPIK Mini Practice · Admin',
    params: { $examId: 'eps-topik-mini' },
  },
  '/admin/floors': { title: 'Official floors · Admin' },
  '/admin/messages': { title: 'Messages · Admin', responses: { '**/api/admin/messages?*': ok.listMessages } },
  '/admin/mails': { title: 'Mails · Admin', responses: { '**/api/admin/mails?*': ok.listMails } },
  '/admin/security': { title: 'Security · Admin' },
  '/admin/audit': { title: 'Audit log · Admin' },
  '/admin/payments': {
    title: 'Payments · Admin',
    responses: { '**/api/admin/payment-orders?*': ok.listPaymentOrders },
  },
  '/admin/preview/$examId': { title: 'Preview of EPS-TOPIK Mini Practice', params: { $examId: 'eps-topik-mini' } },
}

/** The tested paths, as the route table writes them. The last ones redirect. */
export const knownPaths: readonly string[] = [...Object.keys(details), '/desk', '/payment/notify']

/** Fills a path's parameters. */
export const filledPath = (path: string): string =>
  path.replace(/\$\w+/g, (name) => details[path]?.params?.[name] ?? name)

/** Every page of the route table, and a path without a page. */
export const routes: SiteRoute[] = [
  ...[
    ...pages.map(({ path, audience }) => ({ path, opens: roleOf[audience] })),
    // An admin has all rights of staff.
    ...staffPaths.map((path) => ({ path, opens: 'admin' as const })),
  ].flatMap(({ path, opens }) => {
    const detail = details[path]
    if (detail === undefined) return []
    const { title, responses = {}, role = opens } = detail
    return [{ path: filledPath(path), title: `${title} · Naru`, role, responses }]
  }),
  { path: '/no/such/page', title: 'Page not found · Naru', role: 'visitor', responses: {} },
]
