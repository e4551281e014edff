/** The cache key of every query. A list's key is never the prefix of a paper's, so that refreshing lists leaves a running exam alone. */
export const queryKeys = {
  session: ['session'],
  examAccess: ['exam-access'],
  userData: ['user-data'],
  users: ['users'],
  pricePlans: ['price-plans'],
  /** One payment order of the learner. */
  paymentOrder: (id: string) => ['payment-order', id] as const,
  /** All of them. */
  paymentOrders: ['payment-order'],
  exams: ['exams'],
  /** One paper. */
  exam: (id: string) => ['exam', id] as const,
  /** All papers. */
  allExams: ['exam'],
  /** One paper's board. */
  leaderboard: (examId: string) => ['leaderboard', examId] as const,
  /** All boards. */
  leaderboards: ['leaderboard'],
  /** One paper's board of attempts with extra time. */
  extraTimeLeaderboard: (examId: string) => ['leaderboard', examId, 'extra-time'] as const,
  myResults: ['my-results'],
  /** One of the learner's own attempts. */
  attempt: (id: string) => ['my-results', id] as const,
  advertisements: ['advertisements'],
  videos: ['videos'],
  /** Everything that only admins read. */
  admin: ['admin'],
  adminOverview: ['admin', 'overview'],
  /** Users, by page or one by one. */
  adminUsers: ['admin', 'users'],
  adminUserPage: (page: number, search: string) => ['admin', 'users', 'page', page, search] as const,
  adminUser: (id: string) => ['admin', 'users', 'one', id] as const,
  adminPlans: ['admin', 'plans'],
  adminAdvertisements: ['admin', 'advertisements'],
  adminVideos: ['admin', 'videos'],
  adminExams: ['admin', 'exams'],
  /** One paper with its keys. */
  adminExam: (id: string) => ['admin', 'exam', id] as const,
  adminMails: (page: number) => ['admin', 'mails', page] as const,
  adminPaymentOrders: (page: number) => ['admin', 'payment-orders', page] as const,
  adminPaymentNotices: (page: number) => ['admin', 'payment-notices', page] as const,
} as const

/** What belongs to one user and must be gone when another uses the device. */
export const personalKeys = [
  queryKeys.examAccess,
  queryKeys.userData,
  queryKeys.users,
  queryKeys.paymentOrders,
  queryKeys.exams,
  queryKeys.allExams,
  queryKeys.leaderboards,
  queryKeys.myResults,
  queryKeys.videos,
  queryKeys.admin,
] as const
