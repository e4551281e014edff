import { keepAnswers } from './answering'
import { andThen, changed, write, type Change } from './change'
import { choiceRecord } from './choices'
import type { ExamDefinition } from './definition'
import type { Effect } from './events'
import { progressKeys } from './keys'
import { isSameAttempt, mergeProgress } from './merge'
import { openSection } from './sections'
import type { ExamState } from './state'
import { storedValues } from './storedValues'

/**
 * Takes in what another copy of this attempt holds (another page's, the server's, this page's own from before). Writes what is new here,
 * and the answers again if the other copy lacks some: so two pages that take in each other's writes come to the same and then rest.
 */
export function adopt(definition: ExamDefinition, state: ExamState, copy: ExamState): Change {
  if (!isSameAttempt(state, copy)) return changed(state)
  const merged = mergeProgress(definition, state, copy)
  const hasMoved = merged.phase !== state.phase || merged.index !== state.index
  const stop: Effect[] = hasMoved ? [{ type: 'stopClip' }] : []
  const lacks = merged.phase !== 'finished' && choiceRecord(definition, merged) !== choiceRecord(definition, copy)
  const change = changed(
    merged,
    ...stop,
    ...difference(definition, state, merged),
    ...(lacks ? keepAnswers(definition, merged) : []),
  )
  const isRunning = state.startedAt !== null && merged.phase !== 'finished'
  return isRunning ? andThen(change, (next) => openSection(definition, next)) : change
}

/** The latest time goes along with the others, as with every write. */
function difference(definition: ExamDefinition, before: ExamState, after: ExamState): Effect[] {
  const { latestTime } = progressKeys(definition.id)
  const old = new Map(Object.entries(storedValues(definition, before)))
  const next = Object.entries(storedValues(definition, after)).filter(([key]) => key !== latestTime)
  const writes = next.filter(([key, value]) => old.get(key) !== value).map(([key, value]) => write(key, value))
  const isKept = new Set([latestTime, ...next.map(([key]) => key)])
  const keys = [...old.keys()].filter((key) => !isKept.has(key))
  return keys.length > 0 ? [...writes, { type: 'erase', keys }] : writes
}
