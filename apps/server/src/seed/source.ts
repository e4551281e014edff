/** One option as a content author writes it. */
export interface SourceOption {
  text?: string
  photo?: string
  correct: boolean
}

/** One line of a clip's script. Voice a is a woman, b a man, q the narrator. */
export interface SourceLine {
  voice: string
  text: string
}

/** One question as a content author writes it. Files are paths inside the exam's folder. */
export interface SourceQuestion {
  number: number
  type: 'reading' | 'listening'
  text?: string
  photo?: string
  audio?: string
  script: SourceLine[]
  /** Text of the clip, instead of a script. */
  transcript?: string
  options: SourceOption[]
  explanation?: string
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
  questions: SourceQuestion[]
}

/** Location of a fault. */
export interface SourceLocation {
  /** The file, and the sheet of a workbook. */
  file: string
  /** The row of a spreadsheet, from 1. */
  row?: number
  /** The question's number, or its position in the list if it has none. */
  question?: number | string
}

/** A fault that the author must correct. */
export interface Fault extends SourceLocation {
  message: string
}

/** Formats a fault as one line. */
export const faultLine = ({ file, row, question, message }: Fault): string =>
  [
    file,
    ...(row === undefined ? [] : [`row ${row}`]),
    ...(question === undefined ? [] : [`question ${question}`]),
  ].join(', ') + `: ${message}`
