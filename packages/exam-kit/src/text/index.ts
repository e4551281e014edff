export {
  examText,
  practicePartsText,
  recorderText,
  useExamText,
  usePracticeQuestionText,
  useRecorderText,
  useWordText,
} from './areas'
export { contentLanguage } from './language'
export type { PracticeQuestionText, PracticePartsText, WordText } from './practicePartsTypes'
export { lineStatuses, type LineStatus, type RecorderText } from './recorderTypes'
export type { ReviewText } from './review'
export type { ExamText, NoticeText, RulesText, SectionWords } from './types'
