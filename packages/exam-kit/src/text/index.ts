export {
  examText,
  practicePartsText,
  recorderText,
  rulesText,
  useExamText,
  usePracticeQuestionText,
  useRecorderText,
  useRulesText,
  useWordText,
} from './areas'
export { contentLanguage } from '@naru/ui/language'
export type { PracticeQuestionText, PracticePartsText, WordText } from './practicePartsTypes'
export { lineStatuses, type LineStatus, type RecorderText } from './recorderTypes'
export type { ReviewText } from './review'
export type { ExamText, NoticeText, RulesText, SectionWords } from './types'
