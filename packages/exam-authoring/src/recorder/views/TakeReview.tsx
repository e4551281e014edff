import { useEffect, useRef, useState } from 'react'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Slider } from '@naru/ui/Slider'
import { gainRange, peakAfter, type Sound, type Span, type TakeProblem } from '@naru/exam-kit/internal/sound'
import type { TakePlayer } from '../recording/ports'
import type { TakeSettings } from '../recording/takes'
import { useRecorderText } from '../../text/recorder'
import { usePlaying } from './usePlaying'
import { Waveform } from './Waveform'
import * as css from './recorder.css'

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
      <div className={css.controls}>
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
      </div>
    </div>
  )
}
