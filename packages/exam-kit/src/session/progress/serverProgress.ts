import { initialState, progressKeys, type ExamDefinition, type ExamState } from '../../engine'
import { clipQuestion, userAnswers } from '../../engine/selectors'
import { isSameAttempt } from '../../engine/merge'
import { restoreState } from '../../engine/storage/stored'
import { isRecord, parseJson } from '../../engine/storage/parse'
import type { ServerProgress } from '../ports'

/** Converts the attempt to the server's format; null before the start and after the finish. */
export function toServerProgress(
  definition: ExamDefinition,
  state: ExamState,
  revision: number,
): ServerProgress | null {
  if (state.startedAt === null || state.phase === 'finished') return null
  const questionId = clipQuestion(definition, state.index)?.id
  const sectionStart = state.sectionStartedAt === null ? undefined : iso(state.sectionStartedAt)
  return {
    startTime: iso(state.startedAt),
    phase: state.phase,
    index: state.index,
    answers: userAnswers(definition, state),
    plays: state.plays > 0 && questionId !== undefined ? { [questionId]: state.plays } : {},
    ...(sectionStart && sectionStartOf(state.phase, sectionStart)),
    revision,
  }
}

/** The two documented sections have fields of their own. */
function sectionStartOf(sectionId: string, start: string): Partial<ServerProgress> {
  if (sectionId === 'reading') return { readingStartTime: start }
  return sectionId === 'listening' ? { listeningStartTime: start } : { sectionStartTimes: { [sectionId]: start } }
}

/** The server's progress, ready for `mergeProgress`. */
export interface ServerCopy {
  readonly copy: ExamState
  /** Answers up to this time (epoch ms) are on the server once the copy is merged. */
  readonly lastSyncAt: number
}

/**
 * Converts the server's progress to a copy of this page's attempt. Answers given here since the last sync are newer than the server's; all
 * others are older. An answer that comes from the server never counts as given here.
 * @param lastSyncAt time of the latest answer of the last sync, epoch ms; 0: no sync yet
 */
export function fromServerProgress(
  definition: ExamDefinition,
  progress: ServerProgress,
  mine: ExamState = initialState(definition),
  lastSyncAt = 0,
): ServerCopy {
  const state = restoreState(definition, storedAs(definition, progress))
  const isSame = isSameAttempt(mine, state)
  const answeredAt: Record<string, number> = {}
  let latest = lastSyncAt
  for (const [id, optionId] of Object.entries(state.choices)) {
    const isAnswered = isSame && mine.choices[id] !== undefined
    const myTime = isAnswered ? (mine.answeredAt[id] ?? 0) : null
    const at = timeOf(myTime, mine.choices[id] === optionId, lastSyncAt)
    answeredAt[id] = at
    if ((myTime ?? 0) <= lastSyncAt) latest = Math.max(latest, at)
  }
  return { copy: { ...state, answeredAt }, lastSyncAt: latest }
}

/** @param myTime when the question was answered on this page; null if it was not */
function timeOf(myTime: number | null, isEqual: boolean, lastSyncAt: number): number {
  if (myTime === null) return 0
  if (isEqual) return myTime
  return myTime > lastSyncAt ? -1 : myTime + 1
}

/** Start of the server's attempt, epoch ms; null if it is not a valid date. */
export function startOf(progress: ServerProgress): number | null {
  const time = Date.parse(progress.startTime)
  return Number.isFinite(time) ? time : null
}

/** Maps the server's progress to storage keys, so that it passes the same validation as stored values. */
export function storedAs(definition: ExamDefinition, progress: ServerProgress): (key: string) => string | null {
  const keys = progressKeys(definition.id)
  const values = new Map<string, string | null>([
    [keys.startTime, stamp(progress.startTime)],
    [keys.sectionStartTime('reading'), stamp(progress.readingStartTime)],
    [keys.sectionStartTime('listening'), stamp(progress.listeningStartTime)],
    ...Object.entries(progress.sectionStartTimes ?? {}).map(
      ([id, start]) => [keys.sectionStartTime(id), stamp(start)] as const,
    ),
    [keys.phase, progress.phase],
    [keys.currentQuestionIndex, String(progress.index)],
    [keys.userAnswers, JSON.stringify(progress.answers)],
    ...Object.entries(progress.plays ?? {}).map(([id, count]) => [keys.playCount(id), String(count)] as const),
  ])
  return (key) => values.get(key) ?? null
}

function stamp(isoText: string | undefined): string | null {
  const time = Date.parse(isoText ?? '')
  return Number.isFinite(time) ? String(time) : null
}

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString()
}

/** The last synchronisation with the server. */
export interface LastSync {
  readonly revision: number
  /** Time of the latest answer that the server has, epoch ms. */
  readonly at: number
}

/** Parses the last synchronisation with the server; revision 0 and time 0 if there is none. */
export function parseLastSync(text: string | null): LastSync {
  const value = parseJson(text)
  return isRecord(value) ? { revision: count(value['revision']), at: count(value['at']) } : { revision: 0, at: 0 }
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
}
