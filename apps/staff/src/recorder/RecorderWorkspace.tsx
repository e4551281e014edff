import { type Speaker as KnownSpeaker, type Take } from '@naru/api'
import { addSpeakerMutation } from '@naru/api/queries'
import {
  Recorder,
  type HeardTake,
  type ScriptLine,
  type Speaker,
  type TakeQueueState,
} from '@naru/exam-authoring/recorder'
import { decodeWav } from '@naru/exam-kit/internal/sound'
import { Checkbox } from '@naru/ui/Checkbox'
import { Stack } from '@naru/ui/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import { formatFailure } from '@naru/app-shell/formatFailure'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useDeskText } from '../text/desk'
import { useDeskMediaText } from '../text/deskMedia'
import { RecorderClip } from './RecorderClip'
import type { ClipTarget } from '@naru/exam-authoring/recorder/rules'
import { useLeftOut } from './recorderHeads'
import { lineStates, speakersOf } from './recorderTakes'
import { changeTake } from './sendTake'
import { useRecorder } from './useRecorder'
import * as css from '../media/media.css'

interface RecorderWorkspaceProps {
  owner: string
  paperId: string
  item: string
  target: ClipTarget
  /** The takes of the question that the server has. */
  takes: readonly Take[]
  speakers: readonly KnownSpeaker[]
}

const noTakes: TakeQueueState = {
  isLoaded: true,
  takes: [],
  isSending: false,
  isOffline: false,
  isLoginNeeded: false,
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
  const byVoice = useMemo(() => {
    const all = speakersOf(target.lines, lineStates(target.lines, { paper: paperId, item }, noTakes, takes))
    for (const [voice, speaker] of chosen) {
      if (speaker === null) all.delete(voice)
      else all.set(voice, speaker)
    }
    return all
  }, [target, paperId, item, takes, chosen])
  const choose = (voice: string, speaker: Speaker | null) =>
    setChosen((current) => new Map(current).set(voice, speaker))

  const { recorder, queue, player } = useRecorder({ owner, paper: paperId, item }, lines, byVoice)
  const queued = useSyncExternalStore(queue.subscribe, queue.getState)
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
