import { floorDecibels, levelWord, type Sound } from '@naru/exam-kit/internal/sound'
import { Alert } from '@naru/ui/Alert'
import { Badge } from '@naru/ui/Badge'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { Button } from '@naru/ui/Button'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { LevelMeter as Meter } from '../recording/levelMeter'
import type { ScriptRecorder, ScriptRecorderSnapshot } from '../recording/scriptRecorder'
import { countInSeconds, isBusy } from '../recording/machine'
import type { TakePlayer } from '../recording/ports'
import type { StoredTake, TakeSettings } from '../recording/takes'
import type { RecorderLine } from './LineList'
import { TakeReview } from './TakeReview'
import * as css from './recorder.css'
import { type RecorderText, useRecorderText, voiceName } from '../../text/recorder'

/** A take that the server has, to be trimmed or made louder. */
export interface OpenTake {
  readonly sound: Sound
  readonly settings: TakeSettings
}

interface RecorderStageProps {
  recorder: ScriptRecorder
  snapshot: ScriptRecorderSnapshot
  lines: readonly RecorderLine[]
  player: TakePlayer
  /** A take of this line that nobody has checked. */
  leftover: StoredTake | undefined
  /** The take that the server has of this line, if it is open. */
  opened: OpenTake | undefined
  isSaving: boolean
  onOpen: () => void
  /** Called to save it for the text of this line, with settings or (null) as it is. */
  onSave: (settings: TakeSettings | null) => void
  onClose: () => void
  onChangeSpeaker: () => void
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export function RecorderStage(props: RecorderStageProps) {
  const { recorder, snapshot, lines, player, leftover, opened, isSaving, onOpen, onSave, onClose, onChangeSpeaker } =
    props
  const t = useRecorderText()
  const { phase, line: position, reviewed } = snapshot
  const line = lines[position]
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(position)
  useEffect(() => {
    if (shown.current !== position) heading.current?.focus()
    shown.current = position
  }, [position])
  if (line === undefined) return null
  const isInUse = isBusy(snapshot)
  const name = line.speaker?.name ?? null

  return (
    <section className={css.stage} aria-label={t('line', { position: position + 1, total: lines.length })}>
      <Inline justify="between" gap={8}>
        <h2 ref={heading} tabIndex={-1} className={css.heading}>
          {t('line', { position: position + 1, total: lines.length })}
        </h2>
        <Inline as="span" gap={8}>
          {line.part !== 'line' && <Badge>{t(`part.${line.part}`)}</Badge>}
          <Badge tone="accent" icon="user">
            {t('speaks', { voice: voiceName(t, line.voice), name: name ?? 'none' })}
          </Badge>
          <Button variant="quiet" size="small" isDisabled={isInUse} onPress={onChangeSpeaker}>
            {t('changeSpeaker')}
          </Button>
        </Inline>
      </Inline>
      <p lang="ko" className={css.line}>
        {line.text}
      </p>
      {phase.kind === 'failed' && (
        <Alert tone="danger" title={t(`failure.${phase.reason}.title`)}>
          {t(`failure.${phase.reason}.message`)}
        </Alert>
      )}
      {phase.kind === 'idle' && leftover !== undefined && (
        <Alert tone="info" action={<Button onPress={() => recorder.review(leftover)}>{t('leftover.review')}</Button>}>
          {t('leftover.message')}
        </Alert>
      )}
      {phase.kind === 'review' && reviewed !== null ? (
        <TakeReview
          key={phase.take.id}
          sound={reviewed.sound}
          settings={reviewed.take}
          problems={phase.take.problems}
          player={player}
          onAccept={recorder.accept}
          onAgain={recorder.press}
          onDiscard={recorder.discard}
        />
      ) : phase.kind === 'idle' && opened !== undefined ? (
        <TakeReview
          key={`sent ${position}`}
          sound={opened.sound}
          settings={opened.settings}
          problems={[]}
          player={player}
          onAccept={onSave}
          onDiscard={onClose}
          isSaving={isSaving}
        />
      ) : (
        <>
          {phase.kind === 'idle' && line.status === 'changed' && (
            <Alert
              tone="warning"
              action={
                <Button isPending={isSaving} onPress={() => onSave(null)}>
                  {t('changed.keep')}
                </Button>
              }
            >
              {t('changed.message')} <span lang="ko">{line.recordedText}</span>
            </Alert>
          )}
          <Recording {...props} />
          {phase.kind === 'idle' && (line.status === 'sent' || line.status === 'changed') && (
            <Inline>
              <Button iconStart="edit" onPress={onOpen}>
                {t('review.open')}
              </Button>
            </Inline>
          )}
        </>
      )}
      {!isInUse && (
        <Inline>
          <Button iconStart="chevronLeft" isDisabled={position === 0} onPress={() => recorder.select(position - 1)}>
            {t('previousLine')}
          </Button>
          <Button
            iconEnd="chevronRight"
            isDisabled={position === lines.length - 1}
            onPress={() => recorder.select(position + 1)}
          >
            {t('nextLine')}
          </Button>
        </Inline>
      )}
    </section>
  )
}

/** Count-in, level and the button. */
function Recording({ recorder, snapshot, lines }: RecorderStageProps) {
  const t = useRecorderText()
  const { phase, line, seconds } = snapshot
  const isRecording = phase.kind === 'recording'
  const isWaiting = phase.kind === 'asking' || phase.kind === 'countIn'
  const isFirst = lines[line]?.status === 'missing'
  return (
    <>
      <p className={css.phase}>
        {phase.kind === 'countIn' ? (
          <span className={css.countIn} aria-hidden="true">
            {phase.left}
          </span>
        ) : (
          <span>{phaseText(snapshot, t, clock(seconds))}</span>
        )}
      </p>
      <VisuallyHidden as="div" role="status">
        {phase.kind === 'countIn' ? t('getReady', { seconds: countInSeconds }) : ''}
      </VisuallyHidden>
      <LevelMeter meter={recorder.meter} />
      <Inline>
        <AriaButton
          className={css.recordButton}
          isDisabled={phase.kind === 'finishing'}
          onPress={recorder.press}
          {...(isRecording && { 'data-recording': true })}
        >
          <span className={css.mark} data-shape={isRecording || isWaiting ? 'square' : 'circle'} aria-hidden="true" />
          {isRecording ? t('stop') : isWaiting ? t('cancel') : isFirst ? t('record') : t('recordAgain')}
        </AriaButton>
        <p className={`${css.note} ${css.computerOnly}`}>{t('keys')}</p>
      </Inline>
    </>
  )
}

function phaseText({ phase }: ScriptRecorderSnapshot, text: RecorderText, time: string): string {
  if (phase.kind === 'asking') return text('asking')
  if (phase.kind === 'recording') return text('recording', { clock: time })
  return phase.kind === 'finishing' ? text('finishing') : ''
}

interface LevelMeterProps {
  meter: Meter
}

/** The quietest level that the bar shows, in dBFS. */
const least = -60
const percent = (decibels: number) => Math.max(0, Math.min(100, (1 - decibels / least) * 100))
/** Where good levels begin and end, in dBFS. */
const good = [-30, -4] as const

/** How loud the microphone hears: a bar with marks, and a word. Not announced, because it changes all the time. */
function LevelMeter({ meter }: LevelMeterProps) {
  const t = useRecorderText()
  const labelId = useId()
  const level = useSyncExternalStore(meter.subscribe, meter.getLevel)
  const word = levelWord(level)
  return (
    <Stack gap={4}>
      <div className={css.meterCaption}>
        <span id={labelId}>{t('level.label')}</span>
        <span aria-hidden="true">{level > floorDecibels ? t(`level.word.${word}`) : ''}</span>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={least}
        aria-valuemax={0}
        aria-valuenow={Math.round(Math.max(least, level))}
        aria-valuetext={t(`level.word.${word}`)}
        className={css.meterTrack}
      >
        <div className={css.meterFill} data-word={word} style={{ inlineSize: `${percent(level)}%` }} />
        {good.map((at) => (
          <div key={at} className={css.meterMark} style={{ insetInlineStart: `${percent(at)}%` }} />
        ))}
      </div>
    </Stack>
  )
}
