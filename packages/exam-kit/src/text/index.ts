export { examText, groupTitle, rulesText, useExamText, useRulesText, type ExamText, type RulesText } from './exam'
export { practicePartsText, usePracticePartsText } from './practice'
export { contentLanguage } from '@naru/ui/language'
