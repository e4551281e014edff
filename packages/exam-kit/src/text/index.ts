export { examText, rulesText, useExamText, type ExamText, type RulesText } from './exam'
export { practicePartsText } from './practice'
export { trainerText } from './trainer'
