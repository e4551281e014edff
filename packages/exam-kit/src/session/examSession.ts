import type { ExamDefinition } from '../engine'
import type { SessionPorts } from './ports'
import type { ExamSession } from './snapshot'

/** What a session is made of. */
export interface ExamSessionOptions {
  readonly definition: ExamDefinition
  /** The user's id. Progress of another user on the same device is set aside, never shown. */
  readonly ownerId: string
  readonly ports: SessionPorts
}

/** Restores what the store has kept and waits for `begin`. */
export function createExamSession(_options: ExamSessionOptions): ExamSession {
  throw new Error('not built yet')
}
