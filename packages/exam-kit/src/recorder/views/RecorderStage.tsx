import { useEffect, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Alert } from '@naru/ui/Alert'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { countInSeconds, isBusy } from '../session/machine'
import type { TakePlayer } from '../session/ports'
import type { RecordingSession, RecordingSnapshot } from '../session/recordingSession'
import type { StoredTake } from '../session/takes'
import { useRecorderText, type RecorderText } from '../../text'
import { LevelMeter } from './LevelMeter'
import type { RecorderLine } from './LineList'
import { TakeReview } from './TakeReview'
import * as css from './recorder.css'

/** Props of {@link RecorderStage}. */
export interface RecorderStageProps {
  /** The recording. */
  session: RecordingSession
  /** Its present state. */
  snapshot: RecordingSnapshot
  /** All lines. */
  lines: readonly RecorderLine[]
  /** Plays takes. */
  player: TakePlayer
  /** A take of this line that a closed page has left. */
  leftover: StoredTake | undefined
  /** Called when another person speaks. */
  onChangeSpeaker: () => void
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The current line, large, with what records it. */
export function RecorderStage(props: RecorderStageProps) {
  const { session, snapshot, lines, player, leftover, onChangeSpeaker } = props
  const text = useRecorderText()
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
    <section className={css.stage} aria-label={text.line(position + 1, lines.length)}>
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1} className={css.heading}>
          {text.line(position + 1, lines.length)}
        </h2>
        <span className={css.speaker}>
          {line.part !== 'line' && <Badge>{text.part[line.part]}</Badge>}
          <Badge tone="accent" icon="user">
            {text.speaks(text.voice(line.voice), name)}
          </Badge>
          <Button variant="quiet" size="small" isDisabled={isInUse} onPress={onChangeSpeaker}>
            {text.changeSpeaker}
          </Button>
        </span>
      </div>
      <p lang="ko" className={css.line}>
        {line.text}
      </p>
      {phase.kind === 'failed' && (
        <Alert tone="danger" title={text.failure[phase.reason].title}>
          {text.failure[phase.reason].message}
        </Alert>
      )}
      {phase.kind === 'idle' && leftover !== undefined && (
        <Alert tone="info" action={<Button onPress={() => session.review(leftover)}>{text.leftover.review}</Button>}>
          {text.leftover.message}
        </Alert>
      )}
      {phase.kind === 'review' && reviewed !== null ? (
        <TakeReview
          key={phase.take.id}
          sound={reviewed.sound}
          settings={reviewed.take}
          problems={phase.take.problems}
          player={player}
          onAccept={session.accept}
          onAgain={session.press}
          onDiscard={session.discard}
        />
      ) : (
        <Recording {...props} />
      )}
      {!isInUse && (
        <div className={css.controls}>
          <Button iconStart="chevronLeft" isDisabled={position === 0} onPress={() => session.select(position - 1)}>
            {text.previousLine}
          </Button>
          <Button
            iconEnd="chevronRight"
            isDisabled={position === lines.length - 1}
            onPress={() => session.select(position + 1)}
          >
            {text.nextLine}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Count-in, level and the button. */
function Recording({ session, snapshot, lines }: RecorderStageProps) {
  const text = useRecorderText()
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
          <span>{phaseText(snapshot, text, clock(seconds))}</span>
        )}
      </p>
      <p role="status" className={css.hidden}>
        {phase.kind === 'countIn' ? text.getReady(countInSeconds) : ''}
      </p>
      <LevelMeter meter={session.meter} />
      <div className={css.controls}>
        <AriaButton
          className={css.recordButton}
          isDisabled={phase.kind === 'finishing'}
          onPress={session.press}
          {...(isRecording && { 'data-recording': true })}
        >
          <span className={css.mark} data-shape={isRecording || isWaiting ? 'square' : 'circle'} aria-hidden="true" />
          {isRecording ? text.stop : isWaiting ? text.cancel : isFirst ? text.record : text.recordAgain}
        </AriaButton>
        <p className={`${css.note} ${css.computerOnly}`}>{text.keys}</p>
      </div>
    </>
  )
}

function phaseText({ phase }: RecordingSnapshot, text: RecorderText, time: string): string {
  if (phase.kind === 'asking') return text.asking
  if (phase.kind === 'recording') return text.recording(time)
  return phase.kind === 'finishing' ? text.finishing : ''
}
