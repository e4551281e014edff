export { PracticeQuestion, type PracticeQuestionProps } from './PracticeQuestion'
export type { PracticeWait } from './PracticeOutcome'
