import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@naru/ui/Button'
import { Icon } from '@naru/ui/Icon'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { useExamText } from '../text'
import * as css from './ClipReplay.css'

export interface ClipReplayProps {
  /** Number of the question, for the accessible name. */
  questionNumber: number
  /** URL of the clip. It is fetched when it is played. */
  src: string
  /** Label of a button that loads and plays a clip again that did not load. @default no button */
  retryLabel?: string | undefined
  /** What else the learner can do about a clip that does not load. @default nothing */
  missingActions?: ReactNode
}

const rates = { normal: 1, slow: 0.75 } as const

/** Plays the clip of a finished listening question, at normal or reduced speed. Pauses other clips. */
export function ClipReplay({ questionNumber, src, retryLabel, missingActions }: ClipReplayProps) {
  const t = useExamText()
  const audio = useRef<HTMLAudioElement>(null)
  const missing = useRef<HTMLDivElement>(null)
  const [speed, setSpeed] = useState<keyof typeof rates>('normal')
  const [isMissing, setIsMissing] = useState(false)
  const [isRetried, setIsRetried] = useState(false)

  useEffect(() => {
    // A retry has mounted another element. Loading a source sets the rate to the default one.
    const clip = isMissing ? null : audio.current
    if (clip === null) return
    clip.defaultPlaybackRate = rates[speed]
    clip.playbackRate = rates[speed]
  }, [speed, isMissing])
  // The control that had the focus is gone.
  useEffect(() => {
    const shown = isMissing ? missing.current : audio.current
    if (isRetried && document.activeElement === document.body) shown?.focus()
  }, [isRetried, isMissing])

  if (isMissing) {
    const retry = () => {
      setIsRetried(true)
      setIsMissing(false)
    }
    return (
      <div ref={missing} className={css.replay} tabIndex={-1} role={retryLabel && 'alert'}>
        <p className={css.missing}>
          <Icon name="warning" />
          {t('review.clipMissing')}
        </p>
        {retryLabel !== undefined && (
          <Button size="small" onPress={retry}>
            {retryLabel}
          </Button>
        )}
        {missingActions}
      </div>
    )
  }
  return (
    <div className={css.replay}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- browsers show no captions for sound; the transcript is below it */}
      <audio
        ref={audio}
        className={css.clip}
        controls
        preload="none"
        autoPlay={isRetried}
        src={src}
        aria-label={t('review.clip', { number: questionNumber })}
        onPlay={(event) => pauseOthers(event.currentTarget)}
        onError={() => setIsMissing(true)}
      />
      <SegmentedControl
        label={t('review.speed')}
        items={[
          { id: 'normal', label: t('review.speeds.normal') },
          { id: 'slow', label: t('review.speeds.slow') },
        ]}
        value={speed}
        onChange={setSpeed}
      />
    </div>
  )
}

function pauseOthers(playing: HTMLAudioElement): void {
  for (const other of document.querySelectorAll('audio')) if (other !== playing) other.pause()
}
