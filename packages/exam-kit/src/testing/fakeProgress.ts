import type { ProgressSync, PushOutcome, ServerProgress } from '../session'

/** How the server responds: it saves; unreachable; 500; 410, the attempt is over; 429 with `Retry-After` 90; it does not save progress; never. */
export type ProgressBehaviour = 'saves' | 'offline' | 'error' | 'over' | 'limited' | 'unsupported' | 'silence'

/** A server that saves the progress of one exam and rejects a stale revision. */
export interface FakeProgress extends ProgressSync {
  /** All pushes in order. */
  readonly pushed: readonly ServerProgress[]
  readonly saved: ServerProgress | null
  behave(behaviour: ProgressBehaviour): void
  /** Saves progress of another device, with the next revision. */
  save(progress: Omit<ServerProgress, 'revision'>): void
}

/** Creates the server. @param behaviour default: it saves */
export function fakeProgress(behaviour: ProgressBehaviour = 'saves'): FakeProgress {
  const pushed: ServerProgress[] = []
  let saved: ServerProgress | null = null
  let current = behaviour

  function answer(progress: ServerProgress): PushOutcome {
    if (saved && saved.revision !== progress.revision) return { kind: 'conflict', progress: saved }
    saved = { ...progress, revision: (saved?.revision ?? 0) + 1 }
    return { kind: 'saved', revision: saved.revision }
  }

  return {
    pushed,
    get saved() {
      return saved
    },
    behave(next) {
      current = next
    },
    save(progress) {
      saved = { ...progress, revision: (saved?.revision ?? 0) + 1 }
    },
    push(progress, signal) {
      pushed.push(progress)
      if (current === 'saves') return Promise.resolve(answer(progress))
      if (current === 'unsupported') return Promise.resolve({ kind: 'unsupported' })
      if (current === 'over') return Promise.resolve({ kind: 'failed', status: 410 })
      if (current === 'limited') return Promise.resolve({ kind: 'failed', status: 429, retryAfter: 90 })
      if (current === 'error') return Promise.resolve({ kind: 'failed', status: 500 })
      if (current === 'offline') return Promise.reject(new Error('offline'))
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    },
    pull() {
      if (current === 'saves') return Promise.resolve(saved)
      return current === 'unsupported' ? Promise.resolve(null) : Promise.reject(new Error(current))
    },
  }
}
