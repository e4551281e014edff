export { englishExamText } from './english'
export { contentLanguage } from './language'
export { ExamTextProvider, useExamText, type ExamTextProviderProps } from './provider'
export type { ExamText, NoticeText } from './types'
