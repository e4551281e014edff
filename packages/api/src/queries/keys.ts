/** The key of every query. The key of a list is never a prefix of an exam's: invalidating lists does not refetch a running exam. */
export const queryKeys = {
  session: ['session'],
  examAccess: ['exam-access'],
  userData: ['user-data'],
  profile: ['profile'],
  notifications: ['notifications'],
  studyMails: ['study-mails'],
  leaderboardSettings: ['leaderboard-settings'],
  sessions: ['sessions'],
  users: ['users'],
  pricePlans: ['price-plans'],
  purchases: ['purchases'],
  paymentOrder: (id: string) => ['payment-order', id] as const,
  /** Prefix of all `paymentOrder` keys. */
  paymentOrders: ['payment-order'],
  exams: ['exams'],
  exam: (id: string) => ['exam', id] as const,
  /** Prefix of all `exam` keys. */
  allExams: ['exam'],
  runningExam: (userId: string) => ['running-exam', userId] as const,
  /** Prefix of all `runningExam` keys. */
  runningExams: ['running-exam'],
  leaderboard: (examId: string) => ['leaderboard', examId] as const,
  /** Prefix of all leaderboard keys. */
  leaderboards: ['leaderboard'],
  extraTimeLeaderboard: (examId: string) => ['leaderboard', examId, 'extra-time'] as const,
  myResults: ['my-results'],
  attempt: (id: string) => ['my-results', id] as const,
  attemptAnalysis: (id: string) => ['my-results', id, 'analysis'] as const,
  scoreReport: (attemptId: string) => ['my-results', attemptId, 'scoreReport'] as const,
  scoreReportCheck: (number: string) => ['score report-check', number] as const,
  /** Prefix of all keys of practice and words. */
  practice: ['practice'],
  /** It changes with the cards and the exam date. */
  today: ['practice', 'today'],
  practiceCards: (filter: object) => ['practice', 'cards', filter] as const,
  practiceTopics: ['practice', 'topics'],
  drill: (filter: object) => ['practice', 'drill', filter] as const,
  wordList: (filter: object) => ['practice', 'words', filter] as const,
  wordPractice: (filter: object) => ['practice', 'words', 'today', filter] as const,
  advertisements: ['advertisements'],
  videos: ['videos'],
  /** Prefix of all admin keys. */
  admin: ['admin'],
  adminOverview: ['admin', 'overview'],
  /** Prefix of user pages and single users. */
  adminUsers: ['admin', 'users'],
  adminUserPage: (page: number, search: string) => ['admin', 'users', 'page', page, search] as const,
  adminUser: (id: string) => ['admin', 'users', 'one', id] as const,
  adminPlans: ['admin', 'plans'],
  adminAdvertisements: ['admin', 'advertisements'],
  adminVideos: ['admin', 'videos'],
  adminExams: ['admin', 'exams'],
  /** The preview with answer keys. */
  adminExam: (id: string) => ['admin', 'exam', id] as const,
  adminExamStatistics: (id: string, version: number | undefined) =>
    ['admin', 'exam', id, 'statistics', version] as const,
  adminFloors: ['admin', 'floors'],
  adminSettings: ['admin', 'settings'],
  adminAudit: (query: object) => ['admin', 'audit', query] as const,
  adminMails: (page: number) => ['admin', 'mails', page] as const,
  /** Prefix of the pages of messages. */
  adminMessages: ['admin', 'messages'],
  adminMessagePage: (query: object) => ['admin', 'messages', query] as const,
  adminPaymentOrders: (page: number) => ['admin', 'payment-orders', page] as const,
  adminTwoStep: ['admin', 'two-step'],
  /** Prefix of all keys of the papers of the desk. */
  papers: ['papers'],
  paperList: ['papers', 'list'],
  writers: ['papers', 'writers'],
  paper: (id: string) => ['papers', 'one', id] as const,
  /** Prefix of the pages of a paper's history. */
  paperRevisions: (id: string) => ['papers', 'revisions', id] as const,
  paperRevisionPage: (id: string, page: number) => ['papers', 'revisions', id, page] as const,
  paperRevision: (id: string, revision: number) => ['papers', 'revision', id, revision] as const,
  bankItems: (query: object) => ['papers', 'bank', query] as const,
  adminPaymentNotices: (page: number) => ['admin', 'payment-notices', page] as const,
  /** Prefix of all pages of the media library. */
  deskMedia: ['desk-media'],
  deskMediaPage: (query: object) => ['desk-media', query] as const,
  outline: (line: object) => ['outline', line] as const,
  speakers: ['speakers'],
  /** Below the papers, whose changes change it; files and speakers change it, too. */
  quotas: ['papers', 'quotas'],
  /** Prefix of the takes of all papers. */
  takes: ['takes'],
  takesOf: (paper: string, item: string | undefined) => ['takes', paper, item] as const,
} as const

/** The data of one user, cleared at login and logout. */
export const personalKeys = [
  queryKeys.examAccess,
  queryKeys.userData,
  queryKeys.profile,
  queryKeys.notifications,
  queryKeys.studyMails,
  queryKeys.leaderboardSettings,
  queryKeys.sessions,
  queryKeys.users,
  queryKeys.purchases,
  queryKeys.paymentOrders,
  queryKeys.exams,
  queryKeys.allExams,
  queryKeys.runningExams,
  queryKeys.leaderboards,
  queryKeys.myResults,
  queryKeys.practice,
  queryKeys.videos,
  queryKeys.admin,
  queryKeys.papers,
  queryKeys.deskMedia,
  queryKeys.speakers,
  queryKeys.takes,
] as const
