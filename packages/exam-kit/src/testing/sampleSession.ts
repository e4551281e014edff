import { createExamSession, type ExamMode, type ExamSession, type Recovery, type ResultSender } from '../session'
import type { ExamDefinition } from '../engine'
import { fakeAudio, type ClipBehaviour, type FakeAudio } from './fakeAudio'
import { fakeClock, type FakeClock } from './fakeClock'
import type { FakeLock } from './fakeLocks'
import type { FakeMirror } from './fakeMirror'
import type { FakeProgress } from './fakeProgress'
import { fakeSender, type FakeAnswer, type FakeSender } from './fakeSender'
import { fakeStore, type FakeStore } from './fakeStore'
import { sampleExam } from './sampleExams'

/** A session on fakes, and the fakes to move it. */
export interface SampleSession {
  readonly definition: ExamDefinition
  readonly session: ExamSession
  readonly clock: FakeClock
  readonly store: FakeStore
  readonly audio: FakeAudio
  readonly sender: FakeSender
}

/** What may be different from the ordinary. */
export interface SampleSessionOptions {
  readonly definition?: ExamDefinition
  readonly ownerId?: string
  readonly clock?: FakeClock
  /** Give the store of an earlier session to play a reload. */
  readonly store?: FakeStore
  readonly answers?: readonly FakeAnswer[]
  readonly behaviour?: ClipBehaviour
  /** Length of every clip. @default 3 */
  readonly clipSeconds?: number
  /** Sends the result; by default the fake that gives `answers`. */
  readonly send?: ResultSender
  /** None by default. */
  readonly mirror?: FakeMirror
  /** One tab of `fakeLocks()`; none by default. */
  readonly lock?: FakeLock
  /** None by default. */
  readonly progress?: FakeProgress
  /** @default 'exam' */
  readonly mode?: ExamMode
  /** What was done before the session was made. */
  readonly recovery?: Recovery
}

/** Creates a session that has not begun. */
export function sampleSession(options: SampleSessionOptions = {}): SampleSession {
  const { definition = sampleExam(), ownerId = 'learner-1', clock = fakeClock(), store = fakeStore() } = options
  const audio = fakeAudio({ clock, seconds: options.clipSeconds ?? 3, behaviour: options.behaviour ?? 'plays' })
  const sender = fakeSender(...(options.answers ?? []))
  const { mirror, lock, progress, mode, recovery } = options
  const ports = {
    clock,
    store,
    audio,
    sender: options.send ?? sender,
    ...(mirror && { mirror }),
    ...(lock && { lock }),
    ...(progress && { progress }),
  }
  const session = createExamSession({
    definition,
    ownerId,
    ports,
    ...(mode && { mode }),
    ...(recovery && { recovery }),
  })
  return { definition, session, clock, store, audio, sender }
}

/** Answers the current and every further reading question with its option `optionId`. */
export function answerReading({ definition, session }: SampleSession, optionId = 'b'): void {
  definition.questions.forEach((question, index) => {
    if (question.type !== 'reading') return
    session.send({ type: 'goTo', index })
    session.send({ type: 'selectAnswer', questionId: question.id, optionId })
  })
}

/** Lets everything that was promised happen. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await Promise.resolve()
}
