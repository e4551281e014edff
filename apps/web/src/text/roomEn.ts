/** The sentences that the exam room needs too where it runs alone. */
export const roomEn = {
  site: {
    name: 'Naru',
    titled: (page: string) => `${page} · Naru`,
    skipToContent: 'Skip to content',
    offline: 'You are offline. What you see may be old; it is renewed as soon as the connection is back.',
    loading: 'Loading…',
    updateReady: 'A new version of Naru is ready',
    reload: 'Reload',
  },
  quiz: {
    title: 'Exam',
    loading: 'Loading exam…',
    backToExams: 'Back to Exams',
    noQuestions: 'No Questions Available',
    loggedOut: 'You are logged out. Your answers are kept on this device.',
    loggedOutText: 'Log in again, and they are sent. You do not leave the exam.',
    logIn: 'Log in',
    logInTitle: 'Log in again',
    logInText: (name: string) => `As ${name}, whose exam this is.`,
    logInTextUnnamed: 'As the learner whose exam this is.',
    otherLearner:
      'This exam belongs to another learner. Their answers are kept on this device until they log in again.',
  },
  pageErrors: {
    notFoundTitle: 'Page not found',
    notFoundText: 'There is no page at this address. It may have moved, or the link is mistyped.',
    failedTitle: 'Something went wrong',
    failedText: 'This page could not be shown. Your answers and your account are safe.',
    reload: 'Reload the page',
    home: 'Go to Home',
  },
} as const
