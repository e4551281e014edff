import { createTextArea, type Widened } from '../shared/text'

/** The sentences of the exam room that are not the exam kit's. */
export const examRoomEn = {
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
  otherLearner: 'This exam belongs to another learner. Their answers are kept on this device until they log in again.',
} as const

/** The catalogue that a language fills. */
export type ExamRoomText = Widened<typeof examRoomEn>

export const [ExamRoomTextProvider, useExamRoomText] = createTextArea<ExamRoomText>(examRoomEn)
