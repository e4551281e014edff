import {
  clampSpan,
  gainRange,
  peakAfter,
  secondsOf,
  type Sound,
  type Span,
  type TakeProblem,
  waveformOf,
} from '@naru/exam-kit/internal/sound'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Slider } from '@naru/ui/Slider'
import { memo, useEffect, useRef, useState } from 'react'
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import type { TakePlayer } from '../recording/ports'
import type { TakeSettings } from '../recording/takes'
import * as css from './recorder.css'
import { usePlaying } from './usePlaying'
import { useRecorderText } from '../../text/recorder'

interface TakeReviewProps {
  sound: Sound
  settings: TakeSettings
  problems: readonly TakeProblem[]
  player: TakePlayer
  /** Called with the settings when the author uses it. */
  onAccept: (settings: TakeSettings) => void
  /** Called when the author records the line again. Absent for a take that the server has. */
  onAgain?: (() => void) | undefined
  /** Called when the author deletes it, or leaves one that the server has as it is. */
  onDiscard: () => void
  /** Whether its settings are being saved. Default false. */
  isSaving?: boolean
}

/** A take before it is used: heard, trimmed and made as loud as the others. Pass its id as `key`. */
export function TakeReview(props: TakeReviewProps) {
  const { sound, settings, problems, player, onAccept, onAgain, onDiscard, isSaving = false } = props
  const t = useRecorderText()
  const [span, setSpan] = useState<Span>({ start: settings.trimStart, end: settings.trimEnd })
  const [gain, setGain] = useState(settings.gain)
  const playing = usePlaying(player)
  const play = useRef<HTMLButtonElement>(null)
  useEffect(() => play.current?.focus(), [])

  return (
    <div className={css.review} role="group" aria-label={t('review.title')}>
      {problems.map((one) => (
        <Alert key={one} tone="warning">
          {t(`problem.${one}`)}
        </Alert>
      ))}
      <Waveform sound={sound} span={span} onChange={setSpan} position={playing.position} />
      <Slider
        label={t('review.volume')}
        value={gain}
        onChange={setGain}
        minValue={gainRange.least}
        maxValue={gainRange.most}
        step={1}
        formatOptions={{ signDisplay: 'exceptZero' }}
      />
      <p role="status" className={css.note}>
        {peakAfter(sound, span, gain) > 1 ? t('review.tooLoud') : ''}
      </p>
      <Inline>
        <Button
          ref={play}
          iconStart={playing.name === null ? 'play' : 'pause'}
          onPress={() => playing.toggle('take', sound, span, gain)}
        >
          {playing.name === null ? t('review.play') : t('review.stop')}
        </Button>
        <Button
          variant="primary"
          iconStart="check"
          isPending={isSaving}
          onPress={() => onAccept({ trimStart: span.start, trimEnd: span.end, gain })}
        >
          {onAgain === undefined ? t('review.save') : t('review.accept')}
        </Button>
        {onAgain === undefined ? (
          <Button variant="quiet" onPress={onDiscard}>
            {t('review.leave')}
          </Button>
        ) : (
          <>
            <Button iconStart="refresh" onPress={onAgain}>
              {t('review.again')}
            </Button>
            <Button variant="quiet" iconStart="trash" onPress={onDiscard}>
              {t('review.discard')}
            </Button>
          </>
        )}
      </Inline>
    </div>
  )
}

interface WaveformProps {
  sound: Sound
  span: Span
  /** Called with the part while a handle moves. */
  onChange: (span: Span) => void
  /** Seconds at which it plays; null while it does not. */
  position: number | null
}

const columns = 120
/** A step of a handle, in seconds. */
const step = 0.01
/** The picture is as high as this above and below its middle; a floor keeps silence visible. */
const half = 50
const heightOf = (peak: number) => Math.max(1, Math.sqrt(peak) * half)

/** The picture of a take with two handles, for fingers, mouse and arrow keys, that cut its ends off. */
function Waveform({ sound, span, onChange, position }: WaveformProps) {
  const t = useRecorderText()
  const length = secondsOf(sound)
  const percent = (seconds: number) => `${length === 0 ? 0 : (seconds / length) * 100}%`
  const rounded = (seconds: number) => t('review.seconds', { seconds: seconds.toFixed(2) })
  return (
    <Stack gap={4}>
      <AriaSlider
        aria-label={t('review.waveform', { seconds: length.toFixed(1) })}
        minValue={0}
        maxValue={Math.max(step, length)}
        step={step}
        value={[span.start, span.end]}
        onChange={([start = 0, end = length]) => onChange(clampSpan({ start, end }, length))}
      >
        <SliderTrack className={css.waveTrack}>
          <Columns samples={sound.samples} />
          <div className={css.waveCut} style={{ insetInlineStart: 0, inlineSize: percent(span.start) }} />
          <div className={css.waveCut} style={{ insetInlineEnd: 0, inlineSize: percent(length - span.end) }} />
          {position !== null && <div className={css.playhead} style={{ insetInlineStart: percent(position) }} />}
          <SliderThumb index={0} aria-label={t('review.start')} className={css.handle} />
          <SliderThumb index={1} aria-label={t('review.end')} className={css.handle} />
        </SliderTrack>
      </AriaSlider>
      <div className={css.times} aria-hidden="true">
        <span>{rounded(span.start)}</span>
        <strong>{rounded(span.end - span.start)}</strong>
        <span>{rounded(span.end)}</span>
      </div>
    </Stack>
  )
}

const bar = (peak: number, column: number) =>
  `M${column + 0.15} ${(half - heightOf(peak)).toFixed(1)}h.7v${(2 * heightOf(peak)).toFixed(1)}h-.7z`

/** Drawn once: handles and playhead move over it. */
const Columns = memo(function Columns({ samples }: { samples: Float32Array }) {
  return (
    <svg
      className={css.wavePicture}
      viewBox={`0 0 ${columns} ${2 * half}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={waveformOf(samples, columns).map(bar).join('')} />
    </svg>
  )
})
