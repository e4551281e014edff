import {
  currentSection,
  initialState,
  transition,
  type CandidateAction,
  type Effect,
  type ExamDefinition,
  type ExamState,
  type ResultRequest,
  type Transition,
} from '../engine'
import { dueChanges, type StoredChange } from '../engine/storage/persistence'
import { restoreState } from '../engine/storage/stored'
import type { Report } from '../engine/events'

/** Drives the engine without a session: holds its state, its time and its effects. */
export interface ExamDriver {
  readonly state: ExamState
  /** Epoch ms. */
  now: number
  readonly effects: Effect[]
  readonly results: readonly ResultRequest[]
  /** Changes of `stored` by the latest event. */
  readonly changes: readonly StoredChange[]
  readonly stored: Map<string, string>
  /** Sends one event at `now`. */
  send(action: CandidateAction | Report): Transition
  /** Advances the time by `ms` and ticks once. */
  pass(ms: number): Transition
  /** Discards the state and restores it from the stored texts, as a reload does. */
  reload(): void
  /** Reloads, then begins. */
  resume(): Transition
  clipId(): number
}

/** Creates a driver in the initial state. @param start epoch ms. Default: 7 May 2025, 08:00 UTC */
export function examDriver(definition: ExamDefinition, start = 1_746_604_800_000): ExamDriver {
  let state = initialState(definition)
  const effects: Effect[] = []
  const stored = new Map<string, string>()

  let changes: readonly StoredChange[] = []

  function store({ key, value }: StoredChange): void {
    if (value === null) stored.delete(key)
    else stored.set(key, value)
  }

  const driver: ExamDriver = {
    get state() {
      return state
    },
    now: start,
    effects,
    get results() {
      return effects.flatMap((effect) => (effect.type === 'sendResult' ? effect.result : []))
    },
    get changes() {
      return changes
    },
    stored,
    send(action) {
      const outcome = transition(definition, state, { ...action, now: driver.now })
      state = outcome.state
      effects.push(...outcome.effects)
      changes = dueChanges(definition, stored, state, action.type)
      changes.forEach(store)
      return outcome
    },
    pass(ms) {
      driver.now += ms
      return driver.send({ type: 'tick' })
    },
    reload() {
      state = restoreState(definition, (key) => stored.get(key) ?? null)
    },
    resume() {
      driver.reload()
      return driver.send({ type: 'begin' })
    },
    clipId: () => state.lastClipId,
  }
  return driver
}

export function beginDriver(definition: ExamDefinition): ExamDriver {
  const driver = examDriver(definition)
  driver.send({ type: 'begin' })
  return driver
}

/** Answers all reading questions with the option `optionId`, in order. */
export function driveThroughReading(driver: ExamDriver, definition: ExamDefinition, optionId = 'b'): void {
  definition.questions.forEach((question, index) => {
    if (question.section !== 'reading') return
    driver.send({ type: 'goTo', index })
    driver.send({ type: 'selectAnswer', questionId: question.id, optionId })
  })
}

/** Creates a driver at the first listening question. */
export function driveToListening(definition: ExamDefinition): ExamDriver {
  const driver = beginDriver(definition)
  driveThroughReading(driver, definition)
  driver.send({ type: 'proceed' })
  return driver
}

/** Plays the running clip to its end until no play is left. */
export function playToEnd(driver: ExamDriver, definition: ExamDefinition): void {
  const maxPlays = currentSection(definition, driver.state)?.playback?.maxPlays ?? 0
  for (let play = driver.state.plays; play < maxPlays; play += 1) {
    driver.send({ type: 'clipStarted', clipId: driver.clipId() })
    driver.send({ type: 'clipEnded', clipId: driver.clipId() })
  }
}
