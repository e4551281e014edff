import { useEffect, useRef, useState } from 'react'
import { Button } from '@naru/ui/Button'
import { Text } from '@naru/ui/Text'
import { useTrainerText } from '../text/trainer'
import { loudnessCurve, useOwnVoice, type Loudness, type OwnVoice } from './ownVoice'
import type { ClipTurn } from './trainer'
import { usePlayer, type Player } from './usePlayer'
import * as css from './ListeningTrainer.css'

interface SpeakingProps {
  turn: ClipTurn
  /** Id of what names the turn. */
  describedBy: string
  player: Player
  /** Reads the clip. @default without a curve of the clip */
  readClip?: (() => Promise<Blob>) | undefined
  /** Called before the turn plays. */
  onBegin: () => void
}

/** How long a learner may take longer than the turn, in seconds. */
const after = 1.5

/** Records the learner along with a turn, and plays both. */
export function Speaking({ turn, describedBy, player, readClip, onBegin }: SpeakingProps) {
  const t = useTrainerText()
  const { state, start, stop } = useOwnVoice()
  const { start: from, end } = turn
  const isOpen = state.is === 'opening' || state.is === 'recording'
  const speak = () => {
    onBegin()
    void start(end - from + after, () => player.play({ start: from, end }))
  }
  return (
    <>
      <Button
        size="small"
        iconStart={isOpen ? 'pause' : 'user'}
        aria-describedby={describedBy}
        onPress={isOpen ? stop : speak}
      >
        {t(isOpen ? 'speak.stop' : 'speak.start')}
      </Button>
      <div role="status" className={css.own}>
        {isOpen && (
          <Text as="span" size="sm">
            {t(`speak.${state.is === 'opening' ? 'opening' : 'now'}`)}
          </Text>
        )}
        {state.is === 'failed' && <Text size="sm">{t(`speak.failed.${state.why}`)}</Text>}
      </div>
      {state.is === 'recorded' && (
        <Compared key={state.url} own={state} turn={turn} player={player} readClip={readClip} />
      )}
    </>
  )
}

interface ComparedProps extends Pick<SpeakingProps, 'turn' | 'player' | 'readClip'> {
  own: Extract<OwnVoice, { is: 'recorded' }>
}

/** The turn and the learner, one below the other, on one scale of time. */
const Compared = ({ own: { url, voice }, turn: { start, end }, player, readClip }: ComparedProps) => {
  const t = useTrainerText()
  const ownPlayer = usePlayer(url)
  const [curves, setCurves] = useState<{ model?: Loudness; own?: Loudness }>({})
  const element = useRef<HTMLDivElement>(null)
  // Away from the bars of a phone.
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' })
  }, [])
  useEffect(() => {
    let isOver = false
    const show = async (name: 'model' | 'own', curve: Promise<Loudness> | undefined) => {
      // Without a curve both can still be heard.
      const loudness = await curve?.catch(() => undefined)
      if (!isOver && loudness) setCurves((others) => ({ ...others, [name]: loudness }))
    }
    void show('own', loudnessCurve(voice, { start: 0 }))
    void show(
      'model',
      readClip?.().then((clip) => loudnessCurve(clip, { start, end })),
    )
    return () => {
      isOver = true
    }
  }, [voice, readClip, start, end])
  const seconds = Math.max(end - start, curves.own?.seconds ?? 0)
  return (
    <div ref={element} className={css.own}>
      <Voice
        name={t('speak.model')}
        player={player}
        curve={curves.model}
        seconds={seconds}
        onPlay={() => {
          ownPlayer.stop()
          player.play({ start, end })
        }}
      />
      <Voice
        name={t('speak.own')}
        player={ownPlayer}
        curve={curves.own}
        seconds={seconds}
        onPlay={() => {
          player.stop()
          ownPlayer.play({})
        }}
      />
    </div>
  )
}

interface VoiceProps {
  name: string
  player: Player
  curve: Loudness | undefined
  /** What the width of the picture shows. */
  seconds: number
  onPlay: () => void
}

const [width, height] = [100, 24]

const Voice = ({ name, player: { isPlaying, stop }, curve, seconds, onPlay }: VoiceProps) => {
  const levels = curve?.levels ?? []
  const points = levels.map((level, at) => {
    const x = ((at + 0.5) / levels.length) * ((curve?.seconds ?? 0) / seconds) * width
    return `${x.toFixed(1)} ${(height - level * height).toFixed(1)}`
  })
  return (
    <div className={css.voice}>
      <Button size="small" iconStart={isPlaying ? 'pause' : 'play'} onPress={isPlaying ? stop : onPlay}>
        {name}
      </Button>
      <svg className={css.curve} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {points.length > 0 && <path d={`M${points.join('L')}`} vectorEffect="non-scaling-stroke" />}
      </svg>
    </div>
  )
}
