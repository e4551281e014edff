import { minutesToSeconds } from './format'
import type { QuestionHelp } from './help'

/** How a section plays its clips. Such a section goes from question to question by itself. */
export interface Playback {
  /** Number of plays of each clip. */
  readonly maxPlays: number
  /** Time to answer after the last play, in ms. */
  readonly answerWindowMs: number
  /** Time to answer after a clip has failed, in ms. */
  readonly failureWindowMs: number
}

/** A part of an exam with a time limit of its own. */
export interface Section {
  /** Unique inside the exam. Stored as the phase of a running attempt. */
  readonly id: string
  /** For example 'Reading'. */
  readonly title: string
  /** Time limit; 0: the section ends at its start. */
  readonly seconds: number
  /** `free`: any question at any time, with flags. `one-way`: the next question only. */
  readonly navigation: 'free' | 'one-way'
  /** Absent: the section has no clips. With it the navigation is one-way. */
  readonly playback?: Playback
}

/** A passage, picture or recording with several questions. */
export interface QuestionGroup {
  /** Unique inside the exam. */
  readonly id: string
  readonly text?: string
  /** URL of the picture. */
  readonly photo?: string
}

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

export interface Question {
  /** Unique inside the exam; the key of its stored answer. */
  readonly id: string
  /** The original id. Differs from `id` if the exam uses one id twice. */
  readonly sourceId: string
  /** The printed question number, from 1. */
  readonly number: number
  /** Id of its section. */
  readonly section: string
  /** Id of its group, if it has one. The questions of a group follow one another. */
  readonly group?: string
  /** In a group: with the group's text. */
  readonly text?: string
  /** In a group: the question without the group's text. */
  readonly stem?: string
  /** URL of the picture; in a group the group's, too. */
  readonly photo?: string
  /** What a chart in the picture shows: its title, then a line `name | value` for each value. */
  readonly chart?: string
  /** URL of the clip; the questions of a group have the same. */
  readonly audio?: string
  /** Where each play of the clip after the first begins, in seconds. @default 0 */
  readonly audioStart?: number
  readonly options: readonly AnswerOption[]
  /** Whether the clip speaks the options, which show their numbers only. @default false */
  readonly hasSpokenOptions?: boolean
  /** Present with inline answer keys only. */
  readonly explanation?: string
  /** Present with inline answer keys only. */
  readonly transcript?: string
  /** Present with inline answer keys only. */
  readonly help?: QuestionHelp
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
  /** In order; at least one. */
  readonly sections: readonly [Section, ...Section[]]
  /** The groups that questions name. */
  readonly groups: readonly QuestionGroup[]
  /** Section by section, each by number. */
  readonly questions: readonly Question[]
  /** @default 90 % and 75 % of the marks */
  readonly verdictThresholds?: VerdictThresholds
  /** Question ids that the exam uses more than once, for the log. */
  readonly duplicateQuestionIds: readonly string[]
}

/** A question whose id need not be unique in its exam. With an unknown section it belongs to the first one. */
export type RawQuestion = Omit<Question, 'sourceId'>

/** The parts of a definition whose ids need not be unique, with the questions in any order. */
export type DefinitionParts = Omit<ExamDefinition, 'questions' | 'duplicateQuestionIds'> & {
  readonly questions: readonly RawQuestion[]
}

export const defaultPlayback: Playback = { maxPlays: 2, answerWindowMs: 5000, failureWindowMs: 30_000 }

/** The two sections of an exam that names none. @param minutes anything that is not a positive number becomes 0 seconds */
export function readingAndListening(minutes: { reading: unknown; listening: unknown }): [Section, Section] {
  return [
    { id: 'reading', title: 'Reading', seconds: minutesToSeconds(minutes.reading), navigation: 'free' },
    {
      id: 'listening',
      title: 'Listening',
      seconds: minutesToSeconds(minutes.listening),
      navigation: 'one-way',
      playback: defaultPlayback,
    },
  ]
}

/** Creates a definition: sorts the questions and makes all ids unique. */
export function createDefinition({ questions: raw, ...parts }: DefinitionParts): ExamDefinition {
  const used = new Set(['finished'])
  const [first, ...others] = parts.sections
  const named = (section: Section): Section => ({
    ...section,
    id: claimId(section.id, used),
    navigation: section.playback ? 'one-way' : section.navigation,
  })
  const sections: ExamDefinition['sections'] = [named(first), ...others.map(named)]
  const { questions, duplicates } = withUniqueIds(inExamOrder(raw, sections))
  return { ...parts, sections, questions, duplicateQuestionIds: duplicates }
}

function inExamOrder(questions: readonly RawQuestion[], sections: readonly [Section, ...Section[]]): RawQuestion[] {
  const place = new Map(sections.map(({ id }, index) => [id, index]))
  return questions
    .map((question) => (place.has(question.section) ? question : { ...question, section: sections[0].id }))
    .toSorted((a, b) => (place.get(a.section) ?? 0) - (place.get(b.section) ?? 0) || a.number - b.number)
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

/** @returns `id`, or `id~2`, `id~3`… if it is used, and adds it to `used` */
function claimId(id: string, used: Set<string>): string {
  let free = id
  for (let copy = 2; used.has(free); copy += 1) free = `${id}~${copy}`
  used.add(free)
  return free
}
