import { createListeners } from '@naru/ui/internal/listeners'
import { progressKeys, type ExamDefinition } from '../engine'
import { createAttemptStorage } from './progress/attemptStorage'
import { createAutosave } from './progress/autosave'
import { createExamRun } from './examRun'
import { createFairPlay } from './fairPlay'
import { createNotices } from './notices'
import { createOutbox, type Outbox } from './results/outbox'
import type { ClockSignal, PageSignal, SessionPorts } from './ports'
import { previewOutbox, previewPorts } from './preview'
import { examLockName } from './progress/progress'
import { quarantineUnusable, type Recovery } from './progress/recovery'
import { createResultStorage } from './results/resultStorage'
import type { Access, ExamCommand, ExamMode, ExamSession, ExamSnapshot, CommandRejection } from './snapshot'
import { createSnapshotSelector, stableSnapshot } from './snapshotSelector'
import { remoteState } from './progress/storedState'
import { createWriterAccess } from './writerAccess'

export interface ExamSessionOptions {
  readonly definition: ExamDefinition
  /** The user's id. Progress of another user on the same device is parked, never shown. */
  readonly ownerId: string
  readonly ports: SessionPorts
  /** The app's outbox of this user. @default the session creates its own */
  readonly outbox?: Outbox
  /** @default 'exam' */
  readonly mode?: ExamMode
  /** The result of `recoverProgress`, whose notices are shown. */
  readonly recovery?: Recovery
}

/** Creates a session and restores the stored attempt. The exam starts or continues on the command `begin`. */
export function createExamSession(options: ExamSessionOptions): ExamSession {
  const { definition, ownerId, mode = 'exam' } = options
  const ports = mode === 'preview' ? previewPorts(options.ports) : options.ports
  const { clock, store, audio, sender, backupStore, page } = ports
  const keys = progressKeys(definition.id)
  const appOutbox = mode === 'preview' ? previewOutbox() : options.outbox
  const outbox = appOutbox ?? createOutbox({ ownerId, clock, store, sender })
  const notices = createNotices(options.recovery?.notices)
  const { subscribe, notify } = createListeners()
  let close: (() => void) | null = null
  let closeOutbox: (() => void) | null = null
  let closePage: (() => void) | undefined
  let isSafe = true
  let volume = 1

  if (!ports.lock) quarantine()
  const attempt = createAttemptStorage({ definition, ownerId, store, backupStore })
  const results = createResultStorage(attempt, outbox, keys.result)
  const fairPlay = createFairPlay(attempt, keys.fairPlay)
  const run = createExamRun({ definition, clock, audio, attempt, results, notices, fairPlay, onIdle: flush, isWriter })
  run.restore()
  // A finished exam needs no writes, so every page may open it.
  const lock = isFinished() ? undefined : ports.lock
  const access = createWriterAccess(lock, examLockName(definition.id), { onGained, onLost, onChange: publish })
  const autosave =
    ports.progress &&
    createAutosave({
      definition,
      clock,
      attempt,
      notices,
      isWriter,
      port: ports.progress,
      read: run.state,
      applyRemote: (copy) => void run.dispatch({ type: 'applyRemote', copy }),
      onChange: flush,
    })
  const select = createSnapshotSelector({ definition, mode, run, results, attempt, notices })
  let snapshot = readSnapshot()

  function isFinished(): boolean {
    return run.state().phase === 'finished'
  }

  function accessNow(): Access {
    return isFinished() ? 'writer' : access.current()
  }

  function isWriter(): boolean {
    return accessNow() === 'writer'
  }

  function quarantine(): void {
    if (quarantineUnusable({ definition, ownerId, store }).length > 0) notices.add('progress-quarantined')
  }

  function readSnapshot(): ExamSnapshot {
    return select({ volume, access: accessNow(), push: autosave?.status() ?? 'none' })
  }

  function publish(): void {
    const next = stableSnapshot(snapshot, readSnapshot())
    if (next === snapshot) return
    snapshot = next
    notify()
  }

  /** Saves every change before it is published. */
  function flush(): void {
    if (isWriter()) {
      attempt.flush()
      if (isFinished()) autosave?.stop()
      else if (close) autosave?.schedule()
    }
    if (isSafe && !attempt.isSafe()) notices.add('storage-dead')
    isSafe = attempt.isSafe()
    publish()
  }

  function onSignal(signal: ClockSignal): void {
    if (signal === 'wake' && !isFinished()) access.wake()
    if (!isWriter()) {
      if (signal === 'hide') return
      run.sync()
      return publish()
    }
    // A frozen page receives no storage events, so it misses that another page started a new attempt.
    if (isFinished() && store.get(keys.startTime) !== null) attempt.release()
    if (signal === 'wake') attempt.rewriteLost()
    run.dispatch({ type: signal === 'hide' ? 'hide' : 'tick' })
    autosave?.signal(signal)
  }

  /** Applies a write of another page. */
  function onRemoteWrite(key: string, value: string | null): void {
    if (isWriter()) {
      const copy = isFinished() ? null : remoteState(definition, store.get, key, value)
      if (key === keys.result) attempt.applyRemoteWrite(key, value)
      // The candidate starts over on another page; rewriting the flag would finish the new attempt.
      if (isFinished() && key === keys.isFinished && value === null) attempt.release()
      // The other page has overwritten our answers. Caching its values makes the merge rewrite only what they lack, so two pages converge.
      if (copy && key === keys.choices) {
        for (const name of [keys.userAnswers, keys.choices]) attempt.applyRemoteWrite(name, store.get(name))
      }
      if (copy) run.dispatch({ type: 'applyRemote', copy })
    } else {
      attempt.applyRemoteWrite(key, value)
      run.sync()
      publish()
    }
  }

  /** Write access granted: restores the stored state and merges the answers that only this page has. */
  function onGained(): void {
    quarantine()
    attempt.reload()
    const before = run.restore()
    if (!isFinished() && before.phase !== 'finished') run.dispatch({ type: 'applyRemote', copy: before })
    start()
  }

  function start(): CommandRejection | null {
    if (!appOutbox) closeOutbox ??= outbox.open()
    const rejection = run.dispatch({ type: 'begin' })
    // After `begin`: an attempt that was left by a reload is continued now.
    closePage ??= page?.subscribe(onPageSignal)
    // Sending is idempotent: the server responds to a repeated result with the stored one, which recovers a lost response.
    results.send()
    return rejection
  }

  function onPageSignal(signal: PageSignal): void {
    if (!isWriter()) return
    run.recordSignal(signal)
    flush()
  }

  function onLost(): void {
    autosave?.pause()
    run.pause()
    publish()
  }

  function open(): void {
    const stops = [run.open(), results.open(flush), clock.subscribe(onSignal)]
    if (store.subscribe) stops.push(store.subscribe(onRemoteWrite))
    close = () => {
      for (const stop of stops) stop()
      closeOutbox?.()
      closeOutbox = null
      closePage?.()
      closePage = undefined
    }
  }

  function begin(): CommandRejection | null {
    const isNew = close === null
    if (isNew) open()
    if (!lock) return start()
    if (isNew) access.open()
    else if (isWriter()) return start()
    return null
  }

  function send(command: ExamCommand): CommandRejection | null {
    run.readClock()
    switch (command.type) {
      case 'begin':
        return begin()
      case 'stealLock':
        access.stealLock()
        break
      case 'closeDialog':
        run.closeDialog()
        break
      case 'dismissNotice':
        notices.dismiss(command.notice)
        break
      case 'setVolume':
        volume = Math.min(1, Math.max(0, command.volume))
        audio.setVolume(volume)
        break
      case 'retrySave':
        results.send()
        break
      default:
        return isWriter() ? run.dispatch(command) : 'open-elsewhere'
    }
    publish()
    return null
  }

  return {
    getSnapshot: () => snapshot,
    subscribe,
    send,
    dispose() {
      if (!close) return
      if (isWriter()) {
        run.dispatch({ type: 'suspend' })
        autosave?.signal('hide')
        autosave?.pause()
      }
      close()
      close = null
      access.close()
    },
  }
}
