export {
  examText,
  practicePartsText,
  rulesOriginal,
  rulesText,
  useExamText,
  usePracticeQuestionText,
  useRulesText,
  useWordText,
} from './areas'
export { contentLanguage } from './language'
export type { PracticeQuestionText, PracticePartsText, WordText } from './practicePartsTypes'
export type { ReviewText } from './review'
export type { ExamText, NoticeText, RulesText, SectionWords } from './types'
