import type { ExamDefinition } from '../engine'
import type { Store } from './ports'

/** Whose progress, of which exam, kept where. */
export interface ProgressAddress {
  readonly definition: ExamDefinition
  readonly ownerId: string
  readonly store: Store
}

/** Whether an unfinished attempt with time left is kept: then Start Exam must ask 'Resume or start over?'. @param now epoch ms */
export function hasResumableAttempt(_address: ProgressAddress, _now: number): boolean {
  return false
}

/** Clears the saved progress of an exam, so that it starts anew. Results waiting to be sent stay. */
export function clearProgress(_address: ProgressAddress): void {}
