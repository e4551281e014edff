import type { ProgressSync, PushOutcome, ServerProgress } from '../session'

/** How the server behaves: it keeps progress; it cannot be reached; it has an error; says that the attempt is over; it keeps none at all; it never answers. */
export type ProgressBehaviour = 'keeps' | 'offline' | 'error' | 'over' | 'unsupported' | 'silence'

/** A server that keeps the progress of one exam, and refuses a stale revision. */
export interface FakeProgress extends ProgressSync {
  /** Everything that was sent, in order. */
  readonly pushed: readonly ServerProgress[]
  /** What the server has; null for nothing. */
  readonly kept: ServerProgress | null
  behave(behaviour: ProgressBehaviour): void
  /** Another device has saved this: the server's revision grows. */
  keep(progress: Omit<ServerProgress, 'revision'>): void
}

/** Creates such a server. */
export function fakeProgress(behaviour: ProgressBehaviour = 'keeps'): FakeProgress {
  const pushed: ServerProgress[] = []
  let kept: ServerProgress | null = null
  let current = behaviour

  function answer(progress: ServerProgress): PushOutcome {
    if (kept && kept.revision !== progress.revision) return { kind: 'conflict', progress: kept }
    kept = { ...progress, revision: (kept?.revision ?? 0) + 1 }
    return { kind: 'saved', revision: kept.revision }
  }

  return {
    pushed,
    get kept() {
      return kept
    },
    behave(next) {
      current = next
    },
    keep(progress) {
      kept = { ...progress, revision: (kept?.revision ?? 0) + 1 }
    },
    push(progress, signal) {
      pushed.push(progress)
      if (current === 'keeps') return Promise.resolve(answer(progress))
      if (current === 'unsupported') return Promise.resolve({ kind: 'unsupported' })
      if (current === 'over') return Promise.resolve({ kind: 'failed', status: 410 })
      if (current === 'error') return Promise.resolve({ kind: 'failed', status: 500 })
      if (current === 'offline') return Promise.reject(new Error('offline'))
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    },
    pull() {
      if (current === 'keeps') return Promise.resolve(kept)
      return current === 'unsupported' ? Promise.resolve(null) : Promise.reject(new Error(current))
    },
  }
}
