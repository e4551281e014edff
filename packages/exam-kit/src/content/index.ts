export type {
  ExamAnswers,
  ExamTexts,
  Paper,
  PaperGroup,
  PaperOption,
  PaperQuestion,
  PaperSection,
  PaperTags,
  PaperTurn,
  ScriptLine,
  StoredOption,
  StoredPaper,
  StoredQuestion,
  Translations,
} from './paper'
export { fileFields, pathsOf, withFiles, withNewIds, withoutIds, writtenPaper } from './paper'
export type { PathOf, View } from './examFor'
export { examFor, groupOf, optionText, questionFor, transcriptOf, unreviewedOf } from './examFor'
export type { Fault, SourceList, SourceLocation } from './fault'
export { faultLine } from './fault'
export { checkKeys, checkList, checkTexts, fieldsIn, isFields, textOf } from './fields'
export type { Fields, Report } from './fields'
export { checkTags, editions, families, levels, sectors, sounds } from './tags'
export { languages } from '../generated/contract'
export { byLanguage, checkOtherLanguages, otherLanguages } from './readFields'
export { checkQuestion, NO_KEY } from './checkQuestion'
export { checkExam } from './checkExam'
export type { CheckedExam, ExamSource } from './checkExam'
export { keyPositionFaults } from './keyPositions'
export { minutesOf, sectionsOf } from './sections'
export { budgetLine, timeBudgets } from './timeBudget'
export type { TimeBudget } from './timeBudget'
export { optionalProp } from './optionalProp'
export { minutesFor, secondsPerWord } from './practiceTime'
export { folded, searchFolding } from './searchText'
export { isolate } from './isolate'
