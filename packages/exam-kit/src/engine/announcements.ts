import type { ExamDefinition } from './exam/definition'
import { currentSection } from './selectors'
import type { ExamState, Phase } from './state'

/** Times left at which a screen reader announces the clock, in seconds. */
export const announcedSeconds = [600, 300, 60, 30] as const

/** A message for screen readers. */
export type Announcement =
  /** `secondsLeft` is the exact time left, which is below `mark` if a clip was playing when the mark passed. */
  | {
      readonly kind: 'time-left'
      readonly section: Phase
      readonly mark: (typeof announcedSeconds)[number]
      readonly secondsLeft: number
    }
  | { readonly kind: 'window-open'; readonly questionId: string; readonly secondsLeft: number }

/** Announcements that were made or skipped. */
export interface Announced {
  readonly section: Phase
  /** Announced marks of this section. */
  readonly marks: readonly number[]
  /** The question whose open window was announced, or null. */
  readonly window: string | null
}

/** Input of the announcements; a session's snapshot is one. */
export interface Moment {
  readonly definition: ExamDefinition
  readonly state: ExamState
  readonly secondsLeft: number
  readonly windowSecondsLeft: number | null
}

/** @returns the initial value when the exam room opens: past marks and an open window count as announced */
export function announcedSoFar(moment: Moment): Announced {
  return { section: moment.state.phase, marks: passedMarks(moment), window: openWindow(moment) }
}

/**
 * Chooses the next announcement: first the opening of an answer window, then a mark of the clock, each once. Announces nothing while a clip
 * plays; of the marks that pass meanwhile, the last is announced afterwards.
 * @returns the announcement, or null, and the updated value (the same object if unchanged)
 */
export function nextAnnouncement(
  moment: Moment,
  said: Announced,
): { readonly announcement: Announcement | null; readonly said: Announced } {
  const { state, secondsLeft } = moment
  if (state.phase === 'finished') return { announcement: null, said }
  if (said.section !== state.phase) return { announcement: null, said: announcedSoFar(moment) }
  if (state.clip.status === 'loading' || state.clip.status === 'playing') return { announcement: null, said }

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

/** Marks at or above the section's limit count as passed. */
function passedMarks({ definition, state, secondsLeft }: Moment): (typeof announcedSeconds)[number][] {
  const limit = currentSection(definition, state)?.seconds ?? 0
  return announcedSeconds.filter((mark) => secondsLeft <= mark || limit <= mark)
}

function openWindow({ definition, state }: Moment): string | null {
  const isOpen = state.clip.status === 'answering' || state.clip.status === 'failed'
  return isOpen ? (definition.questions[state.index]?.id ?? null) : null
}
