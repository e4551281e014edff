export type {
  ExamAnswers,
  ExamContent,
  ExamGroup,
  ExamOption,
  ExamQuestion,
  ExamSection,
  ExamTags,
  ExamTexts,
} from './content'
export type {
  Fault,
  SourceExam,
  SourceGroup,
  SourceHelp,
  SourceLine,
  SourceList,
  SourceLocation,
  SourceOption,
  SourceQuestion,
  SourceTranslations,
} from './source'
export { faultLine } from './source'
export { checkKeys, checkList, checkTexts, fieldsIn, isFields, textOf } from './fields'
export type { Fields, Report } from './fields'
export { checkTags, editions, families, levels, sectors, sounds } from './tags'
export { byLanguage, helpFields, languages, otherLanguages } from './checkHelp'
export { checkQuestion, NO_KEY } from './checkQuestion'
export { checkExam } from './checkExam'
export type { CheckedExam, ExamSource } from './checkExam'
export { sectionsOf } from './sections'
export { budgetLine, timeBudgets } from './timeBudget'
export type { TimeBudget } from './timeBudget'
export { examFromSource, pathsOf, privateMediaOf, questionFromSource, transcriptOf } from './contentFromSource'
export { optionalProp } from './optionalProp'
export { secondsPerWord } from './wordTime'
export { folded, searchFolding } from './searchText'
export { isolate } from './isolate'
