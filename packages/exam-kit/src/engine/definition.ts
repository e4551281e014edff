import { minutesToSeconds } from './format'

/** The two sections of an exam; reading always comes first. */
export type QuestionType = 'reading' | 'listening'

/** One option of a question. It is identified by its text, or by its photo if it has no text (see `optionKey`). */
export interface AnswerOption {
  /** Unique inside its question. */
  readonly id: string
  readonly text?: string
  /** Address of the picture. */
  readonly photo?: string
  /** The picture as the exam names it, where `photo` is not that itself; answers are saved and compared under this name. */
  readonly photoKey?: string
  /** Absent on every option of an exam whose keys are withheld. */
  readonly isCorrect?: boolean
}

/** One question. */
export interface Question {
  /** Unique inside the exam; the key under which its answer is kept. */
  readonly id: string
  /** The id as the exam gave it. Differs from `id` only where the exam used one id twice. */
  readonly sourceId: string
  /** The printed question number, from 1. */
  readonly number: number
  readonly type: QuestionType
  readonly text?: string
  /** Address of the picture. */
  readonly photo?: string
  /** Address of the clip of a listening question. */
  readonly audio?: string
  readonly options: readonly AnswerOption[]
  /** Only where keys are given inline. */
  readonly explanation?: string
  /** Only where keys are given inline. */
  readonly transcript?: string
}

/** Marks strictly above which an exam says 'Congratulations!' (excellent) or 'Well done!' (good). */
export interface VerdictThresholds {
  readonly excellent: number
  readonly good: number
}

/** Everything the engine needs to know about an exam. It never changes while the exam runs. */
export interface ExamDefinition {
  readonly id: string
  readonly topic: string
  /** Free text, as '50 minutes'. */
  readonly duration: string
  /** Time limit of the reading section in seconds; 0: over as soon as it begins. */
  readonly readingSeconds: number
  /** Time limit of the listening section in seconds; 0: over as soon as it begins. */
  readonly listeningSeconds: number
  /** Reading questions first, then listening, each by number. */
  readonly questions: readonly Question[]
  /** How often a clip is played. */
  readonly maxPlays: number
  /** How long options stay open after the last play, in ms. */
  readonly answerWindowMs: number
  /** How long a question stays after its clip failed, in ms. */
  readonly failureWindowMs: number
  /** Absent: 180 and 150 marks. */
  readonly verdictThresholds?: VerdictThresholds
  /** Question ids that the exam used more than once; for the log. */
  readonly duplicateQuestionIds: readonly string[]
}

/** A question before `createDefinition`: like `Question`, but its ids need not be unique. */
export type RawQuestion = Omit<Question, 'sourceId'>

/** An exam as it comes from outside. */
export interface RawExam {
  readonly id: string
  readonly topic: string
  readonly duration: string
  /** Anything that is not a positive number of minutes becomes 0 seconds. */
  readonly readingTimeMinutes: unknown
  /** Anything that is not a positive number of minutes becomes 0 seconds. */
  readonly listeningTimeMinutes: unknown
  readonly questions: readonly RawQuestion[]
  /** @default 2 */
  readonly maxPlays?: number
  /** @default 5000 */
  readonly answerWindowMs?: number
  /** @default 30000 */
  readonly failureWindowMs?: number
  readonly verdictThresholds?: VerdictThresholds
}

/** Sorts the questions, makes their ids unique, turns minutes into seconds and fills in the defaults. */
export function createDefinition(raw: RawExam): ExamDefinition {
  const { questions, duplicates } = withUniqueIds(inExamOrder(raw.questions))
  return {
    id: raw.id,
    topic: raw.topic,
    duration: raw.duration,
    readingSeconds: minutesToSeconds(raw.readingTimeMinutes),
    listeningSeconds: minutesToSeconds(raw.listeningTimeMinutes),
    questions,
    maxPlays: raw.maxPlays ?? 2,
    answerWindowMs: raw.answerWindowMs ?? 5000,
    failureWindowMs: raw.failureWindowMs ?? 30_000,
    ...(raw.verdictThresholds && { verdictThresholds: raw.verdictThresholds }),
    duplicateQuestionIds: duplicates,
  }
}

function inExamOrder(questions: readonly RawQuestion[]): RawQuestion[] {
  const section = (question: RawQuestion) => (question.type === 'listening' ? 1 : 0)
  return questions.toSorted((a, b) => section(a) - section(b) || a.number - b.number)
}

function withUniqueIds(raw: readonly RawQuestion[]): { questions: Question[]; duplicates: string[] } {
  const used = new Set<string>()
  const duplicates = new Set<string>()
  const questions = raw.map((question) => {
    if (used.has(question.id)) duplicates.add(question.id)
    return {
      ...question,
      id: claimId(question.id, used),
      sourceId: question.id,
      options: uniqueOptions(question.options),
    }
  })
  return { questions, duplicates: [...duplicates] }
}

function uniqueOptions(options: readonly AnswerOption[]): AnswerOption[] {
  const used = new Set<string>()
  return options.map((option) => ({ ...option, id: claimId(option.id, used) }))
}

/** The same text as the engine's own key: looking up a thousand answers by it takes half the time. */
function asKey(id: string): string {
  return Object.keys({ [id]: true })[0] ?? id
}

/** Returns `id`, or `id~2`, `id~3`… where it is taken, and notes it as taken. */
function claimId(id: string, used: Set<string>): string {
  let free = id
  for (let copy = 2; used.has(free); copy += 1) free = `${id}~${copy}`
  used.add(free)
  return asKey(free)
}
