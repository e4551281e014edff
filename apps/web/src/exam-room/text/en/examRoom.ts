/** The sentences of the exam room that are not the exam kit's. */
export const text = {
  title: 'Exam',
  loading: 'Loading exam…',
  backToExams: 'Back to Exams',
  noQuestions: 'No Questions Available',
  loggedOut: 'You are logged out. Your answers are saved on this device.',
  loggedOutText: 'Log in again to send them. The exam stays open.',
  logIn: 'Log in',
  logInTitle: 'Log in again',
  logInText: (name: string) => `Log in as ${name} to continue this exam.`,
  logInTextUnnamed: 'Log in as the learner who started this exam.',
  otherLearner: 'This exam belongs to another learner. Their answers are saved on this device until they log in again.',
} as const
