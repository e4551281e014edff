import type { Effect, Rejection, Transition } from './events'
import type { ExamState } from './state'

export interface Change {
  readonly state: ExamState
  readonly effects: readonly Effect[]
}

export function changed(state: ExamState, ...effects: readonly Effect[]): Change {
  return { state, effects }
}

/** Applies a further change and concatenates the effects. */
export function andThen(change: Change, next: (state: ExamState) => Change): Change {
  const after = next(change.state)
  return { state: after.state, effects: [...change.effects, ...after.effects] }
}

/** Rejects an event: the state does not change. */
export function reject(state: ExamState, rejected: Rejection): Transition {
  return { state, effects: [], rejected }
}
