import {
  dueChanges,
  initialState,
  restoreState,
  transition,
  type CandidateAction,
  type Effect,
  type ExamDefinition,
  type ExamState,
  type Report,
  type StoredChange,
  type Transition,
} from '../engine'

/** Drives the bare engine, without a session: keeps its state, its time and what it asked the shell to do. */
export interface ExamDriver {
  readonly state: ExamState
  /** Epoch ms. */
  now: number
  /** All effects so far. */
  readonly effects: Effect[]
  /** What the latest event changed in `stored`. */
  readonly changes: readonly StoredChange[]
  /** What is stored by now. */
  readonly stored: Map<string, string>
  /** Sends one event at the present time. */
  send(action: CandidateAction | Report): Transition
  /** Lets time pass, in ms, and ticks once. */
  pass(ms: number): Transition
  /** Forgets the state and restores it from what is stored, as a reload does. */
  reload(): void
  /** Number of the running clip. */
  clipId(): number
}

/** Creates a driver for an exam that nobody has begun. */
export function examDriver(definition: ExamDefinition, start = 1_746_604_800_000): ExamDriver {
  let state = initialState()
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
    clipId: () => state.lastClipId,
  }
  return driver
}

/** Answers all reading questions with their option `optionId`, from the first to the last. */
export function driveThroughReading(driver: ExamDriver, definition: ExamDefinition, optionId = 'b'): void {
  definition.questions.forEach((question, index) => {
    if (question.type !== 'reading') return
    driver.send({ type: 'goTo', index })
    driver.send({ type: 'selectAnswer', questionId: question.id, optionId })
  })
}

/** Begins the exam and goes to its first listening question. */
export function driveToListening(definition: ExamDefinition): ExamDriver {
  const driver = examDriver(definition)
  driver.send({ type: 'begin' })
  driveThroughReading(driver, definition)
  driver.send({ type: 'proceed' })
  return driver
}

/** Hears the running clip to its end, as often as it is played. */
export function hearOut(driver: ExamDriver, definition: ExamDefinition): void {
  for (let play = driver.state.plays; play < definition.maxPlays; play += 1) {
    driver.send({ type: 'clipStarted', clipId: driver.clipId() })
    driver.send({ type: 'clipEnded', clipId: driver.clipId() })
  }
}
