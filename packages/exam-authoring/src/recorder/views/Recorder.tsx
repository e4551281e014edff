import type { Sound, Span } from '@naru/exam-kit/internal/sound'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isBusy } from '../recording/machine'
import { matchTakes } from '../recording/matchTakes'
import type { Speaker, TakePlayer } from '../recording/ports'
import type { ScriptRecorder } from '../recording/scriptRecorder'
import type { TakeQueue, TakeQueueState } from '../recording/takeQueue'
import type { StoredTake, TakeSettings } from '../recording/takes'
import { ConsentForm } from './ConsentForm'
import { LineList, type RecorderLine } from './LineList'
import { type OpenTake, RecorderStage } from './RecorderStage'
import * as css from './recorder.css'
import { usePlaying } from './usePlaying'
import { useRecorderText } from '../../text/recorder'

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

interface QueueStatusProps {
  /** The takes of this device. */
  state: TakeQueueState
  /** Whether the disk refuses takes. */
  isInMemoryOnly: boolean
  onRetry: (id: string) => void
}

/** What is not sent yet and why. Shows nothing if everything is. */
function QueueStatus({ state, isInMemoryOnly, onRetry }: QueueStatusProps) {
  const t = useRecorderText()
  const waiting = state.takes.filter(({ status }) => status === 'waiting').length
  const refused = state.takes.filter(({ status }) => status === 'refused')
  return (
    <Stack gap={8}>
      <div role="status" className={css.note}>
        {waiting > 0 && <p className={css.note}>{t('queue.waiting', { count: waiting })}</p>}
        {waiting > 0 && state.isOffline && <p className={css.note}>{t('queue.offline')}</p>}
      </div>
      {waiting > 0 && state.isLoginNeeded && <Alert tone="warning">{t('queue.login')}</Alert>}
      {isInMemoryOnly && <Alert tone="warning">{t('queue.inMemory')}</Alert>}
      {refused.map((take) => (
        <Alert
          key={take.id}
          tone="danger"
          title={<span lang="ko">{take.text}</span>}
          action={
            <Inline gap={8}>
              <Button onPress={() => onRetry(take.id)}>{t('queue.retry')}</Button>
              <TakeFile take={take} label={t('queue.download')} />
            </Inline>
          }
        >
          {t('queue.refused', { reason: take.message ?? 'none' })}
        </Alert>
      ))}
    </Stack>
  )
}

/** A link to the recording, so that no take is lost that the server does not accept. */
function TakeFile({ take, label }: { take: StoredTake; label: string }) {
  const url = useMemo(() => URL.createObjectURL(new Blob([take.wav], { type: 'audio/wav' })), [take])
  return (
    <a href={url} download={`${take.item}-${take.part}-${take.line + 1}.wav`} className={css.download}>
      {label}
    </a>
  )
}

/** What uses Space itself. */
const interactive = 'button, a, input, select, textarea, summary, [role="slider"], [role="dialog"]'

/** Calls `onPress` for Space while no control has the focus; controls keep their Space. */
function useRecordKey(isActive: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!isActive) return
    const press = (event: KeyboardEvent) => {
      const isOfControl = event.target instanceof Element && event.target.closest(interactive) !== null
      if (event.code !== 'Space' || event.repeat || isOfControl || event.defaultPrevented) return
      // Space scrolls the page otherwise.
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isActive, onPress])
}
