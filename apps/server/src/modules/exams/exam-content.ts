/** One option as stored, including its key. Media are media names, not paths. */
export interface ExamOption {
  id: string
  text?: string
  photo?: string
  isCorrect: boolean
}

/** One question as stored, including its key. */
export interface ExamQuestion {
  id: string
  number: number
  type: 'reading' | 'listening'
  text?: string
  photo?: string
  audio?: string
  options: ExamOption[]
  explanation?: string
  transcript?: string
}

/** One version of an exam as stored, including its keys. Never sent as it is. */
export interface ExamContent {
  topic: string
  description: string
  duration: string
  photo?: string
  guidelines: string[]
  readingTimeMinutes: number
  listeningTimeMinutes: number
  /** Marks strictly above which the verdict is Congratulations! or Well done!. */
  verdictThresholds?: { excellent: number; good: number }
  questions: ExamQuestion[]
}

/** Chosen option's text or photo path by question id. */
export type ExamAnswers = Record<string, string>
