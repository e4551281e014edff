import type { Effect, Rejection, Transition } from './events'
import type { ExamState } from './state'

/** A step that was taken: the state after it and what the shell must do. */
export interface Change {
  readonly state: ExamState
  readonly effects: readonly Effect[]
}

/** Takes a step. */
export function changed(state: ExamState, ...effects: readonly Effect[]): Change {
  return { state, effects }
}

/** Takes one more step after `change`. */
export function andThen(change: Change, next: (state: ExamState) => Change): Change {
  const after = next(change.state)
  return { state: after.state, effects: [...change.effects, ...after.effects] }
}

/** Refuses an event: nothing changes. */
export function refused(state: ExamState, rejected: Rejection): Transition {
  return { state, effects: [], rejected }
}
