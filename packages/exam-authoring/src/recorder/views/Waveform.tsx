import { memo } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { clampSpan, secondsOf, waveformOf, type Sound, type Span } from '@naru/exam-kit/internal/sound'
import { useRecorderText } from '../../text/recorder'
import * as css from './recorder.css'

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
export function Waveform({ sound, span, onChange, position }: WaveformProps) {
  const t = useRecorderText()
  const length = secondsOf(sound)
  const percent = (seconds: number) => `${length === 0 ? 0 : (seconds / length) * 100}%`
  const rounded = (seconds: number) => t('review.seconds', { seconds: seconds.toFixed(2) })
  return (
    <div className={css.wave}>
      <Slider
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
      </Slider>
      <div className={css.times} aria-hidden="true">
        <span>{rounded(span.start)}</span>
        <strong>{rounded(span.end - span.start)}</strong>
        <span>{rounded(span.end)}</span>
      </div>
    </div>
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
