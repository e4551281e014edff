import {
  progressKeys,
  restoreState,
  sectionSecondsLeft,
  transition,
  windowSecondsLeft,
  type CandidateAction,
  type Effect,
  type ExamDefinition,
  type ExamState,
  type Report,
} from '../engine'
import { createClipPlayer } from './clipPlayer'
import { dialogOf } from './dialog'
import { createOutbox, type Outbox } from './outbox'
import type { ClockSignal, SessionPorts, WriterLock } from './ports'
import { practicePorts } from './practicePorts'
import { claimProgress, examLockName } from './progress'
import type { Recovery } from './recovery'
import { createResultKeeper } from './resultKeeper'
import type {
  Access,
  ExamCommand,
  ExamDialog,
  ExamMode,
  ExamNotice,
  ExamSession,
  ExamSnapshot,
  Refusal,
  SaveState,
} from './snapshot'
import { stableSnapshot } from './stableSnapshot'

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
  const { clock, store, audio, sender, lock } = ports
  const lockName = examLockName(definition.id)
  const keys = progressKeys(definition.id)
  const outbox = options.outbox ?? createOutbox({ ownerId, clock, store, sender })
  const clips = createClipPlayer(audio, (report) => void dispatch(report))
  const listeners = new Set<() => void>()
  const waiting: (CandidateAction | Report)[] = []

  claimProgress({ definition, ownerId, store })
  let state: ExamState = restoreState(definition, (key) => store.get(key))
  const results = createResultKeeper(store, outbox, keys.result, state.phase === 'finished')
  state = { ...state, choices: results.record()?.choices ?? state.choices }
  let dialog: ExamDialog | null = null
  let volume = 1
  let access: Access = lock ? 'checking' : 'writer'
  let notices: ReadonlySet<ExamNotice> = new Set(options.recovery?.notices)
  let flags: ReadonlySet<string> = new Set(state.flags)
  let flagged = state.flags
  let isBusy = false
  let close: (() => void) | null = null
  let snapshot = takeSnapshot()

  function takeSnapshot(): ExamSnapshot {
    return {
      definition,
      state,
      secondsLeft: sectionSecondsLeft(definition, state),
      windowSecondsLeft: windowSecondsLeft(state),
      dialog,
      result: results.record()?.result ?? null,
      resultStatus: results.status(),
      volume,
      isStorePersistent: store.isPersistent,
      mode,
      access,
      saveState: saveState(),
      notices,
      flags: flagSet(),
    }
  }

  function flagSet(): ReadonlySet<string> {
    if (state.flags !== flagged) flags = new Set(state.flags)
    flagged = state.flags
    return flags
  }

  function saveState(): SaveState {
    const status = results.status()
    if (status?.kind === 'saved') return 'saved'
    if (!store.isPersistent) return 'memory'
    return status === null || status.kind === 'sending' ? 'device' : 'offline'
  }

  function publish(): void {
    const next = stableSnapshot(snapshot, takeSnapshot())
    if (next === snapshot) return
    snapshot = next
    for (const listener of listeners) listener()
  }

  /** One event at a time: what an effect causes waits until all effects before it are done. */
  function dispatch(action: CandidateAction | Report): Refusal | null {
    if (access !== 'writer') return 'open-elsewhere'
    if (isBusy) {
      waiting.push(action)
      return null
    }
    isBusy = true
    const rejected = apply(action)
    for (let next = waiting.shift(); next; next = waiting.shift()) apply(next)
    isBusy = false
    publish()
    return rejected
  }

  function apply(action: CandidateAction | Report): Refusal | null {
    const before = state
    const outcome = transition(definition, state, { ...action, now: clock.now() })
    state = outcome.state
    if (state.phase !== before.phase || state.index !== before.index) dialog = null
    for (const effect of outcome.effects) perform(effect)
    if (!outcome.rejected) return null
    dialog = dialogOf(outcome.rejected) ?? dialog
    return outcome.rejected
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'write':
        return store.set(effect.key, effect.value)
      case 'erase':
        return effect.keys.forEach((key) => store.remove(key))
      case 'playClip':
        return clips.play(effect)
      case 'stopClip':
        return clips.stop()
      case 'ask':
        dialog = effect.dialog
        return undefined
      case 'keepResult':
        return results.keep(effect.result, state.choices)
      case 'sendResult':
        return results.send()
    }
  }

  function onOutbox(): void {
    if (!isBusy) publish()
  }

  function onSignal(signal: ClockSignal): void {
    dispatch({ type: signal === 'hide' ? 'hide' : 'tick' })
  }

  function open(): void {
    const stops = [clips.open(), results.open(onOutbox), clock.subscribe(onSignal)]
    if (!options.outbox) stops.push(outbox.open())
    close = () => stops.forEach((stop) => stop())
    // The server answers a repeated result with the stored one, so asking again is how a lost answer is found.
    results.send()
  }

  /** Asks for the right to write, and begins with it. */
  function claim(ask: (lock: WriterLock, onLost: () => void) => Promise<'held' | 'elsewhere'>): void {
    if (!lock) return void dispatch({ type: 'begin' })
    access = 'checking'
    publish()
    ask(lock, onLost).then(onClaim, () => onClaim('held'))
  }

  function onClaim(answer: 'held' | 'elsewhere'): void {
    if (!close) return lock?.release(lockName)
    access = answer === 'held' ? 'writer' : 'reader'
    if (access === 'writer') {
      state = restoreState(definition, (key) => store.get(key))
      dispatch({ type: 'begin' })
    }
    publish()
  }

  function onLost(): void {
    dispatch({ type: 'suspend' })
    access = 'reader'
    publish()
  }

  function send(command: ExamCommand): Refusal | null {
    switch (command.type) {
      case 'closeDialog':
        dialog = null
        break
      case 'setVolume':
        volume = Math.min(1, Math.max(0, command.volume))
        audio.setVolume(volume)
        break
      case 'retrySave':
        results.send()
        break
      case 'begin':
        if (close && access !== 'writer') return null
        if (!close) open()
        claim((port, lost) => port.claim(lockName, lost))
        return null
      case 'takeOver':
        if (close && access === 'reader') claim((port, lost) => port.take(lockName, lost).then(() => 'held'))
        return null
      case 'dismissNotice':
        notices = new Set([...notices].filter((notice) => notice !== command.notice))
        break
      default:
        return dispatch(command)
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
      dispatch({ type: 'suspend' })
      close()
      close = null
      lock?.release(lockName)
    },
  }
}
