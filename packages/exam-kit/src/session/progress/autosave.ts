import { progressKeys, type ExamDefinition, type ExamState } from '../../engine'
import { isSameAttempt } from '../../engine/merge'
import type { AttemptStorage } from './attemptStorage'
import { createProgressPusher, type ProgressPusher } from './progressPusher'
import type { Clock, ProgressSync } from '../ports'
import { fromServerProgress, parseLastSync, startOf } from './serverProgress'
import type { Notices } from '../notices'

interface AutosaveOptions {
  readonly definition: ExamDefinition
  readonly clock: Clock
  readonly port: ProgressSync
  readonly attempt: AttemptStorage
  readonly notices: Notices
  readonly read: () => ExamState
  /** Whether this page may write. */
  readonly isWriter: () => boolean
  /** Merges the server's state into the running attempt. */
  readonly applyRemote: (copy: ExamState) => void
  readonly onChange: () => void
}

/** Saves the running attempt to the server, and merges what other devices have saved there. */
export function createAutosave(options: AutosaveOptions): ProgressPusher {
  const { definition, clock, port, attempt, notices, read } = options
  const key = progressKeys(definition.id).lastSync

  const pusher: ProgressPusher = createProgressPusher({
    definition,
    clock,
    port,
    read,
    lastSync: parseLastSync(attempt.get(key)),
    onChange: options.onChange,
    onSync(lastSync) {
      if (options.isWriter() && read().phase !== 'finished') attempt.set(key, JSON.stringify(lastSync))
    },
    onConflict(progress) {
      const { revision } = progress
      const { at } = pusher.lastSync()
      if (!options.isWriter()) return { revision, at }
      const before = read()
      const { copy, lastSyncAt } = fromServerProgress(definition, progress, before, at)
      if (!isSameAttempt(before, copy)) return isOlder(startOf(progress), before) ? { revision, at } : null
      options.applyRemote(copy)
      if (hasMoved(before, read())) notices.add('progress-from-server')
      return { revision, at: lastSyncAt }
    },
  })

  /** Of two different attempts the server stores the one with the later start. */
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
