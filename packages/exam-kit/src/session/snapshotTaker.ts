import { sectionSecondsLeft, windowSecondsLeft, type ExamDefinition } from '../engine'
import type { AttemptKeeper } from './attemptKeeper'
import type { ExamRun } from './examRun'
import type { Notices } from './notices'
import type { PushStatus } from './progressPusher'
import type { ResultKeeper } from './resultKeeper'
import { saveStateOf } from './saveState'
import type { Access, ExamMode, ExamSnapshot } from './snapshot'

/** What a snapshot is taken of. */
export interface SnapshotSources {
  readonly definition: ExamDefinition
  readonly mode: ExamMode
  readonly run: ExamRun
  readonly results: ResultKeeper
  readonly attempt: AttemptKeeper
  readonly notices: Notices
}

/** What the session itself knows at that moment. */
export interface SnapshotMoment {
  readonly volume: number
  readonly access: Access
  readonly push: PushStatus
}

/** Takes snapshots of a session; what has not changed between two of them is the same object in both. */
export function createSnapshotTaker(sources: SnapshotSources): (moment: SnapshotMoment) => ExamSnapshot {
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
      saveState: mode === 'practice' ? 'memory' : saveStateOf({ isSafe, push, result: resultStatus }),
      notices: notices.all(),
      flags,
    }
  }
}
