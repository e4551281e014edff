import type { ExamDefinition } from './definition'
import type { ExamEvent, Transition } from './events'
import type { ExamState } from './state'

/** The exam's one rule book: the next state, and what the shell must do about it. Pure; an illegal event only yields its reason. */
export function transition(_definition: ExamDefinition, state: ExamState, _event: ExamEvent): Transition {
  return { state, effects: [], rejected: 'not-begun' }
}
