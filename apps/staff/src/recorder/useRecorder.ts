import { createBrowserClock } from '@naru/exam-kit/browser'
import {
  createBrowserMicrophone,
  createBrowserPlayer,
  createScriptRecorder,
  createTakeDatabase,
  createTakeQueue,
  createTakeStore,
  type ScriptRecorder,
  type ScriptLine,
  type Speaker,
  type TakePlayer,
  type TakeQueue,
} from '@naru/exam-authoring/recorder'
import workletUrl from '@naru/exam-authoring/recorder/captureWorklet.js?url'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { newId } from '@naru/app-shell/newId'
import type { RecorderPorts } from './ports'
import { sendTake } from './sendTake'

export interface RecorderAddress {
  owner: string
  paper: string
  item: string
}

export interface RecorderOfQuestion {
  recorder: ScriptRecorder
  queue: TakeQueue
  player: TakePlayer
}

const browserPorts = (): RecorderPorts => ({
  microphone: createBrowserMicrophone(workletUrl),
  player: createBrowserPlayer(),
  database: createTakeDatabase(),
  clock: createBrowserClock(),
})

/** Creates the recorder of a question; another one when its lines change. */
export function useRecorder(
  address: RecorderAddress,
  lines: readonly ScriptLine[],
  speakers: ReadonlyMap<string, Speaker>,
): RecorderOfQuestion {
  const queryClient = useQueryClient()
  const given = useRouter().options.context.recorderPorts
  const { owner, paper, item } = address
  const currentSpeakers = useRef(speakers)
  useEffect(() => {
    currentSpeakers.current = speakers
  }, [speakers])

  const device = useMemo(() => {
    const ports = given ?? browserPorts()
    const recording = new Set<string>()
    const store = createTakeStore(ports.database, recording)
    const queue = createTakeQueue({
      owner,
      clock: ports.clock,
      store,
      send: (take) => sendTake(queryClient, take),
    })
    return { ports, store, queue, recording }
  }, [given, owner, queryClient])

  const recorder = useMemo(
    () =>
      // oxlint-disable-next-line react/refs -- the speaker is read when a take starts, not while this renders
      createScriptRecorder({
        lines,
        addressOf(position) {
          const line = lines[position]
          const speaker = line && currentSpeakers.current.get(line.voice)
          if (line === undefined || speaker === undefined) return null
          return { owner, paper, item, part: line.part, line: line.line, text: line.text, speaker: speaker.id }
        },
        microphone: device.ports.microphone,
        store: device.store,
        queue: device.queue,
        clock: device.ports.clock,
        newId,
        recording: device.recording,
      }),
    [device, lines, owner, paper, item],
  )
  useEffect(() => device.queue.open(), [device])
  useEffect(() => () => recorder.dispose(), [recorder])
  return { recorder, queue: device.queue, player: device.ports.player }
}
