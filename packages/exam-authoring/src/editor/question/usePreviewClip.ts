import { useEffect, useRef, useState } from 'react'
import type { AudioView } from '@naru/exam-kit/AudioPlayer'

export interface PreviewClip {
  view: AudioView
  /** Position and length in seconds; null until its length is known. */
  clip: { position: number; length: number } | null
  isPlaying: boolean
  volume: number
  setVolume: (volume: number) => void
  /** Plays it from the beginning, or stops it. */
  toggle: () => void
}

const idle: AudioView = { kind: 'completed' }

/** Plays a recording once, as its section does in the exam. @param plays how often the section plays it, for the words */
export function usePreviewClip(src: string | undefined, plays: number): PreviewClip {
  const audio = useRef<HTMLAudioElement>(null)
  const [view, setView] = useState<AudioView>(idle)
  const [clip, setClip] = useState<PreviewClip['clip']>(null)
  const [volume, setShownVolume] = useState(1)

  const [known, setKnown] = useState(src)
  if (known !== src) {
    setKnown(src)
    setView(idle)
    setClip(null)
  }

  // Another recording, or none, stops the one that plays.
  useEffect(() => {
    const element = audio.current
    if (element !== null && element.getAttribute('src') !== src) {
      element.pause()
      audio.current = null
    }
  }, [src])
  useEffect(() => () => audio.current?.pause(), [])

  const play = (url: string) => {
    const element = new Audio(url)
    element.volume = volume
    audio.current = element
    const isCurrent = () => audio.current === element
    const fail = () => {
      if (isCurrent()) setView({ kind: 'failed', failure: 'failed-to-load', secondsRemaining: 0 })
    }
    element.addEventListener('playing', () => isCurrent() && setView({ kind: 'playing', play: 1, maxPlays: plays }))
    element.addEventListener('timeupdate', () => {
      const { currentTime: position, duration: length } = element
      if (isCurrent()) setClip(length > 0 ? { position, length } : null)
    })
    element.addEventListener('ended', () => isCurrent() && setView(idle))
    element.addEventListener('error', fail)
    setView({ kind: 'loading' })
    element.play().catch(fail)
  }
  const isPlaying = view.kind === 'playing' || view.kind === 'loading'
  return {
    view,
    clip,
    isPlaying,
    volume,
    setVolume: (next) => {
      setShownVolume(next)
      if (audio.current !== null) audio.current.volume = next
    },
    toggle: () => {
      if (src === undefined) return
      if (isPlaying) {
        audio.current?.pause()
        audio.current = null
        setView(idle)
      } else play(src)
    },
  }
}
