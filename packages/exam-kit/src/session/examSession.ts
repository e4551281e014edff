import { progressKeys, type ExamDefinition } from '../engine'
import { createAttemptKeeper } from './attemptKeeper'
import { createAutosave } from './autosave'
import { createExamRun } from './examRun'
import { foreignCopy } from './foreignCopy'
import { createNotices } from './notices'
import { createOutbox, type Outbox } from './outbox'
import type { ClockSignal, SessionPorts } from './ports'
import { practiceOutbox, practicePorts } from './practice'
import { examLockName } from './progress'
import { setAsideUnusable, type Recovery } from './recovery'
import { createResultKeeper } from './resultKeeper'
import type { Access, ExamCommand, ExamMode, ExamSession, ExamSnapshot, Refusal } from './snapshot'
import { createSnapshotTaker } from './snapshotTaker'
import { stableSnapshot } from './stableSnapshot'
import { createWriterAccess } from './writerAccess'

/** What a session is made of. */
export interface ExamSessionOptions {
  readonly definition: ExamDefinition
  /** The user's id. Progress of another user on the same device is set aside, never shown. */
  readonly ownerId: string
  readonly ports: SessionPorts
  /** The app's outbox of this user, if it runs one; else the session runs its own. */
  readonly outbox?: Outbox
  /** @default 'exam' */
  readonly mode?: ExamMode
  /** What `recoverProgress` has done: the candidate is told. */
  readonly recovery?: Recovery
}

/** Restores what the store has kept and waits for `begin`. */
export function createExamSession(options: ExamSessionOptions): ExamSession {
  const { definition, ownerId, mode = 'exam' } = options
  const ports = mode === 'practice' ? practicePorts(options.ports) : options.ports
  const { clock, store, audio, sender, mirror } = ports
  const keys = progressKeys(definition.id)
  const appOutbox = mode === 'practice' ? practiceOutbox() : options.outbox
  const outbox = appOutbox ?? createOutbox({ ownerId, clock, store, sender })
  const notices = createNotices(options.recovery?.notices)
  const listeners = new Set<() => void>()
  let close: (() => void) | null = null
  let closeOutbox: (() => void) | null = null
  let isSafe = true
  let volume = 1

  if (!ports.lock) tidy()
  const attempt = createAttemptKeeper({ definition, ownerId, store, mirror })
  const results = createResultKeeper(attempt, outbox, keys.result)
  const run = createExamRun({ definition, clock, audio, attempt, results, notices, onSettled, isWriter })
  run.restore()
  // Nothing is left to write of a finished exam: any page may look at it.
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
      adopt: (copy) => void run.dispatch({ type: 'adopt', copy }),
      onChange: onSettled,
    })
  const take = createSnapshotTaker({ definition, mode, run, results, attempt, notices })
  let snapshot = takeSnapshot()

  function isFinished(): boolean {
    return run.state().phase === 'finished'
  }

  function accessNow(): Access {
    return isFinished() ? 'writer' : access.current()
  }

  function isWriter(): boolean {
    return accessNow() === 'writer'
  }

  function tidy(): void {
    if (setAsideUnusable({ definition, ownerId, store }).length > 0) notices.add('progress-set-aside')
  }

  function takeSnapshot(): ExamSnapshot {
    return take({ volume, access: accessNow(), push: autosave?.status() ?? 'none' })
  }

  function publish(): void {
    const next = stableSnapshot(snapshot, takeSnapshot())
    if (next === snapshot) return
    snapshot = next
    for (const listener of listeners) listener()
  }

  /** Everything that may have changed is made safe before anybody is told of it. */
  function onSettled(): void {
    if (isWriter()) {
      attempt.settle()
      if (isFinished()) autosave?.stop()
      else if (close) autosave?.note()
    }
    if (isSafe && !attempt.isSafe()) notices.add('storage-dead')
    isSafe = attempt.isSafe()
    publish()
  }

  function onSignal(signal: ClockSignal): void {
    if (signal === 'wake' && !isFinished()) access.wake()
    if (!isWriter()) {
      if (signal === 'hide') return
      run.look()
      return publish()
    }
    // A page that was frozen has not heard of it.
    if (isFinished() && store.get(keys.startTime) !== null) attempt.release()
    if (signal === 'wake') attempt.heal()
    run.dispatch({ type: signal === 'hide' ? 'hide' : 'tick' })
    autosave?.signal(signal)
  }

  /** Another page has written something. */
  function onForeign(key: string, value: string | null): void {
    if (isWriter()) {
      const copy = isFinished() ? null : foreignCopy(definition, store.get, key, value)
      if (key === keys.result) attempt.noteForeign(key, value)
      // The candidate starts over elsewhere; written again, the flag would end the new attempt.
      if (isFinished() && key === keys.isFinished && value === null) attempt.release()
      // Its answers have taken the place of ours: what they lack is written again. So two pages come to the same, and rest.
      if (copy && key === keys.choices) {
        for (const name of [keys.userAnswers, keys.choices]) attempt.noteForeign(name, store.get(name))
      }
      if (copy) run.dispatch({ type: 'adopt', copy })
    } else {
      attempt.noteForeign(key, value)
      run.look()
      publish()
    }
  }

  /** The attempt is this page's now: what is stored of it counts, and what only this page still knew is added. */
  function onGained(): void {
    tidy()
    attempt.reload()
    const before = run.restore()
    if (!isFinished() && before.phase !== 'finished') run.dispatch({ type: 'adopt', copy: before })
    start()
  }

  function start(): Refusal | null {
    if (!appOutbox) closeOutbox ??= outbox.open()
    const refused = run.dispatch({ type: 'begin' })
    // The server answers a repeated result with the stored one, so asking again is how a lost answer is found.
    results.send()
    return refused
  }

  function onLost(): void {
    autosave?.pause()
    run.rest()
    publish()
  }

  function open(): void {
    const stops = [run.open(), results.open(onSettled), clock.subscribe(onSignal)]
    if (store.subscribe) stops.push(store.subscribe(onForeign))
    close = () => {
      for (const stop of stops) stop()
      closeOutbox?.()
      closeOutbox = null
    }
  }

  function begin(): Refusal | null {
    const isNew = close === null
    if (isNew) open()
    if (!lock) return start()
    if (isNew) access.open()
    else if (isWriter()) return start()
    return null
  }

  function send(command: ExamCommand): Refusal | null {
    run.readClock()
    switch (command.type) {
      case 'begin':
        return begin()
      case 'takeOver':
        access.takeOver()
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
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
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
