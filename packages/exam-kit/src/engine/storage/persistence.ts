import { choiceRecord } from '../choices'
import type { ExamDefinition } from '../exam/definition'
import type { ExamEvent } from '../events'
import { progressKeys } from './keys'
import { parseRecord, parseSeconds } from './parse'
import { clipQuestion, currentQuestion, userAnswers } from '../selectors'
import type { ExamState } from '../state'
import { windowRecord } from '../window'

/** Interval of storing a running clip's position, in seconds: each write costs battery and disk. */
const positionStep = 5

/** A change of a stored text; null removes the key. */
export interface StoredChange {
  readonly key: string
  readonly value: string | null
}

/** The stored texts of one attempt by key. */
export type StoredTexts = ReadonlyMap<string, string>

/**
 * Serializes a state as stored texts, from which `restoreState` restores it. Empty before `begin`. Keys are in the order of writing.
 */
export function storedValues(definition: ExamDefinition, state: ExamState): Readonly<Record<string, string>> {
  const keys = progressKeys(definition.id)
  if (state.phase === 'finished') return { [keys.isFinished]: 'true' }
  if (state.startedAt === null) return {}
  return {
    [keys.startTime]: String(state.startedAt),
    [keys.phase]: state.phase,
    [keys.currentQuestionIndex]: String(state.index),
    ...(state.sectionStartedAt !== null && { [keys.sectionStartTime(state.phase)]: String(state.sectionStartedAt) }),
    ...(Object.keys(state.choices).length > 0 && {
      [keys.choices]: choiceRecord(definition, state),
      [keys.userAnswers]: JSON.stringify(userAnswers(definition, state)),
    }),
    ...(state.flags.length > 0 && { [keys.flags]: JSON.stringify(state.flags) }),
    ...(state.clip.status !== 'silent' && soundValues(definition, state)),
    [keys.latestTime]: String(state.clock.latest),
  }
}

function soundValues(definition: ExamDefinition, state: ExamState): Record<string, string> {
  const keys = progressKeys(definition.id)
  const { clip, plays } = state
  const questionId = currentQuestion(definition, state)?.id ?? ''
  const window = windowRecord(definition, state)
  const position = clip.status === 'silent' || clip.status === 'answering' ? 0 : clip.position
  return {
    ...(plays > 0 && { [keys.playCount(clipQuestion(definition, state.index)?.id ?? questionId)]: String(plays) }),
    ...(window !== null && { [keys.answerDeadline]: window }),
    ...(position > 0 && { [keys.audioPosition]: JSON.stringify({ questionId, seconds: position }) }),
  }
}

/**
 * @returns the changes that make the storage hold this state and no other value of the attempt: first the writes, in the order of
 * `storedValues`, then the removals. So a crash in between leaves too much, never too little: the index is written before a play count is
 * removed, and the finished flag before the progress is. Empty before `begin`.
 *
 * @param stored the current contents of the storage
 */
export function storedChanges(
  definition: ExamDefinition,
  stored: StoredTexts,
  state: ExamState,
): readonly StoredChange[] {
  const isFinished = state.phase === 'finished'
  if (state.startedAt === null && !isFinished) return []
  const keys = progressKeys(definition.id)
  const values = new Map(Object.entries(storedValues(definition, state)))
  // Keys that the session writes; after the finish the last sync is obsolete, and the result contains the fair-play record.
  const isOfRunning = (key: string) => key === keys.lastSync || key === keys.fairPlay
  const isSessionKey = (key: string) =>
    key === keys.owner || key === keys.result || key === keys.parked || (isOfRunning(key) && !isFinished)
  const writes = [...values].filter(([key, value]) => stored.get(key) !== value)
  const removals = [...stored.keys()].filter((key) => !values.has(key) && !isSessionKey(key))
  return [...writes.map(([key, value]) => ({ key, value })), ...removals.map((key) => ({ key, value: null }))]
}

/**
 * @returns the changes to store after an event: all of `storedChanges`, or none. The latest time and the position of a running clip are
 * stored together with other changes, on `hide` and on `suspend`; the position also every fifth second. So a tick that changes nothing
 * writes nothing.
 */
export function dueChanges(
  definition: ExamDefinition,
  stored: StoredTexts,
  state: ExamState,
  event: ExamEvent['type'],
): readonly StoredChange[] {
  const changes = storedChanges(definition, stored, state)
  if (event === 'hide' || event === 'suspend') return changes
  const { latestTime, audioPosition } = progressKeys(definition.id)
  const isDue = ({ key, value }: StoredChange) => {
    if (key === latestTime) return false
    return key !== audioPosition || value === null || stepOf(value) !== stepOf(stored.get(key) ?? null)
  }
  return changes.some(isDue) ? changes : []
}

function stepOf(position: string | null): number {
  return Math.floor((parseSeconds(parseRecord(position)['seconds']) ?? 0) / positionStep)
}
