import { useState } from 'react'
import { Button } from '@naru/ui/Button'
import { IconButton } from '@naru/ui/IconButton'
import { Icon } from '@naru/ui/Icon'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { Slider } from '@naru/ui/Slider'
import { Boat } from '../Drawing'
import { formatClock } from '../engine'
import type { AudioFailure } from '../engine/state'
import { useExamText, type ExamText } from '../text'
import * as css from './AudioPlayer.css'
import * as space from './reserved.css'

export type AudioView =
  | { kind: 'loading' }
  /** The clip plays; `play` counts from 1. */
  | { kind: 'playing'; play: number; maxPlays: number }
  /** All plays are complete and the answer window is open. */
  | { kind: 'window'; secondsRemaining: number }
  /** All plays are complete and the answer window has ended. */
  | { kind: 'completed' }
  /** The browser requires a user gesture. No play is counted, and no time runs before an answer. */
  | { kind: 'blocked'; secondsRemaining: number | null }
  /** The clip has failed; the options are open until the time is over. */
  | { kind: 'failed'; failure: AudioFailure; secondsRemaining: number }

export interface AudioPlayerProps {
  /** Number of the question, for the accessible name. */
  questionNumber: number
  /** The state of the player. */
  view: AudioView
  /** Position in the current play and its length, in seconds; null while the length is unknown. @default null */
  clip?: { position: number; length: number } | null
  /** Volume, 0 to 1. */
  volume: number
  /** Called with the chosen volume, 0 to 1. */
  onVolumeChange: (volume: number) => void
  /** Called when the candidate presses 'Play audio'. */
  onPlay: () => void
  /** Called when the candidate presses 'Try again'. */
  onTryAgain: () => void
}

/**
 * The clip of a listening question: state, progress and volume. Without pause and seeking, as in the exam hall; muting does not stop the
 * count of plays. While a clip plays, it is as high as in the answer window, so that the options below do not move as they open. Announces
 * the opening of the answers and the two failures only, so that nothing is announced over the clip.
 */
export function AudioPlayer({
  questionNumber,
  view,
  clip = null,
  volume,
  onVolumeChange,
  onPlay,
  onTryAgain,
}: AudioPlayerProps) {
  const t = useExamText()
  const tone = toneOf[view.kind]
  const running = runningStatus(view, t)
  const announcement = announcementOf(view, t)
  const leaving = view.kind === 'blocked' || view.kind === 'failed' ? view.secondsRemaining : null

  return (
    <div role="group" aria-label={t('audio.label', { number: questionNumber })} className={css.player} data-tone={tone}>
      <div className={css.main}>
        {running !== null && (
          <p className={css.status}>
            <Icon name={tone === 'open' ? 'clock' : 'headphones'} />
            <span className={space.reserved} data-longest={t('audio.window', { seconds: 5 })}>
              <span className={space.content}>{running}</span>
            </span>
          </p>
        )}
        <div
          className={`${space.reserved} ${css.second}`}
          data-longest={running === null ? undefined : t('audio.completed')}
        >
          <p
            className={announcement === '' ? css.silent : `${space.content} ${running === null ? css.status : ''}`}
            role="status"
          >
            {announcement !== '' && (
              <>
                {running === null && <Icon name={tone === 'failed' ? 'warning' : 'check'} />}
                <span>{announcement}</span>
              </>
            )}
          </p>
          {view.kind === 'playing' && (
            <div className={`${space.content} ${css.plays}`}>
              <span className={css.pips} aria-hidden="true">
                {Array.from({ length: view.maxPlays }, (_, index) => (
                  <span key={index} className={css.pip} data-begun={index < view.play || undefined} />
                ))}
              </span>
              {clip !== null && <Position {...clip} />}
            </div>
          )}
        </div>
        {leaving !== null && <p className={css.leaving}>{t('audio.nextIn', { seconds: leaving })}</p>}
        {view.kind === 'blocked' && (
          <div>
            <Button variant="primary" iconStart="play" onPress={onPlay}>
              {t('audio.play')}
            </Button>
          </div>
        )}
        {view.kind === 'failed' && (
          <div>
            <Button variant="secondary" onPress={onTryAgain}>
              {t('audio.tryAgain')}
            </Button>
          </div>
        )}
      </div>
      <Volume volume={volume} onChange={onVolumeChange} />
    </div>
  )
}

/** How far the play is, and the time until its end. */
function Position({ position, length }: { position: number; length: number }) {
  const t = useExamText()
  return (
    <>
      <ProgressBar
        label={t('audio.progress')}
        value={Math.round((position / length) * 100)}
        showLabel={false}
        marker={<Boat />}
      />
      <span className={css.left} aria-hidden="true">
        −{formatClock(Math.max(0, Math.ceil(length - position)))}
      </span>
    </>
  )
}

/** The volume, keyboard accessible, also while the clip plays. On touch and small screens a button opens it. */
function Volume({ volume, onChange }: { volume: number; onChange: (volume: number) => void }) {
  const t = useExamText()
  const [audible, setAudible] = useState(volume > 0 ? volume : 1)
  const [isOpen, setOpen] = useState(false)
  const isMuted = volume === 0
  const change = (next: number) => {
    if (next > 0) setAudible(next)
    onChange(next)
  }

  return (
    <>
      <IconButton
        label={t('audio.volume')}
        icon={isMuted ? 'mute' : 'volume'}
        size="small"
        className={css.volumeOpener}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      <div className={css.volume} data-open={isOpen || undefined}>
        <IconButton
          label={isMuted ? t('audio.unmute') : t('audio.mute')}
          icon={isMuted ? 'mute' : 'volume'}
          size="small"
          onPress={() => change(isMuted ? audible : 0)}
        />
        <Slider
          showLabel={false}
          label={t('audio.volume')}
          value={volume}
          onChange={change}
          minValue={0}
          maxValue={1}
          step={0.05}
          formatOptions={{ style: 'percent' }}
        />
      </div>
    </>
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

/** The current state; not a live region. */
function runningStatus(view: AudioView, text: ExamText): string | null {
  if (view.kind === 'loading') return text('audio.loading')
  if (view.kind === 'playing') return text('audio.playing', { play: view.play, maxPlays: view.maxPlays })
  if (view.kind === 'window') return text('audio.window', { seconds: view.secondsRemaining })
  return null
}

/** Messages that are announced once. */
function announcementOf(view: AudioView, text: ExamText): string {
  if (view.kind === 'window' || view.kind === 'completed') return text('audio.completed')
  if (view.kind === 'blocked') return text('audio.failed.failed-to-play')
  if (view.kind === 'failed') return text(`audio.failed.${view.failure}`)
  return ''
}
