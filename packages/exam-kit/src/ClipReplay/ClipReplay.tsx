import { useEffect, useRef, useState } from 'react'
import { Icon } from '@naru/ui/Icon'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { useExamText } from '../text'
import * as css from './ClipReplay.css'

/** Props of {@link ClipReplay}. */
export interface ClipReplayProps {
  /** Number of the question, for the accessible name. */
  questionNumber: number
  /** URL of the clip. It is fetched when it is played. */
  src: string
}

const rates = { normal: 1, slow: 0.75 } as const

/** Plays the clip of a finished listening question, at normal or reduced speed. Pauses other clips. */
export function ClipReplay({ questionNumber, src }: ClipReplayProps) {
  const { review } = useExamText()
  const audio = useRef<HTMLAudioElement>(null)
  const [speed, setSpeed] = useState<keyof typeof rates>('normal')
  const [isMissing, setIsMissing] = useState(false)

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = rates[speed]
  }, [speed])

  if (isMissing) {
    return (
      <p className={css.missing}>
        <Icon name="warning" />
        {review.clipMissing}
      </p>
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
        src={src}
        aria-label={review.clip(questionNumber)}
        onPlay={(event) => pauseOthers(event.currentTarget)}
        onError={() => setIsMissing(true)}
      />
      <SegmentedControl
        label={review.speed}
        items={[
          { id: 'normal', label: review.speeds.normal },
          { id: 'slow', label: review.speeds.slow },
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
