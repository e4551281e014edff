/**
 * Areas of law and of the exam's rules. One with a stale translation is shown in English as a whole: an old translation would promise
 * what no longer holds.
 */
export const ruleAreas: readonly string[] = [
  'guidelines',
  'privacyPolicy',
  'refundPolicy',
  'rules',
  'termsAndConditions',
]

/**
 * The beginnings of the names of pictures that show an area, in `.storybook/pictures`. Other areas are shown by those that begin with their
 * name, such as `pages-admin`.
 */
export const picturePrefixes: Readonly<Record<string, readonly string[]>> = {
  account: ['pages-signup', 'pages-email-verify', 'pages-reset-password'],
  analysis: ['pages-my-result-review'],
  editor: ['pages-desk-editor'],
  exam: [
    'exam-kit-examroom-reading',
    'exam-kit-questionnavigator',
    'exam-kit-resultreview',
    'exam-kit-examroom-a-graded-exam',
    'exam-kit-leaderboard',
  ],
  examRoom: ['pages-quiz'],
  messages: ['pages-login'],
  plans: ['pages-pricing', 'pages-payment'],
  purchases: ['pages-pricing', 'pages-payment'],
  practiceParts: ['pages-practice', 'exam-kit-wordcard'],
  scoreReports: ['pages-scorereport'],
  resultLinks: ['pages-quiz-saving', 'exam-kit-examroom-a-graded-exam'],
  rules: ['exam-kit-examroom', 'pages-quiz-leave'],
  twoStep: ['pages-admin-two-step', 'pages-admin-security'],
  sessions: ['pages-profile'],
  shared: ['pages-login', 'pages-errors'],
  student: ['pages-dashboard', 'pages-exams', 'pages-leaderboard', 'pages-my-result', 'pages-profile'],
  ui: ['ui'],
  words: ['exam-kit-wordcard'],
}
