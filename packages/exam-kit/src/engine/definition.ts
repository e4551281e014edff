import { minutesToSeconds } from './format'

/** The two sections of an exam; reading always comes first. */
export type QuestionType = 'reading' | 'listening'

/** An option of a question, identified by its text, or by its photo if it has no text (see `optionKey`). */
export interface AnswerOption {
  /** Unique inside its question. */
  readonly id: string
  readonly text?: string
  /** URL of the picture. */
  readonly photo?: string
  /** The picture's name in the exam if `photo` is another URL; answers are saved and compared by this name. */
  readonly photoKey?: string
  /** Absent on all options if the answer keys are withheld. */
  readonly isCorrect?: boolean
}

/** One question. */
export interface Question {
  /** Unique inside the exam; the key of its stored answer. */
  readonly id: string
  /** The original id. Differs from `id` if the exam uses one id twice. */
  readonly sourceId: string
  /** The printed question number, from 1. */
  readonly number: number
  readonly type: QuestionType
  readonly text?: string
  /** URL of the picture. */
  readonly photo?: string
  /** URL of the clip of a listening question. */
  readonly audio?: string
  readonly options: readonly AnswerOption[]
  /** Present with inline answer keys only. */
  readonly explanation?: string
  /** Present with inline answer keys only. */
  readonly transcript?: string
}

/** Scores above these show 'Congratulations!' (excellent) or 'Well done!' (good). */
export interface VerdictThresholds {
  readonly excellent: number
  readonly good: number
}

/** The exam as content. Immutable while an attempt runs. */
export interface ExamDefinition {
  readonly id: string
  readonly topic: string
  /** Free text, for example '50 minutes'. */
  readonly duration: string
  /** Time limit of the reading section in seconds; 0: it ends at its start. */
  readonly readingSeconds: number
  /** Time limit of the listening section in seconds; 0: it ends at its start. */
  readonly listeningSeconds: number
  /** Reading questions first, then listening, each by number. */
  readonly questions: readonly Question[]
  /** Number of plays of each clip. */
  readonly maxPlays: number
  /** Time to answer after the last play, in ms. */
  readonly answerWindowMs: number
  /** Time to answer after a clip has failed, in ms. */
  readonly failureWindowMs: number
  /** Default: 180 and 150 marks. */
  readonly verdictThresholds?: VerdictThresholds
  /** Question ids that the exam uses more than once, for the log. */
  readonly duplicateQuestionIds: readonly string[]
}

/** A question before `createDefinition`: its ids need not be unique. */
export type RawQuestion = Omit<Question, 'sourceId'>

/** The input of {@link createDefinition}. */
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

/** Creates a definition: sorts the questions, makes their ids unique, converts minutes to seconds and applies the defaults. */
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

/** Returns the id as an internalized property key, which halves the time to look up a thousand answers. */
function asKey(id: string): string {
  return Object.keys({ [id]: true })[0] ?? id
}

/** Returns `id`, or `id~2`, `id~3`… if it is used, and adds it to `used`. */
function claimId(id: string, used: Set<string>): string {
  let free = id
  for (let copy = 2; used.has(free); copy += 1) free = `${id}~${copy}`
  used.add(free)
  return asKey(free)
}
