import { MutationObserver, QueryClient, type MutationObserverOptions } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { loadProgress, loadRunningExams, saveProgress, saveResult, setLanguage } from '../calls/index'
import { createApi, type Api } from '../client'
import { requestFaults } from '../contract/document'
import {
  okBodies,
  sampleNewAdvertisement,
  sampleNewPlan,
  sampleNewVideo,
  samplePaymentOrder,
  sampleProgress,
  sampleResultRequest,
} from '../msw/index'
import { operationIds, requestBodies } from '../generated/contract'
import type { OperationId } from '../types'
import * as queries from './index'

/** Runs a query or mutation against the example body, and returns its one request. */
async function requestOf(operation: OperationId, run: (api: Api, client: QueryClient) => Promise<unknown>) {
  const requests: Request[] = []
  const api = createApi({
    baseUrl: 'https://api.example.org',
    fetch: async (request) => {
      requests.push(request.clone())
      return Response.json(okBodies[operation])
    },
  })
  const client = new QueryClient()
  const answer = await run(api, client)
  const networkModes = [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()].map(
    ({ options }) => options.networkMode,
  )
  const metas = client
    .getMutationCache()
    .getAll()
    .map(({ meta }) => meta ?? {})
  const [request, ...others] = requests
  if (!request || others.length > 0) throw new Error(`${requests.length} requests instead of one`)
  const text = await request.text()
  return { request, answer, networkModes, metas, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

const mutate = <Data, Variables, Context>(
  client: QueryClient,
  options: MutationObserverOptions<Data, Error, Variables, Context>,
  variables: Variables,
) => new MutationObserver(client, options).mutate(variables)

const account = { name: 'Nimali', lName: 'Perera', phone: '+94771234567', email: 'n@example.com', password: 'secret' }
const reset = { email: 'n@example.com', otp: '123456', newPassword: 'long enough' }
const translationReport = { language: 'si', page: '/pricing', message: 'A spelling mistake' } as const
const contact = { firstName: 'N', lastName: 'P', contactNumber: '077', email: 'n@example.com', message: 'Hello' }

/** Section 7 of the specification, line by line, and the extensions. */
const calls: Record<
  OperationId,
  [line: string, body: unknown, run: (api: Api, client: QueryClient) => Promise<unknown>]
> = {
  listAdvertisements: [
    'GET /api/advertisements',
    undefined,
    (api, client) => client.fetchQuery(queries.advertisementsQuery(api)),
  ],
  isAuth: ['GET /api/auth/is-auth', undefined, (api, client) => client.fetchQuery(queries.sessionQuery(api))],
  login: [
    'POST /api/auth/login',
    { email: 'n@example.com', password: 'secret' },
    (api, client) => mutate(client, queries.loginMutation(api), { email: 'n@example.com', password: 'secret' }),
  ],
  logout: ['POST /api/auth/logout', undefined, (api, client) => mutate(client, queries.logoutMutation(api), undefined)],
  register: [
    'POST /api/auth/register',
    account,
    (api, client) => mutate(client, queries.registerMutation(api), account),
  ],
  verifyAccount: [
    'POST /api/auth/Verify-account',
    { userId: 'u', otp: '123456' },
    (api, client) => mutate(client, queries.verifyAccountMutation(api), { userId: 'u', otp: '123456' }),
  ],
  resendVerification: [
    'POST /api/auth/resend-verification',
    undefined,
    (api, client) => mutate(client, queries.resendVerificationMutation(api), undefined),
  ],
  sendResetOtp: [
    'POST /api/auth/send-reset-otp',
    { email: 'n@example.com' },
    (api, client) => mutate(client, queries.sendResetOtpMutation(api), { email: 'n@example.com' }),
  ],
  resetPassword: [
    'POST /api/auth/reset-password',
    reset,
    (api, client) => mutate(client, queries.resetPasswordMutation(api), reset),
  ],
  checkAccess: [
    'GET /api/auth/check-access',
    undefined,
    (api, client) => client.fetchQuery(queries.examAccessQuery(api)),
  ],
  listPricePlans: ['GET /api/price-plans', undefined, (api, client) => client.fetchQuery(queries.pricePlansQuery(api))],
  downloadMyData: [
    'POST /api/user/my-data',
    undefined,
    (api, client) => mutate(client, queries.downloadMyDataMutation(api), undefined),
  ],
  requestAccountDeletion: [
    'POST /api/user/deletion',
    { password: 'secret' },
    (api, client) => mutate(client, queries.requestAccountDeletionMutation(api), { password: 'secret' }),
  ],
  undoAccountDeletion: [
    'DELETE /api/user/deletion',
    undefined,
    (api, client) => mutate(client, queries.undoAccountDeletionMutation(api), undefined),
  ],
  getUserData: ['GET /api/user/data', undefined, (api, client) => client.fetchQuery(queries.userDataQuery(api))],
  getLeaderboardSettings: [
    'GET /api/user/leaderboards',
    undefined,
    (api, client) => client.fetchQuery(queries.leaderboardSettingsQuery(api)),
  ],
  changeLeaderboardSettings: [
    'PATCH /api/user/leaderboards',
    { leaderboardName: 'chosen', displayName: 'Nimali 98' },
    (api, client) =>
      mutate(client, queries.changeLeaderboardSettingsMutation(api), {
        leaderboardName: 'chosen',
        displayName: 'Nimali 98',
      }),
  ],
  getPractice: ['GET /api/practice', undefined, (api, client) => client.fetchQuery(queries.practiceQuery(api))],
  savePracticeAnswers: [
    'POST /api/practice/answers',
    requestBodies.savePracticeAnswers,
    (api, client) =>
      mutate(client, queries.savePracticeAnswersMutation(api), requestBodies.savePracticeAnswers.answers),
  ],
  getPracticeTopics: [
    'GET /api/practice/topics',
    undefined,
    (api, client) => client.fetchQuery(queries.practiceTopicsQuery(api)),
  ],
  getDrill: [
    'GET /api/practice/drill?unit=10',
    undefined,
    (api, client) => client.fetchQuery(queries.drillQuery(api, { unit: 10 })),
  ],
  listWords: [
    'GET /api/words?unit=1',
    undefined,
    (api, client) => client.fetchQuery(queries.wordsQuery(api, { unit: 1 })),
  ],
  getWordPractice: [
    'GET /api/practice/words',
    undefined,
    (api, client) => client.fetchQuery(queries.wordPracticeQuery(api)),
  ],
  getToday: ['GET /api/user/desk', undefined, (api, client) => client.fetchQuery(queries.todayQuery(api))],
  getTrend: ['GET /api/results/trend', undefined, (api, client) => client.fetchQuery(queries.trendQuery(api))],
  getAttemptAnalysis: [
    'GET /api/results/a%2Fb/analysis',
    undefined,
    (api, client) => client.fetchQuery(queries.attemptAnalysisQuery(api, 'a/b')),
  ],
  setExamDate: [
    'PUT /api/user/exam-date',
    { examDate: '2026-06-14' },
    (api, client) => mutate(client, queries.setExamDateMutation(api), { examDate: '2026-06-14' }),
  ],
  startPayment: [
    'POST /payment/start',
    samplePaymentOrder,
    (api, client) => mutate(client, queries.startPaymentMutation(api), samplePaymentOrder),
  ],
  getPaymentOrder: [
    'GET /payment/orders/u123456',
    undefined,
    (api, client) => client.fetchQuery(queries.paymentOrderQuery(api, 'u123456')),
  ],
  listPurchases: [
    'GET /api/user/purchases',
    undefined,
    (api, client) => client.fetchQuery(queries.purchasesQuery(api)),
  ],
  purchasePlan: [
    'POST /api/user-plan-purchases',
    { pricePlanId: 'plan' },
    (api, client) => mutate(client, queries.purchasePlanMutation(api), { pricePlanId: 'plan' }),
  ],
  listExams: ['GET /api/exams', undefined, (api, client) => client.fetchQuery(queries.examsQuery(api))],
  getExam: ['GET /api/exams/a%2Fb', undefined, (api, client) => client.fetchQuery(queries.examQuery(api, 'a/b'))],
  getProgress: [
    'GET /api/exams/a%2Fb/progress',
    undefined,
    async (api) => ({ success: true, progress: await loadProgress(api, 'a/b') }),
  ],
  listRunningExams: ['GET /api/user/running-exams', undefined, (api) => loadRunningExams(api)],
  saveProgress: ['PUT /api/exams/a%2Fb/progress', sampleProgress, (api) => saveProgress(api, 'a/b', sampleProgress)],
  getAttempt: [
    'GET /api/results/a%2Fb',
    undefined,
    (api, client) => client.fetchQuery(queries.attemptQuery(api, 'a/b')),
  ],
  getScoreReport: [
    'GET /api/results/a%2Fb/score-report',
    undefined,
    (api, client) => client.fetchQuery(queries.scoreReportQuery(api, 'a/b')),
  ],
  setScoreReportName: [
    'PATCH /api/results/a%2Fb/score-report',
    { showsName: true },
    (api, client) => mutate(client, queries.setScoreReportNameMutation(api), { attemptId: 'a/b', showsName: true }),
  ],
  checkScoreReport: [
    'GET /api/score-reports/a%2Fb',
    undefined,
    (api, client) => client.fetchQuery(queries.scoreReportCheckQuery(api, 'a/b')),
  ],
  getLeaderboard: [
    'GET /api/results/leaderboard?examId=a%26b',
    undefined,
    (api, client) => client.fetchQuery(queries.leaderboardQuery(api, 'a&b')),
  ],
  listVideos: ['GET /api/videos', undefined, (api, client) => client.fetchQuery(queries.videosQuery(api))],
  saveResult: ['POST /api/results', sampleResultRequest, (api) => saveResult(api, sampleResultRequest)],
  listUsers: ['GET /api/user', undefined, (api, client) => client.fetchQuery(queries.usersQuery(api))],
  setUserActive: [
    'PATCH /api/user/u/activate',
    { isActive: false },
    (api, client) => mutate(client, queries.setUserActiveMutation(api), { id: 'u', isActive: false }),
  ],
  listMyResults: ['GET /api/results/mine', undefined, (api, client) => client.fetchQuery(queries.myResultsQuery(api))],
  listSessions: ['GET /api/auth/sessions', undefined, (api, client) => client.fetchQuery(queries.sessionsQuery(api))],
  endSession: [
    'DELETE /api/auth/sessions/s',
    undefined,
    (api, client) => mutate(client, queries.endSessionMutation(api), 's'),
  ],
  endOtherSessions: [
    'POST /api/auth/sessions/end-others',
    undefined,
    (api, client) => mutate(client, queries.endOtherSessionsMutation(api), undefined),
  ],
  getTwoStep: ['GET /api/admin/two-step', undefined, (api, client) => client.fetchQuery(queries.twoStepQuery(api))],
  startPasskeyCheck: [
    'POST /api/admin/two-step/challenge',
    undefined,
    (api, client) => mutate(client, queries.startPasskeyCheckMutation(api), undefined),
  ],
  confirmByPasskey: [
    'POST /api/admin/two-step/passkey',
    requestBodies.confirmByPasskey,
    (api, client) => mutate(client, queries.confirmByPasskeyMutation(api), requestBodies.confirmByPasskey),
  ],
  confirmByCode: [
    'POST /api/admin/two-step/code',
    { code: '123456' },
    (api, client) => mutate(client, queries.confirmByCodeMutation(api), { code: '123456' }),
  ],
  startPasskey: [
    'POST /api/admin/two-step/passkeys/challenge',
    undefined,
    (api, client) => mutate(client, queries.startPasskeyMutation(api), undefined),
  ],
  addPasskey: [
    'POST /api/admin/two-step/passkeys',
    requestBodies.addPasskey,
    (api, client) => mutate(client, queries.addPasskeyMutation(api), requestBodies.addPasskey),
  ],
  renamePasskey: [
    'PATCH /api/admin/two-step/passkeys/p',
    { name: 'Phone' },
    (api, client) => mutate(client, queries.renamePasskeyMutation(api), { id: 'p', name: 'Phone' }),
  ],
  removePasskey: [
    'DELETE /api/admin/two-step/passkeys/p',
    undefined,
    (api, client) => mutate(client, queries.removePasskeyMutation(api), 'p'),
  ],
  startTotp: [
    'POST /api/admin/two-step/totp/secret',
    undefined,
    (api, client) => mutate(client, queries.startTotpMutation(api), undefined),
  ],
  addTotp: [
    'POST /api/admin/two-step/totp',
    { code: '123456' },
    (api, client) => mutate(client, queries.addTotpMutation(api), { code: '123456' }),
  ],
  removeTotp: [
    'DELETE /api/admin/two-step/totp',
    undefined,
    (api, client) => mutate(client, queries.removeTotpMutation(api), undefined),
  ],
  renewRecoveryCodes: [
    'POST /api/admin/two-step/recovery-codes',
    undefined,
    (api, client) => mutate(client, queries.renewRecoveryCodesMutation(api), undefined),
  ],
  sendContactMessage: [
    'POST /api/contact',
    contact,
    (api, client) => mutate(client, queries.sendContactMessageMutation(api), contact),
  ],
  reportTranslation: [
    'POST /api/translation-reports',
    translationReport,
    (api, client) => mutate(client, queries.reportTranslationMutation(api), translationReport),
  ],
  setLanguage: ['PUT /api/user/language', { language: 'si' }, (api) => setLanguage(api, 'si')],
  getAdminOverview: [
    'GET /api/admin/overview',
    undefined,
    (api, client) => client.fetchQuery(queries.adminOverviewQuery(api)),
  ],
  findUsers: [
    'GET /api/admin/users?page=2&search=a%26b',
    undefined,
    (api, client) => client.fetchQuery(queries.findUsersQuery(api, { page: 2, search: 'a&b' })),
  ],
  getUser: ['GET /api/admin/users/a%2Fb', undefined, (api, client) => client.fetchQuery(queries.userQuery(api, 'a/b'))],
  setTimeFactor: [
    'PATCH /api/admin/users/u/time-factor',
    { timeFactor: 1.5 },
    (api, client) => mutate(client, queries.setTimeFactorMutation(api), { id: 'u', timeFactor: 1.5 }),
  ],
  setUserEmail: [
    'PATCH /api/admin/users/u/email',
    { email: 'nimal@example.com' },
    (api, client) => mutate(client, queries.setUserEmailMutation(api), { id: 'u', email: 'nimal@example.com' }),
  ],
  setUserRole: [
    'PATCH /api/admin/users/u/role',
    { role: 'admin' },
    (api, client) => mutate(client, queries.setUserRoleMutation(api), { id: 'u', role: 'admin' }),
  ],
  listAllPlans: ['GET /api/admin/plans', undefined, (api, client) => client.fetchQuery(queries.allPlansQuery(api))],
  addPlan: [
    'POST /api/admin/plans',
    sampleNewPlan,
    (api, client) => mutate(client, queries.addPlanMutation(api), sampleNewPlan),
  ],
  changePlan: [
    'PATCH /api/admin/plans/p',
    { isOffered: false },
    (api, client) => mutate(client, queries.changePlanMutation(api), { id: 'p', change: { isOffered: false } }),
  ],
  listAllAdvertisements: [
    'GET /api/admin/advertisements',
    undefined,
    (api, client) => client.fetchQuery(queries.allAdvertisementsQuery(api)),
  ],
  addAdvertisement: [
    'POST /api/admin/advertisements',
    sampleNewAdvertisement,
    (api, client) => mutate(client, queries.addAdvertisementMutation(api), sampleNewAdvertisement),
  ],
  changeAdvertisement: [
    'PATCH /api/admin/advertisements/a',
    { isShown: false },
    (api, client) => mutate(client, queries.changeAdvertisementMutation(api), { id: 'a', change: { isShown: false } }),
  ],
  deleteAdvertisement: [
    'DELETE /api/admin/advertisements/a',
    undefined,
    (api, client) => mutate(client, queries.deleteAdvertisementMutation(api), 'a'),
  ],
  listAllVideos: ['GET /api/admin/videos', undefined, (api, client) => client.fetchQuery(queries.allVideosQuery(api))],
  addVideo: [
    'POST /api/admin/videos',
    sampleNewVideo,
    (api, client) => mutate(client, queries.addVideoMutation(api), sampleNewVideo),
  ],
  changeVideo: [
    'PATCH /api/admin/videos/v',
    { isShown: false },
    (api, client) => mutate(client, queries.changeVideoMutation(api), { id: 'v', change: { isShown: false } }),
  ],
  deleteVideo: [
    'DELETE /api/admin/videos/v',
    undefined,
    (api, client) => mutate(client, queries.deleteVideoMutation(api), 'v'),
  ],
  listAllExams: ['GET /api/admin/exams', undefined, (api, client) => client.fetchQuery(queries.allExamsQuery(api))],
  previewExam: [
    'GET /api/admin/exams/a%2Fb',
    undefined,
    (api, client) => client.fetchQuery(queries.examPreviewQuery(api, 'a/b')),
  ],
  getExamStatistics: [
    'GET /api/admin/exams/a%2Fb/statistics?version=2',
    undefined,
    (api, client) => client.fetchQuery(queries.examStatisticsQuery(api, 'a/b', 2)),
  ],
  listFloors: ['GET /api/admin/floors', undefined, (api, client) => client.fetchQuery(queries.floorsQuery(api))],
  saveFloors: [
    'PUT /api/admin/floors',
    requestBodies.saveFloors,
    (api, client) => mutate(client, queries.saveFloorsMutation(api), requestBodies.saveFloors),
  ],
  listAuditEntries: [
    'GET /api/admin/audit?page=3&subject=u&action=getUser',
    undefined,
    (api, client) => client.fetchQuery(queries.auditEntriesQuery(api, { page: 3, subject: 'u', action: 'getUser' })),
  ],
  listMails: ['GET /api/admin/mails?page=3', undefined, (api, client) => client.fetchQuery(queries.mailsQuery(api, 3))],
  listMessages: [
    'GET /api/admin/messages?page=3',
    undefined,
    (api, client) => client.fetchQuery(queries.messagesQuery(api, 3)),
  ],
  changeMessage: [
    'PATCH /api/admin/messages/m',
    { isDone: true },
    (api, client) => mutate(client, queries.changeMessageMutation(api), { id: 'm', isDone: true }),
  ],
  listPaymentOrders: [
    'GET /api/admin/payment-orders?page=3',
    undefined,
    (api, client) => client.fetchQuery(queries.paymentOrdersQuery(api, 3)),
  ],
  listPaymentNotices: [
    'GET /api/admin/payment-notices?page=3',
    undefined,
    (api, client) => client.fetchQuery(queries.paymentNoticesQuery(api, 3)),
  ],
  listPapers: ['GET /api/desk/papers', undefined, (api, client) => client.fetchQuery(queries.papersQuery(api))],
  createPaper: [
    'POST /api/desk/papers',
    requestBodies.createPaper,
    (api, client) => mutate(client, queries.createPaperMutation(api), requestBodies.createPaper),
  ],
  getPaper: [
    'GET /api/desk/papers/a%2Fb',
    undefined,
    (api, client) => client.fetchQuery(queries.paperQuery(api, 'a/b')),
  ],
  savePaper: [
    'PUT /api/desk/papers/a%2Fb',
    requestBodies.savePaper,
    (api, client) => mutate(client, queries.savePaperMutation(api, 'a/b'), requestBodies.savePaper),
  ],
  deletePaper: [
    'DELETE /api/desk/papers/a%2Fb',
    undefined,
    (api, client) => mutate(client, queries.deletePaperMutation(api), 'a/b'),
  ],
  setPaperState: [
    'POST /api/desk/papers/a%2Fb/state',
    requestBodies.setPaperState,
    (api, client) => mutate(client, queries.setPaperStateMutation(api, 'a/b'), requestBodies.setPaperState),
  ],
  givePaper: [
    'PUT /api/desk/papers/a%2Fb/owner',
    requestBodies.givePaper,
    (api, client) => mutate(client, queries.givePaperMutation(api, 'a/b'), requestBodies.givePaper),
  ],
  getQuotas: ['GET /api/desk/quotas', undefined, (api, client) => client.fetchQuery(queries.quotasQuery(api))],
  listWriters: ['GET /api/desk/writers', undefined, (api, client) => client.fetchQuery(queries.writersQuery(api))],
  publishPaper: [
    'POST /api/desk/papers/a%2Fb/publish',
    { revision: 12, isDry: false },
    (api, client) => mutate(client, queries.publishPaperMutation(api, 'a/b'), 12),
  ],
  listRevisions: [
    'GET /api/desk/papers/a%2Fb/revisions?page=2',
    undefined,
    (api, client) => client.fetchQuery(queries.revisionsQuery(api, 'a/b', 2)),
  ],
  getRevision: [
    'GET /api/desk/papers/a%2Fb/revisions/7',
    undefined,
    (api, client) => client.fetchQuery(queries.revisionQuery(api, 'a/b', 7)),
  ],
  touchPaper: [
    'POST /api/desk/papers/a%2Fb/presence',
    { tab: 't-1' },
    (api, client) => mutate(client, queries.touchPaperMutation(api, 'a/b'), { tab: 't-1' }),
  ],
  regradePaper: [
    'POST /api/desk/papers/a%2Fb/regrade',
    { isDry: true },
    (api, client) => mutate(client, queries.regradePaperMutation(api, 'a/b'), true),
  ],
  exportPaper: [
    'GET /api/desk/papers/a%2Fb/export?format=qti',
    undefined,
    (api, client) => mutate(client, queries.exportPaperMutation(api, 'a/b'), 'qti'),
  ],
  checkImport: [
    'POST /api/desk/papers/a%2Fb/import',
    requestBodies.checkImport,
    (api, client) => mutate(client, queries.checkImportMutation(api, 'a/b'), requestBodies.checkImport),
  ],
  listBankItems: [
    'GET /api/desk/bank?page=1&unit=12&field=sound',
    undefined,
    (api, client) => client.fetchQuery(queries.bankItemsQuery(api, { page: 1, unit: 12, field: 'sound' })),
  ],
  listMedia: [
    'GET /api/desk/media?page=2&kind=clip&search=harbour',
    undefined,
    (api, client) => client.fetchQuery(queries.mediaQuery(api, { page: 2, kind: 'clip', search: 'harbour' })),
  ],
  addMedia: [
    'POST /api/desk/media',
    requestBodies.addMedia,
    (api, client) => mutate(client, queries.addMediaMutation(api), requestBodies.addMedia),
  ],
  changeMedia: [
    'PATCH /api/desk/media/a.webp',
    { title: 'A lorry' },
    (api, client) => mutate(client, queries.changeMediaMutation(api), { name: 'a.webp', change: { title: 'A lorry' } }),
  ],
  deleteMedia: [
    'DELETE /api/desk/media/a.webp',
    undefined,
    (api, client) => mutate(client, queries.deleteMediaMutation(api), 'a.webp'),
  ],
  cropMedia: [
    'POST /api/desk/media/a.webp/crop',
    requestBodies.cropMedia,
    (api, client) => mutate(client, queries.cropMediaMutation(api), { name: 'a.webp', crop: requestBodies.cropMedia }),
  ],
  outlineText: [
    'POST /api/desk/outlines',
    requestBodies.outlineText,
    (api, client) => client.fetchQuery(queries.outlineQuery(api, requestBodies.outlineText)),
  ],
  listSpeakers: ['GET /api/desk/speakers', undefined, (api, client) => client.fetchQuery(queries.speakersQuery(api))],
  addSpeaker: [
    'POST /api/desk/speakers',
    requestBodies.addSpeaker,
    (api, client) => mutate(client, queries.addSpeakerMutation(api), requestBodies.addSpeaker),
  ],
  putTake: [
    'PUT /api/desk/takes/t',
    requestBodies.putTake,
    (api, client) => mutate(client, queries.putTakeMutation(api), { id: 't', take: requestBodies.putTake }),
  ],
  deleteTake: [
    'DELETE /api/desk/takes/t',
    undefined,
    (api, client) => mutate(client, queries.deleteTakeMutation(api), 't'),
  ],
  listTakes: [
    'GET /api/desk/papers/p/takes?item=q',
    undefined,
    (api, client) => client.fetchQuery(queries.takesQuery(api, 'p', 'q')),
  ],
  assembleClip: [
    'POST /api/desk/clips',
    requestBodies.assembleClip,
    (api, client) => {
      const { paper, ...body } = requestBodies.assembleClip
      return mutate(client, queries.assembleClipMutation(api, paper), body)
    },
  ],
}

/** The calls without a query cache. */
const uncached: readonly OperationId[] = [
  'listRunningExams',
  'getProgress',
  'saveProgress',
  'saveResult',
  'setLanguage',
]

describe.each(operationIds)('%s', (operation) => {
  const [line, expectedBody, run] = calls[operation]

  it(`sends ${line} with the specified payload`, async () => {
    const { request, body } = await requestOf(operation, run)
    const { pathname, search } = new URL(request.url)
    expect(`${request.method} ${pathname}${search}`).toBe(line)
    expect(body).toEqual(expectedBody)
    expect(requestFaults(operation, body)).toEqual([])
    expect(request.headers.get('Content-Type')).toBe(body === undefined ? null : 'application/json')
  })

  it('sends credentials, except for advertisements', async () => {
    const { request } = await requestOf(operation, run)
    expect(request.credentials).toBe(operation === 'listAdvertisements' ? 'omit' : 'include')
  })

  it('does not pause while offline', async () => {
    const { networkModes } = await requestOf(operation, run)
    expect(networkModes).toEqual(uncached.includes(operation) ? [] : ['always'])
  })

  it('has only cache effects in its meta', async () => {
    const { metas } = await requestOf(operation, run)
    const effects: readonly (keyof queries.CacheEffect)[] = ['invalidates', 'clears']
    expect(metas.flatMap(Object.keys).filter((key) => !effects.some((effect) => effect === key))).toEqual([])
  })

  it('resolves to the response body', async () => {
    const { answer } = await requestOf(operation, run)
    expect(answer).toEqual(okBodies[operation])
  })
})

it('login sends email and password only', async () => {
  const form = { email: 'n@example.com', password: 'secret', remember: true }
  const { body } = await requestOf('login', (api, client) => mutate(client, queries.loginMutation(api), form))
  expect(body).toEqual({ email: 'n@example.com', password: 'secret' })
})

it('saving a result supports keepalive and abort', async () => {
  const { request } = await requestOf('saveResult', (api) => saveResult(api, sampleResultRequest, { keepalive: true }))
  expect(request.keepalive).toBe(true)

  const api = createApi({ baseUrl: 'https://api.example.org', fetch: (sent) => fetch(sent) })
  const signal = AbortSignal.abort()
  await expect(saveResult(api, sampleResultRequest, { signal })).rejects.toMatchObject({ name: 'AbortError' })
})
