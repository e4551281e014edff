import { useSyncExternalStore } from 'react'

/**
 * The layout of the exam room, by the size of the window in rem: `wide` (from 1024 px at the default text size) has a column for the
 * navigator, `narrow` a sticky bar at the bottom, `tight` a bar at the end of the page, because a sticky one would cover the question.
 */
export type RoomSize = 'wide' | 'narrow' | 'tight'

function subscribe(listener: () => void): () => void {
  let frame = 0
  // In the next frame, because another layout changes the observed size.
  const notifySoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(listener)
  }
  const observer = new ResizeObserver(notifySoon)
  observer.observe(document.documentElement)
  window.addEventListener('resize', notifySoon)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    window.removeEventListener('resize', notifySoon)
  }
}

function measure(): RoomSize {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  if (window.innerWidth >= 64 * rem) return 'wide'
  return window.innerWidth >= 18 * rem && window.innerHeight >= 30 * rem ? 'narrow' : 'tight'
}

/** @returns the layout for the current window and text size */
export function useRoomSize(): RoomSize {
  return useSyncExternalStore(subscribe, measure, () => 'wide')
}
