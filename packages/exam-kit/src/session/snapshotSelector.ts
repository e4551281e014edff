import { sectionSecondsLeft, windowSecondsLeft, type ExamDefinition } from '../engine'
import type { AttemptStorage } from './progress/attemptStorage'
import type { ExamRun } from './examRun'
import type { Notices } from './notices'
import type { PushStatus } from './progress/progressPusher'
import type { ResultStorage } from './results/resultStorage'
import type { Access, ExamMode, ExamSnapshot, ResultStatus, SaveState } from './snapshot'

export interface SnapshotSources {
  readonly definition: ExamDefinition
  readonly mode: ExamMode
  readonly run: ExamRun
  readonly results: ResultStorage
  readonly attempt: AttemptStorage
  readonly notices: Notices
}

/** The session's own values. */
export interface SnapshotInput {
  readonly volume: number
  readonly access: Access
  readonly push: PushStatus
}

/** Creates the selector of a session's snapshots. Unchanged values are the same objects in successive snapshots. */
export function createSnapshotSelector(sources: SnapshotSources): (input: SnapshotInput) => ExamSnapshot {
  const { definition, mode, run, results, attempt, notices } = sources
  let flagged = run.state().flags
  let flags: ReadonlySet<string> = new Set(flagged)

  return ({ volume, access, push }) => {
    const state = run.state()
    if (state.flags !== flagged) flags = new Set(state.flags)
    flagged = state.flags
    const resultStatus = results.status()
    const isSafe = attempt.isSafe()
    return {
      definition,
      state,
      secondsLeft: sectionSecondsLeft(definition, state),
      windowSecondsLeft: windowSecondsLeft(state),
      dialog: run.dialog(),
      result: results.record()?.result ?? null,
      resultStatus,
      volume,
      isStorePersistent: isSafe,
      mode,
      access,
      saveState: mode === 'preview' ? 'memory' : saveStateOf(isSafe, push, resultStatus),
      notices: notices.all(),
      flags,
    }
  }
}

/** @param result null before the finish. @returns the safest place that has every change */
function saveStateOf(isSafe: boolean, push: PushStatus, result: ResultStatus | null): SaveState {
  const isOnServer = result ? result.kind === 'saved' : push === 'saved'
  if (isOnServer) return 'saved'
  if (!isSafe) return 'memory'
  const isUnreachable = result ? result.kind !== 'sending' : push === 'offline'
  return isUnreachable ? 'offline' : 'device'
}

/** @returns `next` with the objects of `last` wherever only the time differs, so that views do not render again */
export function stableSnapshot(last: ExamSnapshot, next: ExamSnapshot): ExamSnapshot {
  const state = isSame({ ...last.state, clock: null }, { ...next.state, clock: null }) ? last.state : next.state
  const stable = { ...next, state }
  return isSame(last, stable) ? last : stable
}

function isSame(a: object, b: object): boolean {
  const old = new Map(Object.entries(a))
  return Object.entries(b).every(([name, value]) => Object.is(old.get(name), value))
}
