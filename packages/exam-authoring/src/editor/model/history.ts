import type { Draft } from './draft'
import {
  applyDifference,
  differenceOf,
  isDifference,
  isEmptyDifference,
  joinDifferences,
  type DraftDifference,
} from './difference'
import type { Edit } from './edits'

export interface HistoryStep {
  /** Steps of one key that follow each other fast are one; null: never. */
  key: string | null
  /** When it was last extended, in ms. */
  at: number
  difference: DraftDifference
}

/** What can be undone and redone, latest last. Plain JSON. */
export interface EditHistory {
  past: HistoryStep[]
  future: HistoryStep[]
}

/** The history of a draft that was just opened. */
export const emptyHistory: EditHistory = { past: [], future: [] }

/** Typing in one field within this time is one step. */
const JOIN_MS = 2000
const MOST_STEPS = 200

/** The key of an edit that typing repeats; null for all others. */
export function typingKey(edit: Edit): string | null {
  if (edit.kind === 'changePaper') return `paper/${Object.keys(edit.changes).join()}`
  if (edit.kind === 'changeQuestion') return `${edit.item}/${Object.keys(edit.changes).join()}`
  if (edit.kind === 'changeOption') return `${edit.item}/${edit.index}/${Object.keys(edit.changes).join()}`
  if (edit.kind === 'changeGroup') return `group/${edit.id}/${Object.keys(edit.changes).join()}`
  return null
}

/** @param at now, in ms */
export function recordStep(
  history: EditHistory,
  before: Draft,
  after: Draft,
  key: string | null,
  at: number,
): EditHistory {
  const difference = differenceOf(before, after)
  if (isEmptyDifference(difference)) return history
  const last = history.past.at(-1)
  const isContinued =
    last !== undefined && key !== null && last.key === key && at - last.at <= JOIN_MS && history.future.length === 0
  const joined = isContinued ? joinDifferences(last.difference, difference) : undefined
  const past = joined === undefined ? history.past : history.past.slice(0, -1)
  if (joined !== undefined && isEmptyDifference(joined)) return { past, future: [] }
  return { past: [...past, { key, at, difference: joined ?? difference }].slice(-MOST_STEPS), future: [] }
}

export interface Edited {
  draft: Draft
  history: EditHistory
}

export function undo({ draft, history }: Edited): Edited {
  const step = history.past.at(-1)
  if (step === undefined) return { draft, history }
  return {
    draft: applyDifference(draft, step.difference, 'before'),
    history: { past: history.past.slice(0, -1), future: [...history.future, step] },
  }
}

export function redo({ draft, history }: Edited): Edited {
  const step = history.future.at(-1)
  if (step === undefined) return { draft, history }
  return {
    draft: applyDifference(draft, step.difference, 'after'),
    history: { past: [...history.past, { ...step, key: null }], future: history.future.slice(0, -1) },
  }
}

const isStep = (value: unknown): value is HistoryStep =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'at') === 'number' &&
  isDifference(Reflect.get(value, 'difference'))

export const isHistory = (value: unknown): value is EditHistory => {
  if (typeof value !== 'object' || value === null) return false
  const lists: unknown[] = [Reflect.get(value, 'past'), Reflect.get(value, 'future')]
  return lists.every((list) => Array.isArray(list) && list.every(isStep))
}
