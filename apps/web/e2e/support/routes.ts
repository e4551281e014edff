/** Who opens a page. */
type Reader = 'visitor' | 'learner' | 'admin'

/** A page of the site, as the checks of every page need it. */
export interface SiteRoute {
  path: string
  /** The whole title of the tab. */
  title: string
  reader: Reader
  /** Answers to calls that only an admin may make, by pattern of their address. */
  answers: Record<string, unknown>
}

const page = (
  path: string,
  title: string,
  reader: Reader = 'visitor',
  answers: SiteRoute['answers'] = {},
): SiteRoute => ({ path, title: `${title} · Naru`, reader, answers })

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

/** Every address of the specification's §2 that is a page, in its order; then the exam room, our own pages and an address without a page. */
export const routes: SiteRoute[] = [
  page('/', 'EPS-TOPIK practice'),
  page('/about', 'About Naru'),
  page('/pricing', 'Price Plans'),
  page('/contact', 'Contact Us'),
  page('/privacyPolicy', 'Privacy Policy'),
  page('/termsAndConditions', 'Terms and Conditions'),
  page('/refundPolicy', 'Refund Policy'),
  page('/signup', 'Sign up'),
  page('/login', 'Login'),
  page('/email-verify', 'Verify Your Email', 'learner'),
  page('/reset-password', 'Reset Password'),
  page('/userActivation', 'Users Activation Status', 'learner', { '**/api/user': users }),
  page('/dashboard', 'Dashboard', 'learner'),
  page('/exams', 'Available Exams', 'learner'),
  page('/leaderboard', 'Leaderboard', 'learner'),
  page('/videos', 'Videos', 'learner'),
  page('/guidelines', 'Guidelines', 'learner'),
  page('/profile', 'Profile', 'learner'),
  page('/editprofile', 'Edit Profile', 'learner'),
  page('/myresult', 'My Result', 'learner'),
  page('/notification', 'Notification', 'learner'),
  page('/quiz', 'Exam', 'learner'),
  page('/quiz/eps-topik-mini', 'EPS-TOPIK Mini Practice', 'learner'),
  page('/payment/success', 'Your payment', 'learner'),
  page('/payment/cancel', 'Payment cancelled', 'learner'),
  page('/myresult/attempt-1', 'Review of Signs at work', 'learner', { '**/api/results/attempt-1': review }),
  page('/admin', 'Admin', 'admin'),
  page('/admin/users', 'Users · Admin', 'admin', { '**/api/admin/users?*': userPage }),
  page('/admin/users/65f1c0a29b7d4e3f8a1b2c3d', 'Nimali Perera · Admin', 'admin', { '**/api/admin/users/*': user }),
  page('/admin/plans', 'Plans · Admin', 'admin'),
  page('/admin/advertisements', 'Advertisements · Admin', 'admin'),
  page('/admin/videos', 'Videos · Admin', 'admin'),
  page('/admin/exams', 'Exams · Admin', 'admin'),
  page('/admin/mails', 'Mails · Admin', 'admin', { '**/api/admin/mails?*': mails }),
  page('/admin/payments', 'Payments · Admin', 'admin', { '**/api/admin/payment-orders?*': orders }),
  page('/admin/preview/eps-topik-mini', 'Preview of EPS-TOPIK Mini Practice', 'admin'),
  page('/no/such/page', 'Page not found'),
]
