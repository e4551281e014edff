import {
  areOptionsOpen,
  chosenOption,
  currentQuestion,
  isAnswered,
  currentSection,
  isSectionComplete,
  nextSection,
  type ExamDefinition,
  type ExamState,
  type Question,
  type QuestionGroup,
  type Section,
} from '../engine'
import { playStart } from '../engine/selectors'
import type { AudioView } from '../AudioPlayer/AudioPlayer'
import type { NavigatorFilter } from '../QuestionNavigator'
import type { ExamSnapshot } from '../session'

/** Selects the question view. The definition is immutable, so its objects are stable. */
export function selectQuestion({ definition, state, flags }: ExamSnapshot) {
  const question = currentQuestion(definition, state)
  const section = currentSection(definition, state)
  return {
    question,
    section,
    group: section?.playback && question ? groupOf(definition, question) : undefined,
    index: state.index,
    total: definition.questions.length,
    canFlag: section?.navigation === 'free',
    isFlagged: question !== undefined && flags.has(question.id),
  }
}

interface GroupView extends QuestionGroup {
  readonly questions: readonly Question[]
}

const groupViews = new WeakMap<Question, GroupView>()

/** @returns the group of a question with all its questions; undefined without a group. Cached, so that the view is stable. */
function groupOf(definition: ExamDefinition, question: Question): GroupView | undefined {
  if (question.group === undefined) return undefined
  const questions = definition.questions.filter(
    ({ group, section }) => group === question.group && section === question.section,
  )
  const [first = question] = questions
  const cached = groupViews.get(first)
  if (cached) return cached
  const group = definition.groups.find(({ id }) => id === question.group) ?? { id: question.group }
  const view = { ...group, questions }
  groupViews.set(first, view)
  return view
}

/** Creates the selector of a question's options. Only those of the current question can be chosen. */
export function optionsOf(question: Question) {
  return ({ definition, state }: ExamSnapshot) => ({
    chosen: chosenOption(question, state)?.id ?? null,
    isOpen: currentQuestion(definition, state) === question && areOptionsOpen(state),
  })
}

interface AnswerCount {
  answered: number
  total: number
}

type AnswerCounts = Readonly<Record<string, AnswerCount>>

let counted: { definition: ExamDefinition; choices: ExamState['choices']; counts: AnswerCounts } | null = null

/** Counts the answers of all sections and caches the counts, which five parts of the exam room show. */
function answerCounts({ definition, state }: ExamSnapshot): AnswerCounts {
  if (counted?.definition === definition && counted.choices === state.choices) return counted.counts
  const counts: Record<string, AnswerCount> = {}
  for (const question of definition.questions) {
    const count = (counts[question.section] ??= { answered: 0, total: 0 })
    count.total += 1
    if (isAnswered(question, state)) count.answered += 1
  }
  counted = { definition, choices: state.choices, counts }
  return counts
}

const none: AnswerCount = { answered: 0, total: 0 }

export function progressOf(sectionId: string) {
  return (snapshot: ExamSnapshot) => answerCounts(snapshot)[sectionId] ?? none
}

/** Selects the current section; undefined after the finish. */
export function selectSection({ definition, state }: ExamSnapshot): Section | undefined {
  return currentSection(definition, state)
}

/** Selects the next section that has questions; undefined in the last one. */
export function selectNextSection({ definition, state }: ExamSnapshot): Section | undefined {
  return nextSection(definition, state)
}

export function selectHasAnswered({ state }: ExamSnapshot): boolean {
  return Object.keys(state.choices).length > 0
}

export function selectSummary(snapshot: ExamSnapshot) {
  const counts = Object.values(answerCounts(snapshot))
  return {
    total: snapshot.definition.questions.length,
    answered: counts.reduce((sum, { answered }) => sum + answered, 0),
    current: snapshot.state.index + 1,
  }
}

export function hasCells(sectionId: string, filter: NavigatorFilter) {
  return (snapshot: ExamSnapshot) => {
    const { answered, total } = progressOf(sectionId)(snapshot)
    if (filter === 'unanswered') return answered < total
    const { questions } = snapshot.definition
    return filter === 'all' || questions.some(({ id, section }) => section === sectionId && snapshot.flags.has(id))
  }
}

export function selectPhase(snapshot: ExamSnapshot) {
  const section = selectSection(snapshot)
  return section ? { section, ...progressOf(section.id)(snapshot) } : null
}

/** Selects the current section with its time; null after the finish. */
export function selectClock(snapshot: ExamSnapshot) {
  const section = selectSection(snapshot)
  return section ? { section, secondsRemaining: snapshot.secondsLeft } : null
}

/** Selects the key help; null without a current question. */
export function selectKeys({ definition, state }: ExamSnapshot) {
  const question = currentQuestion(definition, state)
  if (state.phase === 'finished' || !question) return null
  return { options: question.options.length, canMove: currentSection(definition, state)?.navigation === 'free' }
}

/** Whether there is a question before this one in its section. */
export function selectPrevious({ definition, state }: ExamSnapshot): boolean {
  return definition.questions[state.index - 1]?.section === state.phase
}

/** Selects whether Next leads out of the section, and whether it is enabled. */
export function selectNext({ definition, state }: ExamSnapshot) {
  const question = currentQuestion(definition, state)
  const isLast = definition.questions[state.index + 1]?.section !== state.phase
  const isOneWay = currentSection(definition, state)?.navigation === 'one-way'
  return {
    isComplete: isSectionComplete(definition, state) && (isLast || !isOneWay),
    canGoOn: question !== undefined && isAnswered(question, state),
  }
}

/** Selects the view of the player; null in a section without playback. */
export function selectAudio({ definition, state, windowSecondsLeft }: ExamSnapshot): AudioView | null {
  const playback = currentSection(definition, state)?.playback
  if (!playback) return null
  const { clip } = state
  switch (clip.status) {
    case 'playing':
      return { kind: 'playing', play: state.plays + 1, maxPlays: playback.maxPlays }
    case 'answering':
      return windowSecondsLeft === null || windowSecondsLeft <= 0
        ? { kind: 'completed' }
        : { kind: 'window', secondsRemaining: windowSecondsLeft }
    case 'blocked':
      return { kind: 'blocked', secondsRemaining: windowSecondsLeft }
    case 'failed':
      return { kind: 'failed', failure: clip.failure, secondsRemaining: windowSecondsLeft ?? 0 }
    case 'silent':
    case 'waiting':
    case 'loading':
      return { kind: 'loading' }
  }
}

/** Selects where the present play of the clip begins, and the seconds of it that were heard. */
export function selectPlay({ definition, state }: ExamSnapshot) {
  const { clip } = state
  const start = playStart(definition, state)
  const position = clip.status === 'playing' || clip.status === 'loading' ? clip.position : 0
  return { start, heard: Math.max(0, position - start) }
}
