import { createListeners } from '@naru/ui/internal/listeners'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** A part of a clip, and how fast it is heard. */
export interface Part {
  /** In seconds. @default its beginning */
  start?: number
  /** In seconds. @default its end */
  end?: number
  /** How fast it is heard. @default 1 */
  rate?: number
}

export interface Player {
  /** Whether a part is heard. */
  isPlaying: boolean
  /** Whether the last play failed. */
  hasFailed: boolean
  /** Plays a part, in place of what plays. @param onEnd called when it has been heard, not when it is stopped */
  play: (part: Part, onEnd?: () => void) => void
  /** Stops what plays, if anything does. */
  stop: () => void
  /** The place in the clip, in seconds. */
  position: () => number
}

/** How often the end of a part is looked for, in milliseconds: the browser's own event comes four times a second. */
const watchMs = 20

function createPlayer(src: string) {
  const clip = new Audio(src)
  clip.preload = 'auto'
  const { subscribe, notify } = createListeners()
  let state = { isPlaying: false, hasFailed: false }
  let watch: ReturnType<typeof setInterval> | undefined

  const become = (next: typeof state) => {
    state = next
    notify()
  }
  const stop = () => {
    clearInterval(watch)
    clip.pause()
    if (state.isPlaying) become({ ...state, isPlaying: false })
  }
  const play = ({ start = 0, end = Infinity, rate = 1 }: Part, onEnd?: () => void) => {
    stop()
    clip.currentTime = start
    clip.playbackRate = rate
    become({ isPlaying: true, hasFailed: false })
    const playing = clip.play()
    watch = setInterval(() => {
      const isOver = clip.ended || clip.currentTime >= end
      if (!isOver && !clip.paused) return
      stop()
      if (isOver) onEnd?.()
    }, watchMs)
    playing.catch((error: unknown) => {
      // A stop interrupts a play that has not begun.
      if (error instanceof DOMException && error.name === 'AbortError') return
      stop()
      become({ isPlaying: false, hasFailed: true })
    })
  }
  return { play, stop, position: () => clip.currentTime, subscribe, getState: () => state }
}

/** Plays parts of a clip while the component is mounted. @param src URL of the clip; later changes are ignored */
export function usePlayer(src: string): Player {
  const [{ play, stop, position, subscribe, getState }] = useState(() => createPlayer(src))
  const state = useSyncExternalStore(subscribe, getState)
  useEffect(() => stop, [stop])
  return { ...state, play, stop, position }
}
