import { useEffect, useState, useSyncExternalStore } from 'react'
import { createMemoryDatabase } from '@naru/exam-kit/internal/browser'
import { fakeClock, flushPromises } from '@naru/exam-kit/testing'
import type { LineStatus } from '../recorder/views/LineList'
import { encodeWav, toPcm16 } from '@naru/exam-kit/internal/sound'
import type { RecorderFailure, ScriptLine, Speaker } from '../recorder/recording/ports'
import { createScriptRecorder } from '../recorder/recording/scriptRecorder'
import { createTakeQueue, type TakeSent } from '../recorder/recording/takeQueue'
import { createTakeStore, type StoredTake, type TakeDatabase } from '../recorder/recording/takes'
import { fakeMicrophone, fakePlayer } from '../recorder/testing'
import { Recorder, type RecorderProps } from '../recorder/views/Recorder'

/** A conversation at a bank. */
export const sampleLines: readonly ScriptLine[] = [
  { part: 'number', line: 0, voice: 'q', text: '이십일 번' },
  { part: 'line', line: 0, voice: 'a', text: '어서 오세요. 무엇을 도와 드릴까요?' },
  { part: 'line', line: 1, voice: 'b', text: '통장을 만들고 싶어요. 무엇이 필요해요?' },
  { part: 'line', line: 2, voice: 'a', text: '외국인 등록증이나 여권을 보여 주세요.' },
]

export const sampleSpeakers: readonly Speaker[] = [
  { id: 's1', name: 'Min-ji Kim' },
  { id: 's2', name: 'Jun-ho Lee' },
]

/** Two seconds of a tone that swells like speech, with silence around it. */
export function sampleSound(loudness = 0.3) {
  const rate = 8000
  const samples = Float32Array.from({ length: 3 * rate }, (_, index) => {
    const time = index / rate
    const isSpoken = time > 0.4 && time < 2.5
    return isSpoken ? loudness * Math.abs(Math.sin(time * 5)) * Math.sin(time * 2 * Math.PI * 180) : 0
  })
  return { samples, rate }
}

export const storedTake = (more: Partial<StoredTake> = {}): StoredTake => ({
  id: 'stored',
  owner: 'u1',
  paper: 'p1',
  item: 'i1',
  part: 'line',
  line: 0,
  text: sampleLines[1]?.text ?? '',
  speaker: 's1',
  recordedAt: 1000,
  seconds: 3,
  trimStart: 0.3,
  trimEnd: 2.6,
  gain: 0,
  status: 'waiting',
  wav: encodeWav([toPcm16(sampleSound().samples)], 8000),
  ...more,
})

export interface RecorderSetupOptions {
  /** Takes that an earlier page has stored. */
  stored?: readonly StoredTake[]
  /** How the microphone refuses. */
  refusal?: RecorderFailure
  /** The server's answers in order. Then there is no line. */
  answers?: readonly TakeSent[]
  /** Whether the disk refuses takes. */
  isDiskFull?: boolean
  /** Speakers by voice at the start. */
  speakers?: Readonly<Record<string, Speaker | null>>
}

/** A recorder on fake ports. */
export async function setupRecorder(options: RecorderSetupOptions = {}) {
  const { stored = [], refusal, answers = [], isDiskFull = false } = options
  const given: Readonly<Record<string, Speaker | null | undefined>> = options.speakers ?? {
    a: sampleSpeakers[0],
    b: sampleSpeakers[1],
    q: sampleSpeakers[1],
  }
  const speakers = new Map(Object.entries(given).map(([voice, speaker]) => [voice, speaker ?? null]))
  const database: TakeDatabase = createMemoryDatabase()
  const recording = new Set<string>()
  const store = createTakeStore(database, recording)
  await Promise.all(stored.map((take) => store.save(take)))
  if (isDiskFull) database.put = () => Promise.resolve(false)
  const clock = fakeClock()
  const microphone = fakeMicrophone(refusal === undefined ? {} : { refusal })
  const player = fakePlayer()
  const left = [...answers]
  const sent = new Set<string>()
  const send = (): Promise<TakeSent> => {
    const answer = left.shift()
    return answer === undefined ? Promise.reject(new TypeError('no line')) : Promise.resolve(answer)
  }
  const keyOf = ({ part, line }: Pick<ScriptLine, 'part' | 'line'>) => `${part} ${line}`
  const queue = createTakeQueue({ owner: 'u1', clock, store, send, onSent: (take) => sent.add(keyOf(take)) })
  let ids = 0
  const recorder = createScriptRecorder({
    lines: sampleLines,
    addressOf(position) {
      const line = sampleLines[position]
      const speaker = line && speakers.get(line.voice)
      if (line === undefined || !speaker) return null
      const { part, line: inScript, text } = line
      return { owner: 'u1', paper: 'p1', item: 'i1', part, line: inScript, text, speaker: speaker.id }
    },
    microphone,
    store,
    queue,
    clock,
    newId: () => `take-${(ids += 1)}`,
    recording,
  })
  const statusOf = (line: ScriptLine): LineStatus => {
    const take = queue.getState().takes.findLast((one) => one.part === line.part && one.line === line.line)
    return take?.status ?? (sent.has(keyOf(line)) ? 'sent' : 'missing')
  }
  return { recorder, queue, clock, microphone, player, speakers, statusOf, sent }
}

export type RecorderSetup = Awaited<ReturnType<typeof setupRecorder>>

/** Records what the microphone hears in `speak`, up to the review. */
export async function recordTake(setup: RecorderSetup, speak: (setup: RecorderSetup) => void) {
  await settle()
  setup.clock.advance(3000)
  speak(setup)
  setup.recorder.press()
  await settle()
}

/** Speaks well: half a second of silence, two of speech, half of silence. */
export const speakWell = ({ microphone }: RecorderSetup) => {
  microphone.quiet(0.5)
  microphone.speak(2)
  microphone.quiet(0.5)
}

export async function settle() {
  for (let round = 0; round < 8; round += 1) await flushPromises() // oxlint-disable-line no-await-in-loop
}

export function RecorderOf({ setup, ...more }: { setup: RecorderSetup } & Partial<RecorderProps>) {
  const { recorder, queue, player, speakers, statusOf } = setup
  const [, setVersion] = useState(0)
  useSyncExternalStore(queue.subscribe, queue.getState)
  useEffect(() => queue.open(), [queue])
  useEffect(() => () => recorder.dispose(), [recorder])
  const choose = (voice: string, speaker: Speaker | null) => {
    speakers.set(voice, speaker)
    setVersion((version) => version + 1)
  }
  return (
    <Recorder
      recorder={recorder}
      queue={queue}
      paper="p1"
      item="i1"
      player={player}
      lines={sampleLines.map((line) => ({
        ...line,
        speaker: speakers.get(line.voice) ?? null,
        status: statusOf(line),
      }))}
      loadTake={() => Promise.resolve({ sound: sampleSound(), span: { start: 0.3, end: 2.6 }, gain: 0 })}
      saveTake={() => Promise.resolve()}
      speakers={sampleSpeakers}
      isSavingConsent={false}
      onAgree={(voice, name) => choose(voice, { id: 'new', name })}
      onChooseSpeaker={choose}
      {...more}
    />
  )
}
