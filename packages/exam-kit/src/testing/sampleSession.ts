import { createExamSession, type ExamMode, type ExamSession, type Recovery, type ResultSender } from '../session'
import type { ExamDefinition } from '../engine'
import { fakeAudio, type ClipBehaviour, type FakeAudio } from './fakeAudio'
import { fakeClock, type FakeClock } from './fakeClock'
import type { FakeLock } from './fakeLocks'
import type { FakeBackupStore } from './fakeBackupStore'
import type { FakePage } from './fakePage'
import type { FakeProgress } from './fakeProgress'
import { fakeSender, type FakeAnswer, type FakeSender } from './fakeSender'
import { fakeStore, type FakeStore } from './fakeStore'
import { sampleExam } from './sampleExams'

/** A session with its fake ports. */
export interface SampleSession {
  readonly definition: ExamDefinition
  readonly session: ExamSession
  readonly clock: FakeClock
  readonly store: FakeStore
  readonly audio: FakeAudio
  readonly sender: FakeSender
}

export interface SampleSessionOptions {
  readonly definition?: ExamDefinition
  readonly ownerId?: string
  readonly clock?: FakeClock
  /** Pass the store of an earlier session to simulate a reload. */
  readonly store?: FakeStore
  readonly answers?: readonly FakeAnswer[]
  readonly behaviour?: ClipBehaviour
  /** Length of every clip. @default 3 */
  readonly clipSeconds?: number
  /** @default the fake sender with `answers` */
  readonly send?: ResultSender
  /** None by default. */
  readonly backupStore?: FakeBackupStore
  /** One tab of `fakeLocks()`; none by default. */
  readonly lock?: FakeLock
  /** None by default. */
  readonly progress?: FakeProgress
  /** None by default. */
  readonly page?: FakePage
  /** @default 'exam' */
  readonly mode?: ExamMode
  /** Result of `recoverProgress`. */
  readonly recovery?: Recovery
}

/** Creates a session before `begin`. */
export function sampleSession(options: SampleSessionOptions = {}): SampleSession {
  const { definition = sampleExam(), ownerId = 'learner-1', clock = fakeClock(), store = fakeStore() } = options
  const audio = fakeAudio({ clock, seconds: options.clipSeconds ?? 3, behaviour: options.behaviour ?? 'plays' })
  const sender = fakeSender(...(options.answers ?? []))
  const { backupStore, lock, progress, page, mode, recovery } = options
  const ports = {
    clock,
    store,
    audio,
    sender: options.send ?? sender,
    ...(backupStore && { backupStore }),
    ...(lock && { lock }),
    ...(progress && { progress }),
    ...(page && { page }),
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

export function beginSession(options?: SampleSessionOptions): SampleSession {
  const sample = sampleSession(options)
  sample.session.send({ type: 'begin' })
  return sample
}

/** Goes to a question and answers it. @returns the reason of a rejection, or null */
export function answerQuestion({ definition, session }: SampleSession, questionId: string, optionId: string) {
  session.send({ type: 'goTo', index: definition.questions.findIndex(({ id }) => id === questionId) })
  return session.send({ type: 'selectAnswer', questionId, optionId })
}

export function answerReading(sample: SampleSession, optionId = 'b'): void {
  for (const { id, section } of sample.definition.questions) {
    if (section === 'reading') answerQuestion(sample, id, optionId)
  }
}

export async function flushPromises(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each round may queue further callbacks
  for (let round = 0; round < 12; round += 1) await Promise.resolve()
}

/** Lets time pass second by second; the responses of each second are handled before the next one. */
export async function passSeconds(clock: FakeClock, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    clock.advance(1000)
    // oxlint-disable-next-line no-await-in-loop -- in sequence
    await flushPromises()
  }
}
