import { useCallback, useEffect, useRef, useState } from 'react'
import type { Sound, Span } from '@naru/exam-kit/internal/sound'
import type { TakePlayer } from '../recording/ports'

export interface Playing {
  /** Name of what plays; null while nothing does. */
  readonly name: string | null
  /** Seconds of the sound; null while nothing plays. */
  readonly position: number | null
  /** Plays a part of a sound, or stops it if it plays. */
  toggle: (name: string, sound: Sound, span: Span, gain: number) => void
  stop: () => void
}

export function usePlaying(player: TakePlayer): Playing {
  const [name, setName] = useState<string | null>(null)
  const [position, setPosition] = useState<number | null>(null)
  /** An object of its own for each play: the end of an earlier one may be told late. */
  const current = useRef<{ name: string } | null>(null)

  useEffect(() => {
    if (name === null) return
    let frame = requestAnimationFrame(function show() {
      setPosition(player.position())
      frame = requestAnimationFrame(show)
    })
    return () => {
      cancelAnimationFrame(frame)
      setPosition(null)
    }
  }, [name, player])
  useEffect(() => () => player.stop(), [player])

  const stop = useCallback(() => {
    current.current = null
    setName(null)
    player.stop()
  }, [player])

  const toggle = useCallback(
    (next: string, sound: Sound, span: Span, gain: number) => {
      const isPlaying = current.current?.name === next
      stop()
      if (isPlaying) return
      const started = { name: next }
      current.current = started
      setName(next)
      player.play(sound, span, gain, () => {
        if (current.current !== started) return
        current.current = null
        setName(null)
      })
    },
    [player, stop],
  )
  return { name, position, toggle, stop }
}
