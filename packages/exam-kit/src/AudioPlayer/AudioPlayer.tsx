import { useState } from 'react'
import { Button } from '@naru/ui/Button'
import { IconButton } from '@naru/ui/IconButton'
import { Icon } from '@naru/ui/Icon'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { Slider } from '@naru/ui/Slider'
import type { AudioFailure } from '../engine'
import { useExamText, type ExamText } from '../text'
import * as css from './AudioPlayer.css'

/** What the player is doing. */
export type AudioView =
  /** The clip is on its way. */
  | { kind: 'loading' }
  /** It plays: `play` counts from 1. */
  | { kind: 'playing'; play: number; maxPlays: number }
  /** All plays are over and the time to answer runs. */
  | { kind: 'window'; secondsRemaining: number }
  /** All plays are over and no time runs. */
  | { kind: 'completed' }
  /** The browser wants a press before it makes a sound. Nothing is charged, and no time runs until there is an answer. */
  | { kind: 'blocked'; secondsRemaining: number | null }
  /** The clip cannot be heard; the options are open until the time is over. */
  | { kind: 'failed'; failure: AudioFailure; secondsRemaining: number }

/** Props of {@link AudioPlayer}. */
export interface AudioPlayerProps {
  /** Number of the question, for the player's name. */
  questionNumber: number
  /** What it is doing. */
  view: AudioView
  /** How far the running play has come, 0 to 1. Null when the length of the clip is not known. Default null. */
  progress?: number | null
  /** Loudness, 0 to 1. */
  volume: number
  /** Called with the loudness that the candidate chose, 0 to 1. */
  onVolumeChange: (volume: number) => void
  /** Called when the candidate presses 'Play audio'. */
  onPlay: () => void
  /** Called when the candidate presses 'Try again'. */
  onTryAgain: () => void
}

/**
 * The clip of a listening question: what is heard, how far it has come and how loud it is. There is no pause and no seeking, as in the exam hall; muting does not stop the count.
 * Screen readers are told of three things only: that the answers are open, and the two failures. Nothing speaks over the clip.
 */
export function AudioPlayer({
  questionNumber,
  view,
  progress = null,
  volume,
  onVolumeChange,
  onPlay,
  onTryAgain,
}: AudioPlayerProps) {
  const text = useExamText()
  const tone = toneOf[view.kind]
  const running = runningStatus(view, text)
  const settled = settledStatus(view, text)
  const leaving = view.kind === 'blocked' || view.kind === 'failed' ? view.secondsRemaining : null

  return (
    <div role="group" aria-label={text.audio.label(questionNumber)} className={css.player} data-tone={tone}>
      <div className={css.main}>
        {running !== null && (
          <p className={css.status}>
            <Icon name={tone === 'open' ? 'clock' : 'headphones'} />
            <span>{running}</span>
          </p>
        )}
        <p className={settled === '' ? css.silent : running === null ? css.status : css.second} role="status">
          {settled !== '' && (
            <>
              {running === null && <Icon name={tone === 'failed' ? 'warning' : 'check'} />}
              <span>{settled}</span>
            </>
          )}
        </p>
        {(view.kind === 'playing' || view.kind === 'loading') && progress !== null && (
          <ProgressBar label={text.audio.progress} value={Math.round(progress * 100)} showLabel={false} />
        )}
        {leaving !== null && <p className={css.leaving}>{text.audio.nextIn(leaving)}</p>}
        {view.kind === 'blocked' && (
          <div>
            <Button variant="primary" iconStart="play" onPress={onPlay}>
              {text.audio.play}
            </Button>
          </div>
        )}
        {view.kind === 'failed' && (
          <div>
            <Button variant="secondary" onPress={onTryAgain}>
              {text.audio.tryAgain}
            </Button>
          </div>
        )}
      </div>
      <Volume volume={volume} onChange={onVolumeChange} />
    </div>
  )
}

/** Always there and always usable, also while the clip plays: a clip that is too loud or unheard must never need a mouse. */
function Volume({ volume, onChange }: { volume: number; onChange: (volume: number) => void }) {
  const { audio } = useExamText()
  const [audible, setAudible] = useState(volume > 0 ? volume : 1)
  const isMuted = volume === 0
  const change = (next: number) => {
    if (next > 0) setAudible(next)
    onChange(next)
  }

  return (
    <div className={css.volume}>
      <IconButton
        label={isMuted ? audio.unmute : audio.mute}
        icon={isMuted ? 'mute' : 'volume'}
        size="small"
        onPress={() => change(isMuted ? audible : 0)}
      />
      <Slider
        showLabel={false}
        label={audio.volume}
        value={volume}
        onChange={change}
        minValue={0}
        maxValue={1}
        step={0.05}
        formatOptions={{ style: 'percent' }}
      />
    </div>
  )
}

const toneOf: Record<AudioView['kind'], 'calm' | 'open' | 'failed'> = {
  loading: 'calm',
  playing: 'calm',
  window: 'open',
  completed: 'open',
  blocked: 'failed',
  failed: 'failed',
}

/** What goes on and changes by itself; never announced. */
function runningStatus(view: AudioView, text: ExamText): string | null {
  if (view.kind === 'loading') return text.audio.loading
  if (view.kind === 'playing') return text.audio.playing(view.play, view.maxPlays)
  if (view.kind === 'window') return text.audio.window(view.secondsRemaining)
  return null
}

/** What the candidate must know now; announced once. */
function settledStatus(view: AudioView, text: ExamText): string {
  if (view.kind === 'window' || view.kind === 'completed') return text.audio.completed
  if (view.kind === 'blocked') return text.audio.failed('failed-to-play')
  if (view.kind === 'failed') return text.audio.failed(view.failure)
  return ''
}
