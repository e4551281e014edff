import type { AnswerOption, ExamDefinition, Playback, Question, Section } from './exam/definition'
import { optionKey } from './exam/options'
import type { ExamState, Phase } from './state'

/** @returns the current question; undefined in an exam without questions */
export function currentQuestion(definition: ExamDefinition, state: ExamState): Question | undefined {
  return definition.questions[state.index]
}

/** @returns the chosen option of a question; undefined while it is unanswered */
export function chosenOption(question: Question, state: ExamState): AnswerOption | undefined {
  const optionId = state.choices[question.id]
  return optionId === undefined ? undefined : question.options.find((option) => option.id === optionId)
}

export function isAnswered(question: Question, state: ExamState): boolean {
  return chosenOption(question, state) !== undefined
}

/** @returns the answers in the format of storage and server: question id → text or photo of the chosen option */
export function userAnswers(definition: ExamDefinition, state: ExamState): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const question of definition.questions) {
    const option = chosenOption(question, state)
    if (option) answers[question.id] = optionKey(option)
  }
  return answers
}

/** Whether the exam has inline answer keys. Then the client scores; otherwise the server does. */
export function hasKeys(definition: ExamDefinition): boolean {
  return definition.questions.some((question) => question.options.some((option) => option.isCorrect !== undefined))
}

/** @returns the current section; undefined after the finish */
export function currentSection({ sections }: ExamDefinition, state: ExamState): Section | undefined {
  return sections.find(({ id }) => id === state.phase)
}

/** @returns the next section that has questions; undefined in the last one */
export function nextSection(definition: ExamDefinition, state: ExamState): Section | undefined {
  return definition.sections.find(
    ({ id }, index) =>
      index > phaseOrder(definition, state.phase) && definition.questions.some(({ section }) => section === id),
  )
}

/** @returns the place of a phase: that of its section, from 0; the finish comes last */
export function phaseOrder({ sections }: ExamDefinition, phase: Phase): number {
  const place = sections.findIndex(({ id }) => id === phase)
  return place === -1 ? sections.length : place
}

/** @returns the positions of a section's questions in the whole exam, in order */
export function sectionIndexes({ questions }: ExamDefinition, sectionId: string): readonly number[] {
  return questions.flatMap(({ section }, index) => (section === sectionId ? index : []))
}

/** What the questions of a group share. */
export type SharedContent = 'recording' | 'text' | 'picture'

/** Questions that follow one another: one alone, or those of a group. */
export interface QuestionBlock {
  /** Positions in the whole exam, from 0. */
  readonly indexes: readonly [number, ...number[]]
  /** Present if there are several. */
  readonly shared?: SharedContent
}

export function questionBlocks(definition: ExamDefinition, { id, playback }: Section): readonly QuestionBlock[] {
  const groupAt = (index: number | undefined) => definition.questions[index ?? -1]?.group
  const blocks: [number, ...number[]][] = []
  for (const index of sectionIndexes(definition, id)) {
    const last = blocks.at(-1)
    if (last && groupAt(index) !== undefined && groupAt(index) === groupAt(last[0])) last.push(index)
    else blocks.push([index])
  }
  const sharedIn = (group: string | undefined): SharedContent => {
    if (playback) return 'recording'
    return definition.groups.find((each) => each.id === group)?.text === undefined ? 'picture' : 'text'
  }
  return blocks.map((indexes) => ({
    indexes,
    ...(indexes.length > 1 && { shared: sharedIn(groupAt(indexes[0])) }),
  }))
}

const noPlayback: Playback = { maxPlays: 0, answerWindowMs: 0, failureWindowMs: 0 }

/** @returns the playback of the current section; nothing is played in a section without one */
export function playbackOf(definition: ExamDefinition, state: ExamState): Playback {
  return currentSection(definition, state)?.playback ?? noPlayback
}

/** @returns the seconds where the present play of the current clip begins: the first one at 0, others after number and instruction */
export function playStart(definition: ExamDefinition, state: ExamState): number {
  return state.plays === 0 ? 0 : (currentQuestion(definition, state)?.audioStart ?? 0)
}

/** @returns the question whose clip the question at `index` uses: the first one of its group, else itself */
export function clipQuestion({ questions }: ExamDefinition, index: number): Question | undefined {
  const question = questions[index]
  if (question?.group === undefined) return question
  return questions.find(({ group, section }) => group === question.group && section === question.section)
}

/** @returns the questions under which plays are counted: those with playback, the first one of each group */
export function clipQuestions(definition: ExamDefinition): readonly Question[] {
  const withPlayback = new Set(definition.sections.flatMap(({ id, playback }) => (playback ? id : [])))
  return definition.questions.filter(
    (question, index) => withPlayback.has(question.section) && clipQuestion(definition, index) === question,
  )
}

/** @returns the index of the first unanswered question of the current section from `from` on; -1 if there is none */
export function unansweredIndex(definition: ExamDefinition, state: ExamState, from = 0): number {
  return definition.questions.findIndex(
    (question, index) => index >= from && question.section === state.phase && !isAnswered(question, state),
  )
}

/** Whether every question of the current section has an answer. */
export function isSectionComplete(definition: ExamDefinition, state: ExamState): boolean {
  return unansweredIndex(definition, state) === -1
}

/** Whether the options of the current question can be chosen now. */
export function areOptionsOpen({ phase, startedAt, clip }: ExamState): boolean {
  if (clip.status === 'silent') return startedAt !== null && phase !== 'finished'
  return clip.status === 'blocked' || clip.status === 'failed' || clip.status === 'answering'
}

/** One cell of the Question Navigator. */
export interface NavigatorCell {
  /** Position in the whole exam, from 0: the `index` of `goTo`. */
  readonly index: number
  readonly questionId: string
  readonly number: number
  /** Position of the chosen option, from 1, or null. */
  readonly chosenPosition: number | null
  readonly isCurrent: boolean
  /** Whether the candidate has flagged it for review. */
  readonly isFlagged: boolean
  /** Whether `goTo` is allowed now. */
  readonly isReachable: boolean
}

/** @returns the cell of the question at `index`; undefined beyond the last */
export function navigatorCell(definition: ExamDefinition, state: ExamState, index: number): NavigatorCell | undefined {
  const question = definition.questions[index]
  if (!question) return undefined
  const position = question.options.findIndex((option) => option.id === state.choices[question.id])
  return {
    index,
    questionId: question.id,
    number: question.number,
    chosenPosition: position === -1 ? null : position + 1,
    isCurrent: state.phase !== 'finished' && index === state.index,
    isFlagged: state.flags.includes(question.id),
    isReachable:
      state.startedAt !== null &&
      question.section === state.phase &&
      currentSection(definition, state)?.navigation === 'free',
  }
}
