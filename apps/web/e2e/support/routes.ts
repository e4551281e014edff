import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PageRow, PagesFile } from '../../build/pages'
import { deskPages } from './deskPages'

const read = (): PagesFile =>
  JSON.parse(readFileSync(fileURLToPath(new URL('../../dist/pages.json', import.meta.url)), 'utf8'))

/** The route table of the built site. */
export const { pages, fallback } = read()

/** Who opens a page. */
type Role = 'visitor' | 'learner' | 'admin'

const roleOf: Record<PageRow['audience'], Role> = {
  public: 'visitor',
  visitor: 'visitor',
  learner: 'learner',
  // An admin has all rights of staff.
  staff: 'admin',
  admin: 'admin',
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

const users = [
  { id: '65f1c0a29b7d4e3f8a1b2c3d', name: 'Nimali Perera', isActive: true },
  { id: '65f1c0a29b7d4e3f8a1b2c41', name: 'Tharushi Silva', isActive: false },
]

const user = {
  id: '65f1c0a29b7d4e3f8a1b2c3d',
  name: 'Nimali Perera',
  email: 'nimali.perera.of.the.evening.class@learners.example.com',
  phone: '+94771234567',
  role: 'learner',
  isActive: true,
  isVerified: false,
  timeFactor: 1.5,
  createdAt: '2026-02-14T05:20:00.000Z',
  plans: [
    { id: 'b', name: 'Monthly', activatedAt: '2026-03-01T04:30:00.000Z', expiresAt: '2026-03-31T04:30:00.000Z' },
    { id: 'a', name: 'Free Start', activatedAt: '2026-02-14T05:30:00.000Z', expiresAt: null },
  ],
  attempts: 3,
}
const { phone: _phone, plans: _plans, attempts: _attempts, ...listed } = user
const userPage = { entries: [listed, { ...listed, id: 'b', isActive: false }], page: 1, pageSize: 50, total: 120 }
const options = [
  { _id: 'a', text: '안전모', isCorrect: true },
  { _id: 'b', text: '장갑', isCorrect: false },
]
const review = {
  success: true,
  result: {
    examId: 'signs',
    topic: 'Signs at work',
    attempt: 1,
    totalScore: 5,
    totalPossibleMarks: 10,
    percentageScore: 50,
    timeTaken: 75,
    startTime: '2026-03-02T04:30:00.000Z',
    timestamp: '2026-03-02T04:31:15.000Z',
    attemptId: 'attempt-1',
    isExtraTime: true,
    timeFactor: 1.5,
    questions: [
      { questionId: 'q1', userAnswer: '안전모', correctAnswer: '안전모', isCorrect: true, explanation: 'A helmet.' },
      { questionId: 'q2', userAnswer: '', correctAnswer: '안전모', isCorrect: false },
    ],
  },
  exam: {
    _id: 'signs',
    topic: 'Signs at work',
    description: 'Two questions.',
    duration: '2 minutes',
    guidelines: [],
    readingTimeMinutes: 2,
    listeningTimeMinutes: 0,
    questions: ['q1', 'q2'].map((_id, index) => ({
      _id,
      questionNumber: index + 1,
      type: 'reading',
      questionText: '다음 그림을 보고 맞는 단어를 고르십시오.',
      answers: options,
    })),
  },
}
const check = {
  state: 'genuine',
  scoreReport: {
    number: '7K3M-9QWX-2B4H-TZ6R',
    topic: 'Signs at work',
    version: 1,
    attempt: 1,
    totalScore: 5,
    totalPossibleMarks: 10,
    percentageScore: 50,
    startTime: '2026-03-02T04:30:00.000Z',
    timestamp: '2026-03-02T04:31:15.000Z',
    receivedAt: '2026-03-02T04:31:16.000Z',
    timeTaken: 75,
    issuedAt: '2026-03-02T04:31:20.000Z',
    keyNumber: 1,
    publicKey: '',
    statement: '{}',
    signature: 'A'.repeat(86),
  },
}
const messages = {
  entries: [
    {
      id: 'a',
      kind: 'contact',
      name: 'Nimali Perera',
      email: user.email,
      phone: '0771234567',
      text: 'Is it open?',
      isDone: false,
      createdAt: '2026-03-02T04:30:00.000Z',
    },
  ],
  page: 1,
  pageSize: 50,
  total: 1,
}
const mails = {
  entries: [
    {
      id: 'a',
      to: user.email,
      subject: 'Your Naru verification code',
      state: 'queued',
      tries: 2,
      lastError: 'connect ECONNREFUSED 127.0.0.1:25',
      createdAt: '2026-03-02T04:30:00.000Z',
    },
  ],
  page: 1,
  pageSize: 50,
  total: 120,
}
const orders = {
  entries: [
    {
      orderId: `${user.id}123456`,
      userId: user.id,
      userName: user.name,
      planName: 'Monthly',
      amount: 1500,
      currency: 'LKR',
      state: 'confirmed',
      isActivated: true,
      createdAt: '2026-03-02T04:29:00.000Z',
      changedAt: '2026-03-02T04:30:00.000Z',
    },
  ],
  page: 1,
  pageSize: 50,
  total: 1,
}

/** One of each form of address; a fresh site has none. */
const videos = [
  { id: 'signs', title: 'Reading signs', youtubeUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa', isShown: true },
  { id: 'numbers', title: 'Numbers and counters', youtubeUrl: 'https://youtu.be/bbbbbbbbbbb', isShown: true },
]

/** The analysis of the attempt above. */
const analysis = {
  attemptId: 'attempt-1',
  examId: 'signs',
  topic: 'Signs at work',
  attempt: 1,
  right: 1,
  total: 2,
  totalScore: 5,
  totalPossibleMarks: 10,
  percentageScore: 50,
  bars: {
    sections: [{ id: 'reading', name: 'Reading', right: 1, total: 2, blank: 0 }],
    fields: [],
    families: [],
    units: [{ id: '36', name: '작업 도구', right: 1, total: 2, blank: 0 }],
  },
  weakest: [],
  floors: [],
}

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
  '/userActivation': { title: 'Users Activation Status', role: 'learner', responses: { '**/api/user': users } },
  '/dashboard': { title: 'Dashboard' },
  '/exams': { title: 'Available Exams' },
  '/leaderboard': { title: 'Leaderboard' },
  '/videos': { title: 'Videos', responses: { '**/api/videos': videos } },
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
    title: 'Review of Signs at work',
    params: { $attemptId: 'attempt-1' },
    responses: { '**/api/results/attempt-1': review, '**/api/results/attempt-1/analysis': analysis },
  },
  '/myresult/$attemptId/score-report': {
    title: 'Score report for Signs at work',
    params: { $attemptId: 'attempt-1' },
    responses: {
      '**/api/results/attempt-1/score-report': {
        number: check.scoreReport.number,
        address: `https://naru.example/verify/${check.scoreReport.number}`,
        showsName: false,
        check,
      },
    },
  },
  '/myresult/$attemptId/summary': {
    title: 'Summary of Signs at work',
    params: { $attemptId: 'attempt-1' },
    responses: {
      '**/api/results/attempt-1/analysis': analysis,
    },
  },
  '/verify': { title: 'Verify a score report' },
  '/verify/$scoreReport': {
    title: `Verification of score report ${check.scoreReport.number}`,
    params: { $scoreReport: check.scoreReport.number },
    responses: { '**/api/score-reports/*': check },
  },
  ...deskPages,
  '/admin': { title: 'Admin' },
  '/admin/users': { title: 'Users · Admin', responses: { '**/api/admin/users?*': userPage } },
  '/admin/users/$userId': {
    title: 'Nimali Perera · Admin',
    params: { $userId: user.id },
    responses: { '**/api/admin/users/*': user },
  },
  '/admin/plans': { title: 'Plans · Admin' },
  '/admin/advertisements': { title: 'Advertisements · Admin' },
  '/admin/videos': { title: 'Videos · Admin', responses: { '**/api/admin/videos': videos } },
  '/admin/exams': { title: 'Exams · Admin' },
  '/admin/exams/$examId/statistics': {
    title: 'Statistics of EPS-TOPIK Mini Practice · Admin',
    params: { $examId: 'eps-topik-mini' },
  },
  '/admin/floors': { title: 'Official floors · Admin' },
  '/admin/messages': { title: 'Messages · Admin', responses: { '**/api/admin/messages?*': messages } },
  '/admin/mails': { title: 'Mails · Admin', responses: { '**/api/admin/mails?*': mails } },
  '/admin/security': { title: 'Security · Admin' },
  '/admin/audit': { title: 'Audit log · Admin' },
  '/admin/payments': { title: 'Payments · Admin', responses: { '**/api/admin/payment-orders?*': orders } },
  '/admin/preview/$examId': { title: 'Preview of EPS-TOPIK Mini Practice', params: { $examId: 'eps-topik-mini' } },
}

/** The tested paths, as the route table writes them. The last ones redirect. */
export const knownPaths: readonly string[] = [...Object.keys(details), '/desk', '/payment/notify']

/** Fills a path's parameters. */
export const filledPath = (path: string): string =>
  path.replace(/\$\w+/g, (name) => details[path]?.params?.[name] ?? name)

/** Every page of the route table, and a path without a page. */
export const routes: SiteRoute[] = [
  ...pages.flatMap(({ path, audience }) => {
    const detail = details[path]
    if (detail === undefined) return []
    const { title, responses = {}, role = roleOf[audience] } = detail
    return [{ path: filledPath(path), title: `${title} · Naru`, role, responses }]
  }),
  { path: '/no/such/page', title: 'Page not found · Naru', role: 'visitor', responses: {} },
]
