import {
  currentQuestion,
  initialState,
  isSameAttempt,
  progressKeys,
  restoreState,
  userAnswers,
  type ExamDefinition,
  type ExamState,
} from '../engine'
import type { ServerProgress } from './ports'

/** The attempt as the server keeps it; null before it is begun and when it is finished. */
export function toServerProgress(
  definition: ExamDefinition,
  state: ExamState,
  revision: number,
): ServerProgress | null {
  if (state.startedAt === null || state.phase === 'finished') return null
  const questionId = currentQuestion(definition, state)?.id
  const sectionStart = state.sectionStartedAt === null ? undefined : iso(state.sectionStartedAt)
  return {
    startTime: iso(state.startedAt),
    phase: state.phase,
    index: state.index,
    answers: userAnswers(definition, state),
    plays: state.plays > 0 && questionId !== undefined ? { [questionId]: state.plays } : {},
    ...(sectionStart &&
      (state.phase === 'reading' ? { readingStartTime: sectionStart } : { listeningStartTime: sectionStart })),
    revision,
  }
}

/** What the server has, as `mergeProgress` takes it. */
export interface ServerCopy {
  readonly copy: ExamState
  /** Up to this time (epoch ms) answers are the server's or known to it, once the copy is merged in. */
  readonly syncedAt: number
}

/**
 * What the server has, as a copy of this page's attempt. Answers given here since the server last agreed are newer than the server's;
 * all others are older, and none that comes from the server counts as given here.
 * @param syncedAt when the server last agreed, epoch ms; 0: never
 */
export function fromServerProgress(
  definition: ExamDefinition,
  progress: ServerProgress,
  mine: ExamState = initialState(),
  syncedAt = 0,
): ServerCopy {
  const state = restoreState(definition, reader(definition, progress))
  const isSame = isSameAttempt(mine, state)
  const answeredAt: Record<string, number> = {}
  let latest = syncedAt
  for (const [id, optionId] of Object.entries(state.choices)) {
    const isAnswered = isSame && mine.choices[id] !== undefined
    const myTime = isAnswered ? (mine.answeredAt[id] ?? 0) : null
    const at = timeOf(myTime, mine.choices[id] === optionId, syncedAt)
    answeredAt[id] = at
    if ((myTime ?? 0) <= syncedAt) latest = Math.max(latest, at)
  }
  return { copy: { ...state, answeredAt }, syncedAt: latest }
}

/** @param myTime when this page has answered the question; null if it has not */
function timeOf(myTime: number | null, isEqual: boolean, syncedAt: number): number {
  if (myTime === null) return 0
  if (isEqual) return myTime
  return myTime > syncedAt ? -1 : myTime + 1
}

/** When the server's attempt was begun, epoch ms; null if it says nothing that can be read. */
export function startOf(progress: ServerProgress): number | null {
  const time = Date.parse(progress.startTime)
  return Number.isFinite(time) ? time : null
}

/** Reads the server's progress as if it was stored here: so it is checked as strictly as anything stored. */
function reader(definition: ExamDefinition, progress: ServerProgress): (key: string) => string | null {
  const keys = progressKeys(definition.id)
  const values = new Map<string, string | null>([
    [keys.startTime, stamp(progress.startTime)],
    [keys.readingStartTime, stamp(progress.readingStartTime)],
    [keys.listeningStartTime, stamp(progress.listeningStartTime)],
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
