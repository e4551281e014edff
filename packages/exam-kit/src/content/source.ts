import type { ExamSection, ExamTags, ExamTexts } from './content'

/** One option as a content author writes it: with text, a picture or both, or spoken by the clip. */
export interface SourceOption {
  text?: string
  photo?: string
  spoken?: string
  /** Why it is wrong, in English. */
  note?: string
  notes?: Record<string, string>
  correct: boolean
}

/** One line of a clip's script. Voice a is a woman, b a man, q the narrator. */
export interface SourceLine {
  voice: string
  text: string
}

/** Stem and transcript by language. */
export type SourceTranslations = Record<string, { text?: string; transcript?: string }>

/** What helps to learn from a question. */
export interface SourceHelp {
  /** In English. */
  explanation?: string
  /** In other languages. */
  explanations?: Record<string, string>
  translations?: SourceTranslations
  /** Languages whose texts no person has reviewed. @default all of the question's but English */
  unreviewed?: string[]
  vocabulary?: string[]
  tags?: ExamTags
}

/** One question as a content author writes it. Files are paths inside the exam's folder. */
export interface SourceQuestion extends SourceHelp {
  /** 0 in the bank, whose questions have none. */
  number: number
  type: 'reading' | 'listening'
  /** Lineage: unique inside the exam. @default that of the same question before, else a new one */
  item?: string
  /** Id of its section. @default its type */
  section?: string
  group?: string
  /** In a group: without the group's text. */
  text?: string
  photo?: string
  /** The clip that the exam plays. */
  audio?: string
  /** The clip for review and practice, without number, instruction and time to answer. @default `audio` */
  dialogue?: string
  script: SourceLine[]
  /** Text of the clip, instead of a script. */
  transcript?: string
  /** Voice of the spoken options. */
  spokenBy?: 'a' | 'b'
  options: SourceOption[]
}

/** A passage, picture or recording of several questions. */
export interface SourceGroup {
  id: string
  text?: string
  photo?: string
  audio?: string
  dialogue?: string
  script: SourceLine[]
  transcript?: string
  translations?: SourceTranslations
}

/** One validated exam as its author wrote it. */
export interface SourceExam {
  id: string
  topic: string
  description: string
  duration: string
  photo?: string
  readingTimeMinutes: number
  listeningTimeMinutes: number
  verdictThresholds?: { excellent: number; good: number }
  guidelines: string[]
  /** Texts by language. */
  translations?: Record<string, ExamTexts>
  /** Languages of the translations that no person has reviewed. @default all */
  unreviewed?: string[]
  /** @default reading and listening with the minutes above */
  sections?: ExamSection[]
  groups?: SourceGroup[]
  questions: SourceQuestion[]
}

/** A list of an exam's file. */
export type SourceList = 'questions' | 'groups' | 'sections'

export interface SourceLocation {
  /** The file, and the sheet of a workbook. */
  file: string
  /** The row of a spreadsheet, from 1. */
  row?: number
  /** The question's number or item, or its position in the list if it has none. */
  question?: number | string
  /** The word's id, or its position in the list if it has none. */
  word?: string
}

/** A fault that the author must correct. */
export interface Fault extends SourceLocation {
  /** The end of a sentence. */
  message: string
  /** Path of the field inside the exam, such as `questions.3.options.1.text`; absent: the whole exam or file. */
  field?: string
}

export const faultLine = ({ file, row, question, word, message }: Fault): string =>
  [
    file,
    ...(row === undefined ? [] : [`row ${row}`]),
    ...(question === undefined ? [] : [`question ${question}`]),
    ...(word === undefined ? [] : [`word ${word}`]),
  ].join(', ') + `: ${message}`
