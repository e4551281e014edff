import type { ExamDefinition } from './definition'
import type { ExamState, Phase } from './state'

/** Moments of a section, in seconds left, that a screen reader is told; never each second. */
export const announcedSeconds = [600, 300, 60, 30] as const

/** Something that should be said now. */
export type Announcement =
  /** `secondsLeft` is the true rest: more than a moment below `mark` if a clip was playing when the mark was passed. */
  | {
      readonly kind: 'time-left'
      readonly section: Exclude<Phase, 'finished'>
      readonly mark: (typeof announcedSeconds)[number]
      readonly secondsLeft: number
    }
  /** The answer window of a listening question has opened. */
  | { readonly kind: 'window-open'; readonly questionId: string; readonly secondsLeft: number }

/** What was said, or is past saying. */
export interface Announced {
  readonly section: Phase
  /** Marks of this section that are done. */
  readonly marks: readonly number[]
  /** The question whose open window was told; null for none. */
  readonly window: string | null
}

/** The moment that is judged; a session's snapshot is one. */
export interface Moment {
  readonly definition: ExamDefinition
  readonly state: ExamState
  readonly secondsLeft: number
  readonly windowSecondsLeft: number | null
}

/** At the opening of the room: what lies behind counts as said. */
export function announcedSoFar(moment: Moment): Announced {
  return { section: moment.state.phase, marks: passedMarks(moment), window: openWindow(moment) }
}

/**
 * Says what is due: the opening of an answer window first, then a mark of the clock, each once. While a clip plays nothing is due; a
 * mark that was passed meanwhile is due afterwards, and of several only the last.
 * @returns the announcement (null for none) and what counts as said from now on (the same object if nothing changed)
 */
export function nextAnnouncement(
  moment: Moment,
  said: Announced,
): { readonly announcement: Announcement | null; readonly said: Announced } {
  const { state, secondsLeft } = moment
  if (state.phase === 'finished') return { announcement: null, said }
  if (said.section !== state.phase) return { announcement: null, said: announcedSoFar(moment) }
  if (state.clip.stage === 'loading' || state.clip.stage === 'playing') return { announcement: null, said }

  const questionId = openWindow(moment)
  if (questionId !== null && questionId !== said.window) {
    const announcement = { kind: 'window-open', questionId, secondsLeft: moment.windowSecondsLeft ?? 0 } as const
    return { announcement, said: { ...said, window: questionId } }
  }
  const mark = passedMarks(moment).findLast((passed) => !said.marks.includes(passed))
  if (mark === undefined) return { announcement: null, said }
  const marks = [...new Set([...said.marks, ...passedMarks(moment)])]
  return { announcement: { kind: 'time-left', section: state.phase, mark, secondsLeft }, said: { ...said, marks } }
}

/** A mark that the section's limit does not exceed was never ahead. */
function passedMarks({ definition, state, secondsLeft }: Moment): (typeof announcedSeconds)[number][] {
  const limit = state.phase === 'reading' ? definition.readingSeconds : definition.listeningSeconds
  return announcedSeconds.filter((mark) => secondsLeft <= mark || limit <= mark)
}

function openWindow({ definition, state }: Moment): string | null {
  const isOpen = state.clip.stage === 'answering' || state.clip.stage === 'failed'
  return isOpen ? (definition.questions[state.index]?.id ?? null) : null
}
