export { PracticeQuestion, type PracticeQuestionProps } from './PracticeQuestion'
export type { PracticeWait } from './PracticeOutcome'
export { hasKey } from './practiceItem'
