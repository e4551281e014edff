import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ok, pageAt, type PageDetails, type TestedPage } from '@naru/app-shell/e2e/pages'

const routeTree = readFileSync(fileURLToPath(new URL('../../src/routeTree.gen.ts', import.meta.url)), 'utf8')

/** The paths of the staff's pages, as their router knows them. */
export const staffPaths: readonly string[] = [
  ...(/interface FileRoutesByTo \{([^}]*)\}/.exec(routeTree)?.[1]?.matchAll(/'(\/(?:admin|desk).*?)\/?'/g) ?? []),
].map(([, path = '']) => path)

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

const details: Record<string, PageDetails> = {
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
  '/admin/settings': { title: 'Settings · Admin' },
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

/** The tested paths, as the router writes them. The last one redirects. */
export const knownPaths: readonly string[] = [...Object.keys(details), '/desk']

export const staffPages: readonly TestedPage[] = Object.entries(details).map(([path, detail]) => pageAt(path, detail))
