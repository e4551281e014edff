import { sectionSecondsLeft, windowSecondsLeft, type ExamDefinition } from '../engine'
import type { AttemptStorage } from './attemptStorage'
import type { ExamRun } from './examRun'
import type { Notices } from './notices'
import type { PushStatus } from './progressPusher'
import type { ResultStorage } from './resultStorage'
import { saveStateOf } from './saveState'
import type { Access, ExamMode, ExamSnapshot } from './snapshot'

/** Sources of a snapshot. */
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
      saveState: mode === 'preview' ? 'memory' : saveStateOf({ isSafe, push, result: resultStatus }),
      notices: notices.all(),
      flags,
    }
  }
}
