import { answerRecord, choiceRecord } from './choices'
import type { ExamDefinition } from './definition'
import type { ExamEvent } from './events'
import { progressKeys } from './keys'
import { parseRecord, parseSeconds } from './parse'
import { currentQuestion } from './selectors'
import type { ExamState } from './state'
import { windowRecord } from './window'

/** While a clip runs, its position is stored this often, because each write costs battery and disk. In seconds. */
const positionStep = 5

/** A key whose stored text changes. `value` null: the key is erased. */
export interface StoredChange {
  readonly key: string
  readonly value: string | null
}

/** The stored texts of one attempt by their keys, as they are in the storage. */
export type StoredTexts = ReadonlyMap<string, string>

/**
 * All that is stored of a state: what `restoreState` makes it from again. Empty before `begin`. The order of the keys is the order in
 * which they are written.
 */
export function storedValues(definition: ExamDefinition, state: ExamState): Readonly<Record<string, string>> {
  const keys = progressKeys(definition.id)
  if (state.phase === 'finished') return { [keys.isFinished]: 'true' }
  if (state.startedAt === null) return {}
  const sectionKey = state.phase === 'reading' ? keys.readingStartTime : keys.listeningStartTime
  return {
    [keys.startTime]: String(state.startedAt),
    [keys.phase]: state.phase,
    [keys.currentQuestionIndex]: String(state.index),
    ...(state.sectionStartedAt !== null && { [sectionKey]: String(state.sectionStartedAt) }),
    ...(Object.keys(state.choices).length > 0 && {
      [keys.userAnswers]: answerRecord(definition, state),
      [keys.choices]: choiceRecord(definition, state),
    }),
    ...(state.flags.length > 0 && { [keys.flags]: JSON.stringify(state.flags) }),
    ...(state.phase === 'listening' && soundValues(definition, state)),
    [keys.latestTime]: String(state.clock.latest),
  }
}

function soundValues(definition: ExamDefinition, state: ExamState): Record<string, string> {
  const keys = progressKeys(definition.id)
  const { clip, plays } = state
  const questionId = currentQuestion(definition, state)?.id ?? ''
  const window = windowRecord(definition, state)
  const position = clip.stage === 'silent' || clip.stage === 'answering' ? 0 : clip.position
  return {
    ...(plays > 0 && { [keys.playCount(questionId)]: String(plays) }),
    ...(window !== null && { [keys.answerDeadline]: window }),
    ...(position > 0 && { [keys.audioPosition]: JSON.stringify({ questionId, seconds: position }) }),
  }
}

/**
 * What must change in the storage so that it holds this state, and nothing else of the attempt: first the writes, in the order of
 * `storedValues`, then the erasures. So a crash in between leaves too much, never too little: a question is left before its plays are
 * forgotten, and the finished flag stands before the progress goes. Empty before `begin`.
 *
 * @param stored what the storage really contains of the attempt, whoever has written it
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
  // What the session stores beside the state; what the server has is of no use once the exam is finished.
  const isSessions = (key: string) =>
    key === keys.owner || key === keys.result || key === keys.backup || (key === keys.synced && !isFinished)
  const writes = [...values].filter(([key, value]) => stored.get(key) !== value)
  const erasures = [...stored.keys()].filter((key) => !values.has(key) && !isSessions(key))
  return [...writes.map(([key, value]) => ({ key, value })), ...erasures.map((key) => ({ key, value: null }))]
}

/**
 * The changes to make after an event: all of `storedChanges`, or none. The latest time and the position of a running clip go along with
 * other changes, are stored before the page may be gone (`hide`, `suspend`), and are no reason for a write else; a position is one at
 * every fifth second. So a tick that changes nothing writes nothing.
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
  const isReason = ({ key, value }: StoredChange) => {
    if (key === latestTime) return false
    return key !== audioPosition || value === null || stepOf(value) !== stepOf(stored.get(key) ?? null)
  }
  return changes.some(isReason) ? changes : []
}

function stepOf(position: string | null): number {
  return Math.floor((parseSeconds(parseRecord(position)['seconds']) ?? 0) / positionStep)
}
