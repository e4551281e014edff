/** One option as a content author writes it. */
export interface SourceOption {
  text?: string
  photo?: string
  correct: boolean
}

/** One line of what a clip says. Voice a is a woman, b a man, q the narrator. */
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
  /** What the clip says, where it is not written as a script. */
  transcript?: string
  options: SourceOption[]
  explanation?: string
}

/** One exam as its author wrote it, checked. */
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

/** Where a fault of a question is. */
export interface Place {
  /** The file (and sheet) it is in, as the author knows it. */
  file: string
  /** The row of a spreadsheet, from 1. */
  row?: number
  /** The question's number, or its place in the list where it has none. */
  question?: number | string
}

/** Something an author must put right. */
export interface Fault extends Place {
  message: string
}

/** A fault on one line. */
export const faultLine = ({ file, row, question, message }: Fault): string =>
  [
    file,
    ...(row === undefined ? [] : [`row ${row}`]),
    ...(question === undefined ? [] : [`question ${question}`]),
  ].join(', ') + `: ${message}`
