import { navigatorCell, type ExamState, type NavigatorCell } from '../../engine'
import type { ExamSession } from '../../session'

export interface CellSource {
  /** The cell of the question at `index`, the same object until it changes. */
  get(index: number): NavigatorCell | undefined
  /** Calls the listener when that cell has changed. @returns the unsubscribe function */
  subscribe(index: number, listener: () => void): () => void
  /** Subscribes to the session. @returns the unsubscribe function */
  open(): () => void
}

/**
 * Creates a source that subscribes to the session once and notifies changed cells only. With a session subscription per cell, each answer
 * would run a thousand selectors.
 */
export function createCellSource(session: ExamSession): CellSource {
  const listeners = new Map<number, Set<() => void>>()
  let { definition, state } = session.getSnapshot()
  let cells = new Map<number, NavigatorCell | undefined>()

  function follow(): void {
    const next = session.getSnapshot().state
    if (next === state) return
    const changed = changedIndexes(definition.questions, state, next)
    state = next
    if (changed === 'all') cells = new Map()
    else for (const index of changed) cells.delete(index)
    for (const index of changed === 'all' ? listeners.keys() : changed) {
      for (const listener of listeners.get(index) ?? []) listener()
    }
  }

  return {
    get(index) {
      if (!cells.has(index)) cells.set(index, navigatorCell(definition, state, index))
      return cells.get(index)
    },
    subscribe(index, listener) {
      const ofCell = listeners.get(index) ?? new Set()
      listeners.set(index, ofCell.add(listener))
      return () => void ofCell.delete(listener)
    },
    open() {
      follow()
      return session.subscribe(follow)
    },
  }
}

function changedIndexes(
  questions: readonly { readonly id: string }[],
  before: ExamState,
  after: ExamState,
): ReadonlySet<number> | 'all' {
  if (before.phase !== after.phase || before.startedAt !== after.startedAt) return 'all'
  const changed = new Set<number>()
  if (before.index !== after.index) changed.add(before.index).add(after.index)
  const flagsDiffer = before.flags !== after.flags
  if (before.choices === after.choices && !flagsDiffer) return changed
  questions.forEach(({ id }, index) => {
    const isFlagTurned = flagsDiffer && before.flags.includes(id) !== after.flags.includes(id)
    if (isFlagTurned || before.choices[id] !== after.choices[id]) changed.add(index)
  })
  return changed
}
