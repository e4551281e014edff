import {
  decodeWav,
  encodeWav,
  findSpeech,
  problemsOf,
  secondsOf,
  type Sound,
  suggestGain,
  type TakeProblem,
  toPcm16,
} from '@naru/exam-kit/internal/sound'
import type { Clock } from '@naru/exam-kit/session'
import { createListeners, type Subscribable } from '@naru/ui/internal/listeners'
import { createLevelMeter, type LevelMeter } from './levelMeter'
import {
  initialRecorderState,
  type RecorderCommand,
  type RecorderEvent,
  type RecorderState,
  recorderTransition,
} from './machine'
import { type Microphone, MicrophoneError, type OpenMicrophone, type ScriptLine } from './ports'
import type { TakeQueue } from './takeQueue'
import type { StoredTake, TakeAddress, TakePiece, TakeSettings, TakeStore } from './takes'

/** A take ends by itself after this time, in seconds. */
export const longestTake = 120

/** What a page shows of a recording. A new object after each change. */
export interface ScriptRecorderSnapshot extends RecorderState {
  /** The take in review with its sound; null in other phases. */
  readonly reviewed: { readonly take: StoredTake; readonly sound: Sound } | null
  /** Seconds of the running take. */
  readonly seconds: number
  /** Whether the disk refuses takes: they are lost with the page. */
  readonly isInMemoryOnly: boolean
}

export interface ScriptRecorder extends Subscribable {
  getSnapshot(): ScriptRecorderSnapshot
  /** The level of the input, which changes many times a second. */
  readonly meter: LevelMeter
  /** Starts a take, or ends the running one. Call it in an event of a press. */
  press(): void
  cancel(): void
  accept(settings: TakeSettings): void
  discard(): void
  select(line: number): void
  /** Shows a recorded take of the current line that nobody has checked. */
  review(take: StoredTake): void
  /** Ends a running take and closes the microphone. */
  dispose(): void
}

export interface ScriptRecorderOptions {
  readonly lines: readonly ScriptLine[]
  /** Who speaks a line and where it belongs; null without consent: nothing is recorded. */
  readonly addressOf: (line: number) => TakeAddress | null
  readonly microphone: Microphone
  readonly store: TakeStore
  readonly queue: TakeQueue
  readonly clock: Clock
  /** Makes the id of a take: a UUID. */
  readonly newId: () => string
  /** Ids of takes that are being recorded; the one given to `createTakeStore`. */
  readonly recording: Set<string>
}

interface Capture {
  readonly address: TakeAddress & Pick<StoredTake, 'id' | 'recordedAt'>
  readonly rate: number
  readonly blocks: Int16Array<ArrayBuffer>[]
  waiting: Float32Array[]
  count: number
  pieceCount: number
}

/** Creates a recording. It stores what is recorded each second, and nothing of it is sent before the author accepts it. */
export function createScriptRecorder(options: ScriptRecorderOptions): ScriptRecorder {
  const { lines, addressOf, microphone, store, queue, clock, newId, recording } = options
  const { subscribe, notify } = createListeners()
  const meter = createLevelMeter()
  let state = initialRecorderState(lines.length)
  let opening: Promise<OpenMicrophone> | undefined
  let input: OpenMicrophone | undefined
  let capture: Capture | undefined
  let countInEnds = 0
  let reviewed: ScriptRecorderSnapshot['reviewed'] = null
  let isInMemoryOnly = false
  let snapshot = read()

  function read(): ScriptRecorderSnapshot {
    const isReview = state.phase.kind === 'review'
    const seconds = capture === undefined ? 0 : capture.count / capture.rate
    return { ...state, reviewed: isReview ? reviewed : null, seconds: Math.floor(seconds), isInMemoryOnly }
  }

  function publish(): void {
    snapshot = read()
    notify()
  }

  function dispatch(event: RecorderEvent): void {
    const next = recorderTransition(state, event)
    state = next.state
    if (event.type === 'granted') countInEnds = clock.now() + 1000
    for (const command of next.commands) run(command)
    publish()
  }

  function run(command: RecorderCommand): void {
    if (command.type === 'open') void open()
    else if (command.type === 'capture') start(command.line)
    else if (command.type === 'finish') void finish()
    else if (command.type === 'accept') queue.accept(command.take, command.settings)
    else queue.discard(command.take)
  }

  async function open(): Promise<void> {
    try {
      opening ??= microphone.open().then(listen)
      input = await opening
      // Cancelled meanwhile.
      if (state.phase.kind === 'idle') close()
      dispatch({ type: 'granted' })
    } catch (error) {
      opening = undefined
      dispatch({ type: 'refused', reason: error instanceof MicrophoneError ? error.reason : 'unsupported' })
    }
  }

  function listen(opened: OpenMicrophone): OpenMicrophone {
    opened.subscribe((report) => {
      if (report.type === 'block') receive(report.samples)
      else {
        close()
        dispatch({ type: 'interrupted', isLost: true })
      }
    })
    return opened
  }

  function close(): void {
    input?.close()
    input = undefined
    opening = undefined
    meter.reset()
  }

  function start(line: number): void {
    const address = addressOf(line)
    if (address === null || input === undefined) return
    const id = newId()
    recording.add(id)
    capture = {
      address: { ...address, id, recordedAt: clock.now() },
      rate: input.rate,
      blocks: [],
      waiting: [],
      count: 0,
      pieceCount: 0,
    }
  }

  function receive(samples: Float32Array): void {
    meter.add(samples)
    if (capture === undefined) return
    const before = Math.floor(capture.count / capture.rate)
    capture.waiting.push(samples)
    capture.count += samples.length
    const after = Math.floor(capture.count / capture.rate)
    if (after === before) return
    storePiece(capture)
    publish()
    if (after >= longestTake) dispatch({ type: 'stop' })
  }

  function storePiece(running: Capture): void {
    for (const samples of running.waiting) running.blocks.push(toPcm16(samples))
    const pcm = joined(running.blocks.slice(running.pieceCount))
    const piece = { ...running.address, index: running.pieceCount, rate: running.rate, pcm }
    void keep(piece)
    running.pieceCount = running.blocks.length
    running.waiting = []
  }

  async function keep(piece: TakePiece): Promise<void> {
    const isStored = await store.addPiece(piece)
    isInMemoryOnly ||= !isStored
  }

  async function finish(): Promise<void> {
    const ended = capture
    capture = undefined
    if (ended === undefined) return
    const isInterrupted = state.phase.kind === 'finishing' && state.phase.isInterrupted
    for (const samples of ended.waiting) ended.blocks.push(toPcm16(samples))
    const wav = encodeWav(ended.blocks, ended.rate)
    const sound = decodeWav(wav) ?? { samples: new Float32Array(), rate: ended.rate }
    const { settings, problems } = assess(sound, isInterrupted)
    const take: StoredTake = {
      ...ended.address,
      ...settings,
      seconds: secondsOf(sound),
      status: 'recorded',
      ...(isInterrupted && { isInterrupted }),
      wav,
    }
    isInMemoryOnly = !(await queue.add(take))
    recording.delete(take.id)
    reviewed = { take, sound }
    dispatch({ type: 'captured', take: { id: take.id, problems } })
  }

  const unsubscribe = clock.subscribe((signal) => {
    if (signal === 'hide') {
      dispatch({ type: 'interrupted', isLost: false })
      close()
    } else if (signal === 'tick' && state.phase.kind === 'countIn' && clock.now() >= countInEnds) {
      countInEnds += 1000
      dispatch({ type: 'second' })
    }
  })

  return {
    getSnapshot: () => snapshot,
    subscribe,
    meter,
    press() {
      if (state.phase.kind === 'recording') dispatch({ type: 'stop' })
      else if (state.phase.kind === 'asking' || state.phase.kind === 'countIn') dispatch({ type: 'cancel' })
      else if (addressOf(state.line) !== null) dispatch({ type: 'record' })
    },
    cancel: () => dispatch({ type: 'cancel' }),
    accept: (settings) => dispatch({ type: 'accept', settings }),
    discard: () => dispatch({ type: 'discard' }),
    select: (line) => dispatch({ type: 'select', line }),
    review(take) {
      const sound = decodeWav(take.wav)
      if (sound === null || state.phase.kind !== 'idle') return
      const { settings, problems } = assess(sound, take.isInterrupted === true)
      reviewed = { take: { ...take, ...settings }, sound }
      dispatch({ type: 'recovered', take: { id: take.id, problems } })
    },
    dispose() {
      dispatch({ type: 'interrupted', isLost: false })
      close()
      unsubscribe()
    },
  }
}

/** Trims a sound to its speech, suggests its volume, and finds what is wrong with it. */
function assess(sound: Sound, isInterrupted: boolean): { settings: TakeSettings; problems: TakeProblem[] } {
  const speech = findSpeech(sound)
  const span = speech ?? { start: 0, end: secondsOf(sound) }
  const gain = speech === null ? 0 : suggestGain(sound, span)
  const problems = problemsOf(sound, speech)
  if (isInterrupted) problems.push('interrupted')
  return { settings: { trimStart: span.start, trimEnd: span.end, gain }, problems }
}

function joined(blocks: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const all = new Int16Array(blocks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const block of blocks) {
    all.set(block, offset)
    offset += block.length
  }
  return all
}
