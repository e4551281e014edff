import { isSameAttempt, progressKeys, type ExamDefinition, type ExamState } from '../engine'
import type { AttemptKeeper } from './attemptKeeper'
import { createProgressPusher, type ProgressPusher } from './progressPusher'
import type { Clock, ProgressSync } from './ports'
import { fromServerProgress, startOf } from './serverProgress'
import type { Notices } from './notices'
import { parseSynced } from './synced'

/** What autosave is made of. */
export interface AutosaveOptions {
  readonly definition: ExamDefinition
  readonly clock: Clock
  readonly port: ProgressSync
  readonly attempt: AttemptKeeper
  readonly notices: Notices
  readonly read: () => ExamState
  /** Whether this page may write. */
  readonly isWriter: () => boolean
  /** Merges what the server has into the running attempt. */
  readonly adopt: (copy: ExamState) => void
  readonly onChange: () => void
}

/** Keeps the server's copy of the running attempt, and takes in what another device has done. */
export function createAutosave(options: AutosaveOptions): ProgressPusher {
  const { definition, clock, port, attempt, notices, read } = options
  const key = progressKeys(definition.id).synced

  const pusher: ProgressPusher = createProgressPusher({
    definition,
    clock,
    port,
    read,
    synced: parseSynced(attempt.read(key)),
    onChange: options.onChange,
    onSynced(synced) {
      if (options.isWriter() && read().phase !== 'finished') attempt.write(key, JSON.stringify(synced))
    },
    onConflict(progress) {
      const { revision } = progress
      const { at } = pusher.synced()
      if (!options.isWriter()) return { revision, at }
      const before = read()
      const { copy, syncedAt } = fromServerProgress(definition, progress, before, at)
      if (!isSameAttempt(before, copy)) return isOlder(startOf(progress), before) ? { revision, at } : null
      options.adopt(copy)
      if (hasMoved(before, read())) notices.add('progress-from-server')
      return { revision, at: syncedAt }
    },
  })

  /** Of two different attempts the server keeps the one that was begun later. */
  function isOlder(startedAt: number | null, mine: ExamState): boolean {
    if (startedAt === null || startedAt < (mine.startedAt ?? 0)) return true
    notices.add('newer-attempt-elsewhere')
    return false
  }

  return pusher
}

function hasMoved(before: ExamState, after: ExamState): boolean {
  return before.index !== after.index || before.phase !== after.phase || before.choices !== after.choices
}
