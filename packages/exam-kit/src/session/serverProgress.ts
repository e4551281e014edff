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

/**
 * What the server has, as a copy of this page's attempt that `mergeProgress` takes. Answers given here since the server last agreed
 * (after `syncedAt`) are newer than the server's; all others are older.
 * @param syncedAt epoch ms; 0: never
 */
export function fromServerProgress(
  definition: ExamDefinition,
  progress: ServerProgress,
  mine: ExamState = initialState(),
  syncedAt = 0,
): ExamState {
  const state = restoreState(definition, reader(definition, progress))
  const isSame = isSameAttempt(mine, state)
  const answeredAt: Record<string, number> = {}
  for (const [id, optionId] of Object.entries(state.choices)) {
    const myTime = isSame ? (mine.answeredAt[id] ?? 0) : 0
    answeredAt[id] = mine.choices[id] === optionId ? myTime : myTime > syncedAt ? -1 : myTime + 1
  }
  return { ...state, answeredAt }
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
