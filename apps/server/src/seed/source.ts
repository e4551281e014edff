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
  options: SourceOption[]
  explanation?: string
}

/** One `exam.yaml`, checked. */
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

/** Something an author must put right. */
export interface Fault {
  /** The file it is in, as the author knows it. */
  file: string
  /** The question's number, or its place in the list where it has none. */
  question?: number | string
  message: string
}

/** A fault on one line. */
export const faultLine = ({ file, question, message }: Fault): string =>
  question === undefined ? `${file}: ${message}` : `${file}, question ${question}: ${message}`
