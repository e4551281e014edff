import { describe, expect, it } from 'vitest'
import { createMemoryDatabase } from '@naru/exam-kit/internal/browser'
import { fakeClock, flushPromises } from '@naru/exam-kit/testing'
import { fakeMicrophone, type FakeMicrophone } from '../testing'
import { decodeWav, secondsOf } from '@naru/exam-kit/internal/sound'
import type { RecorderFailure } from './ports'
import { createScriptRecorder, longestTake } from './scriptRecorder'
import { createTakeQueue, type TakeSent } from './takeQueue'
import { createTakeStore, type takeObjectStores, type TakeDatabase } from './takes'

const lines = [
  { part: 'line', line: 0, voice: 'a', text: '어디에 가요?' },
  { part: 'line', line: 1, voice: 'b', text: '은행에 가요.' },
] as const
const settle = async () => {
  for (let round = 0; round < 6; round += 1) await flushPromises() // oxlint-disable-line no-await-in-loop
}

interface Options {
  refusal?: RecorderFailure
  hasConsent?: boolean
  database?: TakeDatabase
}

/** A recorder whose microphone speaks as told, and whose server saves everything. */
function setup({ refusal, hasConsent = true, database = createMemoryDatabase() }: Options = {}) {
  const clock = fakeClock()
  const microphone = fakeMicrophone({ ...(refusal !== undefined && { refusal }) })
  const recording = new Set<string>()
  const store = createTakeStore(database, recording)
  const saved: string[] = []
  const send = (): Promise<TakeSent> => Promise.resolve({ kind: 'saved' })
  const queue = createTakeQueue({ owner: 'u1', clock, store, send, onSent: ({ text }) => saved.push(text) })
  let ids = 0
  const recorder = createScriptRecorder({
    lines,
    addressOf: (line) =>
      hasConsent
        ? { owner: 'u1', paper: 'p1', item: 'i1', part: 'line', line, text: lines[line]?.text ?? '', speaker: 's1' }
        : null,
    microphone,
    store,
    queue,
    clock,
    newId: () => `t${(ids += 1)}`,
    recording,
  })
  const phase = () => recorder.getSnapshot().phase
  return { recorder, clock, microphone, queue, saved, database, phase }
}
type Setup = ReturnType<typeof setup>

async function startTake({ recorder, clock }: Setup) {
  recorder.press()
  await settle()
  clock.advance(3000)
}

async function record(all: Setup, speak: (microphone: FakeMicrophone) => void) {
  await startTake(all)
  speak(all.microphone)
  all.recorder.press()
  await settle()
}

const speakTwoSeconds = (microphone: FakeMicrophone) => {
  microphone.quiet(0.5)
  microphone.speak(2)
  microphone.quiet(0.5)
}
const accept = ({ recorder }: Setup) => {
  const take = recorder.getSnapshot().reviewed?.take
  if (take !== undefined) recorder.accept(take)
}

describe('a recording', () => {
  it('counts in, records, trims to the speech, and sends what is accepted', async () => {
    const all = setup()
    all.recorder.press()
    expect(all.phase()).toEqual({ kind: 'asking' })
    await settle()
    expect(all.phase()).toEqual({ kind: 'countIn', left: 3 })
    all.clock.advance(1000)
    expect(all.phase()).toEqual({ kind: 'countIn', left: 2 })
    all.clock.advance(2000)
    expect(all.phase()).toEqual({ kind: 'recording' })
    speakTwoSeconds(all.microphone)
    expect(all.recorder.getSnapshot().seconds).toBe(3)
    all.recorder.press()
    await settle()
    const { reviewed } = all.recorder.getSnapshot()
    expect(all.phase()).toEqual({ kind: 'review', take: { id: 't1', problems: [] } })
    expect(reviewed?.take.seconds).toBeCloseTo(3, 1)
    expect(reviewed?.take.trimStart).toBeCloseTo(0.35, 1)
    expect(reviewed?.take.trimEnd).toBeCloseTo(2.75, 1)
    expect(all.saved).toEqual([])
    accept(all)
    await settle()
    expect(all.phase()).toEqual({ kind: 'idle' })
    expect(all.saved).toEqual(['어디에 가요?'])
  })

  it('contains nothing that was said before it began', async () => {
    const all = setup()
    all.recorder.press()
    await settle()
    all.microphone.speak(2)
    all.clock.advance(3000)
    all.microphone.speak(1)
    all.recorder.press()
    await settle()
    expect(all.recorder.getSnapshot().reviewed?.take.seconds).toBeCloseTo(1, 1)
  })

  it('keeps the microphone open for the next line', async () => {
    const all = setup()
    await record(all, speakTwoSeconds)
    accept(all)
    all.recorder.select(1)
    await record(all, speakTwoSeconds)
    accept(all)
    await settle()
    expect(all.saved).toEqual(['어디에 가요?', '은행에 가요.'])
    expect(all.microphone.opened).toBe(1)
  })

  it.each<RecorderFailure>(['denied', 'noMicrophone', 'busy', 'unsupported'])('says that it is %s', async (refusal) => {
    const all = setup({ refusal })
    all.recorder.press()
    await settle()
    expect(all.phase()).toEqual({ kind: 'failed', reason: refusal })
    all.recorder.press()
    expect(all.phase()).toEqual({ kind: 'asking' })
  })

  it('does not begin without the consent of the speaker', async () => {
    const all = setup({ hasConsent: false })
    all.recorder.press()
    await settle()
    expect(all.phase()).toEqual({ kind: 'idle' })
    expect(all.microphone.opened).toBe(0)
  })

  it('that is cancelled while the browser asks closes the microphone', async () => {
    const all = setup()
    all.recorder.press()
    all.recorder.press()
    await settle()
    expect(all.phase()).toEqual({ kind: 'idle' })
    expect(all.microphone.isOpen).toBe(false)
  })

  it('keeps what was said before the device was lost', async () => {
    const all = setup()
    await startTake(all)
    speakTwoSeconds(all.microphone)
    all.microphone.lose()
    await settle()
    expect(all.phase()).toEqual({ kind: 'review', take: { id: 't1', problems: ['interrupted'] } })
    expect(all.recorder.getSnapshot().reviewed?.take.seconds).toBeCloseTo(3, 1)
    all.recorder.press()
    await settle()
    expect(all.microphone.opened).toBe(2)
  })

  it('ends when the page is hidden, and closes the microphone', async () => {
    const all = setup()
    await startTake(all)
    speakTwoSeconds(all.microphone)
    all.clock.hide()
    await settle()
    expect(all.phase()).toMatchObject({ kind: 'review' })
    expect(all.microphone.isOpen).toBe(false)
  })

  it('is there after the tab was closed, up to the last second, and can be reviewed', async () => {
    const database: TakeDatabase = createMemoryDatabase<(typeof takeObjectStores)[number]>()
    const closed = setup({ database })
    await startTake(closed)
    speakTwoSeconds(closed.microphone)
    closed.microphone.speak(0.4)
    await settle()

    const next = setup({ database })
    const stop = next.queue.open()
    await settle()
    const [take] = next.queue.getState().takes
    expect(take).toMatchObject({ id: 't1', line: 0, status: 'recorded' })
    expect(take?.seconds).toBeCloseTo(3, 1)
    if (take !== undefined) next.recorder.review(take)
    expect(next.phase()).toEqual({ kind: 'review', take: { id: 't1', problems: ['interrupted'] } })
    accept(next)
    await settle()
    expect(next.saved).toEqual(['어디에 가요?'])
    stop()
  })

  it('is kept when the author goes to another line, and is offered without a warning', async () => {
    const all = setup()
    await record(all, speakTwoSeconds)
    all.recorder.select(1)
    all.recorder.select(0)
    const [take] = all.queue.getState().takes
    expect(take).toMatchObject({ id: 't1', line: 0, status: 'recorded' })
    if (take !== undefined) all.recorder.review(take)
    expect(all.phase()).toEqual({ kind: 'review', take: { id: 't1', problems: [] } })
  })

  it('is kept until the next one of its line is recorded', async () => {
    const all = setup()
    await record(all, speakTwoSeconds)
    await startTake(all)
    expect(all.queue.getState().takes.map(({ id }) => id)).toEqual(['t1'])
    speakTwoSeconds(all.microphone)
    all.recorder.press()
    await settle()
    expect(all.queue.getState().takes.map(({ id }) => id)).toEqual(['t2'])
  })

  it('says that the disk refuses it', async () => {
    const all = setup({ database: { ...createMemoryDatabase(), put: () => Promise.resolve(false) } })
    await record(all, speakTwoSeconds)
    expect(all.recorder.getSnapshot().isInMemoryOnly).toBe(true)
    accept(all)
    await settle()
    expect(all.saved).toHaveLength(1)
  })

  it('ends by itself after two minutes', async () => {
    const all = setup()
    await startTake(all)
    all.microphone.speak(longestTake + 1)
    await settle()
    expect(all.phase()).toMatchObject({ kind: 'review' })
    const wav = all.recorder.getSnapshot().reviewed?.take.wav ?? new Uint8Array()
    const sound = decodeWav(wav)
    expect(sound === null ? 0 : secondsOf(sound)).toBeCloseTo(longestTake, 0)
  })

  it('shows the level of the input before and while it records', async () => {
    const all = setup()
    expect(all.recorder.meter.getLevel()).toBe(-100)
    await startTake(all)
    all.microphone.speak(0.5)
    expect(all.recorder.meter.getLevel()).toBeGreaterThan(-20)
    all.recorder.dispose()
    expect(all.recorder.meter.getLevel()).toBe(-100)
    expect(all.microphone.isOpen).toBe(false)
  })
})
