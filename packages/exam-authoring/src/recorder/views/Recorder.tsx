import { useEffect, useState, useSyncExternalStore } from 'react'
import { Alert } from '@naru/ui/Alert'
import { Stack } from '@naru/ui/Stack'
import { isBusy } from '../recording/machine'
import type { Speaker, TakePlayer } from '../recording/ports'
import type { ScriptRecorder } from '../recording/scriptRecorder'
import type { TakeQueue } from '../recording/takeQueue'
import { matchTakes } from '../recording/matchTakes'
import type { TakeSettings } from '../recording/takes'
import type { Sound, Span } from '@naru/exam-kit/internal/sound'
import { useRecorderText } from '../../text/recorder'
import { ConsentForm } from './ConsentForm'
import { LineList, type RecorderLine } from './LineList'
import { QueueStatus } from './QueueStatus'
import { RecorderStage, type OpenTake } from './RecorderStage'
import { usePlaying } from './usePlaying'
import { useRecordKey } from './useRecordKey'
import * as css from './recorder.css'

/** A take of the server, to be heard. */
export interface HeardTake {
  readonly sound: Sound
  readonly span: Span
  /** In dB. */
  readonly gain: number
}

export interface RecorderProps {
  /** The recording of these lines. */
  recorder: ScriptRecorder
  /** The takes of this device. */
  queue: TakeQueue
  /** The paper of the question. */
  paper: string
  /** The question whose lines these are. */
  item: string
  /** The lines in order. */
  lines: readonly RecorderLine[]
  /** Plays takes. */
  player: TakePlayer
  /** Loads the take that the server has of a line. */
  loadTake: (line: number) => Promise<HeardTake>
  /** Saves the take that the server has of a line: as one of its present text, with settings or (null) as it is. */
  saveTake: (line: number, settings: TakeSettings | null) => Promise<void>
  /** Speakers who have agreed. */
  speakers: readonly Speaker[]
  /** Whether a consent is being saved. */
  isSavingConsent: boolean
  /** Why a consent was not saved. */
  consentFailure?: string | undefined
  /** Called with a voice, the name of its speaker and the text that the speaker agreed to. */
  onAgree: (voice: string, name: string, statement: string) => void
  /** Called with a voice and its speaker; null: asks again. */
  onChooseSpeaker: (voice: string, speaker: Speaker | null) => void
}

export function Recorder(props: RecorderProps) {
  const { recorder, queue, paper, item, lines, player, loadTake, saveTake, speakers } = props
  const { isSavingConsent, consentFailure, onAgree, onChooseSpeaker } = props
  const t = useRecorderText()
  const snapshot = useSyncExternalStore(recorder.subscribe, recorder.getSnapshot)
  const queued = useSyncExternalStore(queue.subscribe, queue.getState)
  const [failure, setFailure] = useState<'notLoaded' | 'notSaved'>()
  const [opened, setOpened] = useState<OpenTake & { line: number }>()
  const [isSaving, setSaving] = useState(false)
  const playing = usePlaying(player)
  const current = lines[snapshot.line]
  const needsConsent = current?.speaker === null && !isBusy(snapshot)
  const open = opened?.line === snapshot.line ? opened : undefined
  useRecordKey(!needsConsent && open === undefined && snapshot.phase.kind !== 'review', recorder.press)

  // A take must not contain what plays.
  const { stop } = playing
  const isInUse = isBusy(snapshot)
  useEffect(() => {
    if (isInUse) stop()
  }, [isInUse, stop])

  const attempt = async (name: 'notLoaded' | 'notSaved', work: () => Promise<void>) => {
    setFailure(undefined)
    await work().catch(() => setFailure(name))
  }

  const listen = async (line: number) => {
    if (playing.name === String(line)) {
      stop()
      return
    }
    await attempt('notLoaded', async () => {
      const { sound, span, gain } = await loadTake(line)
      playing.toggle(String(line), sound, span, gain)
    })
  }

  const openTake = (line: number) =>
    attempt('notLoaded', async () => {
      const { sound, span, gain } = await loadTake(line)
      setOpened({ line, sound, settings: { trimStart: span.start, trimEnd: span.end, gain } })
    })

  const save = async (line: number, settings: TakeSettings | null) => {
    setSaving(true)
    await attempt('notSaved', async () => {
      await saveTake(line, settings)
      setOpened(undefined)
    })
    setSaving(false)
  }

  const unchecked = queued.takes.filter(
    (take) => take.status === 'recorded' && take.paper === paper && take.item === item,
  )
  const leftover = matchTakes(lines, unchecked)[snapshot.line]?.take
  return (
    <div className={css.recorder}>
      {needsConsent ? (
        <ConsentForm
          key={current.voice}
          voice={current.voice}
          speakers={speakers}
          isSaving={isSavingConsent}
          failure={consentFailure}
          onAgree={(name, statement) => onAgree(current.voice, name, statement)}
          onChoose={(speaker) => onChooseSpeaker(current.voice, speaker)}
        />
      ) : (
        <RecorderStage
          recorder={recorder}
          snapshot={snapshot}
          lines={lines}
          player={player}
          leftover={leftover}
          opened={open}
          isSaving={isSaving}
          onOpen={() => void openTake(snapshot.line)}
          onSave={(settings) => void save(snapshot.line, settings)}
          onClose={() => setOpened(undefined)}
          onChangeSpeaker={() => current !== undefined && onChooseSpeaker(current.voice, null)}
        />
      )}
      <Stack gap={16}>
        <QueueStatus state={queued} isInMemoryOnly={snapshot.isInMemoryOnly} onRetry={queue.retry} />
        {failure !== undefined && <Alert tone="danger">{t(`review.${failure}`)}</Alert>}
        <LineList
          lines={lines}
          current={snapshot.line}
          isDisabled={isBusy(snapshot)}
          onSelect={recorder.select}
          onListen={(line) => void listen(line)}
          playing={playing.name === null ? null : Number(playing.name)}
        />
      </Stack>
    </div>
  )
}
