import type { Speaker as KnownSpeaker, Take } from '@naru/api'
import { addSpeakerMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import { newId } from '@naru/app-shell/newId'
import { formatFailure } from '@naru/app-shell/requests/formatFailure'
import { parseJson, readStored, writeStored } from '@naru/app-shell/storage'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import {
  createBrowserMicrophone,
  createBrowserPlayer,
  createScriptRecorder,
  createTakeDatabase,
  createTakeQueue,
  createTakeStore,
  type HeardTake,
  Recorder,
  type ScriptLine,
  type ScriptRecorder,
  type Speaker,
  type TakePlayer,
  type TakeQueue,
} from '@naru/exam-authoring/recorder'
import workletUrl from '@naru/exam-authoring/recorder/captureWorklet.js?url'
import type { ClipTarget } from '@naru/exam-authoring/recorder/rules'
import { createBrowserClock } from '@naru/exam-kit/browser'
import { decodeWav } from '@naru/exam-kit/internal/sound'
import { Checkbox } from '@naru/ui/Checkbox'
import { Stack } from '@naru/ui/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import * as css from '../media/media.css'
import type { RecorderPorts } from './ports'
import { RecorderClip } from './RecorderClip'
import { lineStates, speakersOf } from './recorderTakes'
import { changeTake, sendTake } from './sendTake'
import { useDeskText } from '../text/desk'
import { useDeskMediaText } from '../text/deskMedia'

interface RecorderWorkspaceProps {
  owner: string
  paperId: string
  item: string
  target: ClipTarget
  /** The takes of the question that the server has. */
  takes: readonly Take[]
  speakers: readonly KnownSpeaker[]
}

/** The recorder with the lines of a question, and what makes the clip of them. */
export const RecorderWorkspace = ({ owner, paperId, item, target, takes, speakers }: RecorderWorkspaceProps) => {
  const tDesk = useDeskText()
  const tDeskMedia = useDeskMediaText()
  const [left, setLeft] = useLeftOut()
  // The same lines keep their recording while the paper is fetched anew.
  const wanted = JSON.stringify(target.lines.filter(({ part }) => part === 'line' || !left.has(part)))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written one line above
  const lines = useMemo(() => JSON.parse(wanted) as ScriptLine[], [wanted])
  const [chosen, setChosen] = useState<ReadonlyMap<string, Speaker | null>>(new Map())
  const currentSpeakers = useRef<ReadonlyMap<string, Speaker>>(new Map())
  const { recorder, queue, player } = useRecorder({ owner, paper: paperId, item }, lines, currentSpeakers)
  const queued = useSyncExternalStore(queue.subscribe, queue.getState)
  const byVoice = useMemo(() => {
    const all = speakersOf(target.lines, lineStates(target.lines, { paper: paperId, item }, queued, takes), speakers)
    for (const [voice, speaker] of chosen) {
      if (speaker === null) all.delete(voice)
      else all.set(voice, speaker)
    }
    return all
  }, [target, paperId, item, queued, takes, speakers, chosen])
  useEffect(() => {
    currentSpeakers.current = byVoice
  }, [byVoice])
  const choose = (voice: string, speaker: Speaker | null) =>
    setChosen((current) => new Map(current).set(voice, speaker))

  const states = lineStates(lines, { paper: paperId, item }, queued, takes)
  const queryClient = useQueryClient()
  const consent = useSingleFlightMutation(addSpeakerMutation(api))
  const consentFailure =
    consent.error === null
      ? undefined
      : toFailure(consent.error).kind === 'network'
        ? tDeskMedia('record.noConsent')
        : formatFailure(tDesk, consent.error)

  const heads = target.lines.flatMap(({ part }) => (part === 'line' ? [] : [part]))
  return (
    <Stack gap={24}>
      {heads.length > 0 && (
        <fieldset className={css.heads}>
          <legend>{tDeskMedia('record.head')}</legend>
          {heads.map((head) => (
            <Checkbox key={head} isSelected={!left.has(head)} onChange={(isSaid) => setLeft(head, isSaid)}>
              {tDeskMedia(`record.${head}`)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <Recorder
        key={wanted}
        recorder={recorder}
        queue={queue}
        paper={paperId}
        item={item}
        player={player}
        lines={lines.map((line, at) => ({
          ...line,
          speaker: byVoice.get(line.voice) ?? null,
          status: states[at]?.status ?? 'missing',
          recordedText: states[at]?.take?.text,
        }))}
        loadTake={(position) => loadTake(states[position]?.take)}
        saveTake={async (position, settings) => {
          const [line, take] = [lines[position], states[position]?.take]
          if (line !== undefined && take !== undefined) await changeTake(queryClient, take, line, settings)
        }}
        speakers={speakers}
        isSavingConsent={consent.isPending}
        consentFailure={consentFailure}
        onAgree={(voice, name, statement) =>
          consent.mutate({ name, consent: statement }, { onSuccess: ({ speaker }) => choose(voice, speaker) })
        }
        onChooseSpeaker={choose}
      />
      <RecorderClip paperId={paperId} item={item} lines={lines} states={states} target={target} />
    </Stack>
  )
}

async function loadTake(take: Take | undefined): Promise<HeardTake> {
  if (take === undefined) throw new Error('no take')
  const response = await fetch(take.url)
  const sound = response.ok ? decodeWav(new Uint8Array(await response.arrayBuffer())) : null
  if (sound === null) throw new Error('not loaded')
  return { sound, span: { start: take.trimStart, end: take.seconds - take.trimEnd }, gain: take.gain }
}

/** What is said before the lines. */
type Head = Exclude<ScriptLine['part'], 'line'>

const key = 'naru.recorder'
const heads: readonly Head[] = ['number', 'instruction']

function stored(): Head[] {
  const value = parseJson(readStored(key))
  return Array.isArray(value) ? heads.filter((head) => value.includes(head)) : []
}

/** @returns what the author leaves out before the lines, on this device, and a function that changes and stores it */
function useLeftOut(): [ReadonlySet<Head>, (head: Head, isSaid: boolean) => void] {
  const [left, setLeft] = useState<ReadonlySet<Head>>(() => new Set(stored()))
  const change = (head: Head, isSaid: boolean) => {
    const next = heads.filter((each) => (each === head ? !isSaid : left.has(each)))
    setLeft(new Set(next))
    writeStored(key, JSON.stringify(next))
  }
  return [left, change]
}

interface RecorderAddress {
  owner: string
  paper: string
  item: string
}

interface RecorderOfQuestion {
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
function useRecorder(
  address: RecorderAddress,
  lines: readonly ScriptLine[],
  speakers: Readonly<RefObject<ReadonlyMap<string, Speaker>>>,
): RecorderOfQuestion {
  const queryClient = useQueryClient()
  const given = useRouter().options.context.recorderPorts
  const { owner, paper, item } = address

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
          const speaker = line && speakers.current.get(line.voice)
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
    [device, lines, speakers, owner, paper, item],
  )
  useEffect(() => device.queue.open(), [device])
  useEffect(() => () => recorder.dispose(), [recorder])
  return { recorder, queue: device.queue, player: device.ports.player }
}
