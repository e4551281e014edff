import type { PracticeOutcome } from '@naru/api'
import type { Store } from '@naru/exam-kit/session'
import { deviceRecord } from './deviceRecord'

/** Two drills. */
const maxSaved = 20

/** The latest outcomes of questions of the practice bank, with their keys, so that a reload shows them. */
export interface SavedOutcomes {
  /** @returns them, the oldest first */
  find(): readonly PracticeOutcome[]
  add(outcomes: readonly PracticeOutcome[]): void
}

const isOutcome = (value: unknown): value is PracticeOutcome =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  Reflect.get(value, 'status') === 200

const areOutcomes = (value: unknown): value is PracticeOutcome[] =>
  Array.isArray(value) && value.every((each) => isOutcome(each))

export function savedOutcomes(store: Store, ownerId: string): SavedOutcomes {
  const record = deviceRecord(store, ownerId, 'outcomes', areOutcomes)
  const find = () => record.find() ?? []
  return {
    find,
    add(outcomes) {
      if (outcomes.length === 0) return
      const ids = new Set(outcomes.map(({ id }) => id))
      record.save([...find().filter(({ id }) => !ids.has(id)), ...outcomes].slice(-maxSaved))
    },
  }
}
