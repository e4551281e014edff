import {
  areOptionsOpen,
  chosenOption,
  currentQuestion,
  isAnswered,
  type ExamDefinition,
  type ExamState,
  type QuestionType,
} from '../engine'
import type { AudioView } from '../AudioPlayer'
import type { NavigatorFilter } from '../QuestionNavigator'
import type { ExamSnapshot } from '../session'

/** Selects the question view. The definition is immutable, so the question's object is stable. */
export function selectQuestion({ definition, state, flags }: ExamSnapshot) {
  const question = currentQuestion(definition, state)
  return {
    question,
    index: state.index,
    total: definition.questions.length,
    chosen: (question && chosenOption(question, state)?.id) ?? null,
    isOpen: areOptionsOpen(state),
    canFlag: state.phase === 'reading',
    isFlagged: question !== undefined && flags.has(question.id),
  }
}

/** Answered and total questions of each section. */
interface AnswerCounts {
  readonly answered: Readonly<Record<QuestionType, number>>
  readonly total: Readonly<Record<QuestionType, number>>
}

let counted: { definition: ExamDefinition; choices: ExamState['choices']; counts: AnswerCounts } | null = null

/** Counts the answers of both sections and caches the counts, which five parts of the exam room show. */
function answerCounts({ definition, state }: ExamSnapshot): AnswerCounts {
  if (counted?.definition === definition && counted.choices === state.choices) return counted.counts
  const answered = { reading: 0, listening: 0 }
  const total = { reading: 0, listening: 0 }
  for (const question of definition.questions) {
    total[question.type] += 1
    if (isAnswered(question, state)) answered[question.type] += 1
  }
  counted = { definition, choices: state.choices, counts: { answered, total } }
  return counted.counts
}

/** Creates the selector of a section's progress. */
export function progressOf(section: QuestionType) {
  return (snapshot: ExamSnapshot) => {
    const { answered, total } = answerCounts(snapshot)
    return { answered: answered[section], total: total[section] }
  }
}

/** Whether any question is answered. */
export function selectHasAnswered({ state }: ExamSnapshot): boolean {
  return Object.keys(state.choices).length > 0
}

/** Selects the three numbers of the Exam Summary. */
export function selectSummary(snapshot: ExamSnapshot) {
  const { answered, total } = answerCounts(snapshot)
  return {
    total: total.reading + total.listening,
    answered: answered.reading + answered.listening,
    current: snapshot.state.index + 1,
  }
}

/** Creates the selector of whether a filter of the navigator matches any cell of a section. */
export function hasCells(section: QuestionType, filter: NavigatorFilter) {
  return (snapshot: ExamSnapshot) => {
    const { answered, total } = answerCounts(snapshot)
    if (filter === 'unanswered') return answered[section] < total[section]
    return filter === 'all' || (section === 'reading' && snapshot.flags.size > 0)
  }
}

/** Selects the current section with its progress; null after the finish. */
export function selectPhase(snapshot: ExamSnapshot) {
  const { phase } = snapshot.state
  return phase === 'finished' ? null : { section: phase, ...progressOf(phase)(snapshot) }
}

/** Selects the current section with its time; null after the finish. */
export function selectClock({ state, secondsLeft }: ExamSnapshot) {
  return state.phase === 'finished' ? null : { section: state.phase, secondsRemaining: secondsLeft }
}

/** Selects the key help; null without a current question. */
export function selectKeys({ definition, state }: ExamSnapshot) {
  const question = currentQuestion(definition, state)
  if (state.phase === 'finished' || !question) return null
  return { options: question.options.length, canMove: state.phase === 'reading' }
}

/** Whether there is a question before this one. */
export function selectPrevious({ state }: ExamSnapshot): boolean {
  return state.index > 0
}

/** Selects the label of Next and whether it is enabled. */
export function selectNext(snapshot: ExamSnapshot) {
  const { definition, state } = snapshot
  const question = currentQuestion(definition, state)
  const { answered, total } = answerCounts(snapshot)
  const isComplete = answered.reading === total.reading
  const face: 'next' | 'proceed' | 'finish' = isComplete ? (total.listening > 0 ? 'proceed' : 'finish') : 'next'
  return { face, canGoOn: question !== undefined && isAnswered(question, state) }
}

/** Selects the view of the player; null outside listening. */
export function selectAudio({ definition, state, windowSecondsLeft }: ExamSnapshot): AudioView | null {
  if (state.phase !== 'listening') return null
  const { clip } = state
  switch (clip.status) {
    case 'playing':
      return { kind: 'playing', play: state.plays + 1, maxPlays: definition.maxPlays }
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

/** Selects the position of the running clip in seconds. */
export function selectClipPosition({ state: { clip } }: ExamSnapshot): number {
  return clip.status === 'playing' || clip.status === 'loading' ? clip.position : 0
}
