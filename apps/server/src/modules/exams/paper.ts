/** One option as it is stored, key included. Media are media names, not paths. */
export interface PaperOption {
  id: string
  text?: string
  photo?: string
  isCorrect: boolean
}

/** One question as it is stored, key included. */
export interface PaperQuestion {
  id: string
  number: number
  type: 'reading' | 'listening'
  text?: string
  photo?: string
  audio?: string
  options: PaperOption[]
  explanation?: string
  transcript?: string
}

/** One version of an exam as it is stored: everything, keys included. Never sent to anybody as it is. */
export interface Paper {
  topic: string
  description: string
  duration: string
  photo?: string
  guidelines: string[]
  readingTimeMinutes: number
  listeningTimeMinutes: number
  /** Marks strictly above which the verdict is Congratulations! or Well done!. */
  verdictThresholds?: { excellent: number; good: number }
  questions: PaperQuestion[]
}

/** Chosen option's text or photo path by question id. */
export type PaperAnswers = Record<string, string>
