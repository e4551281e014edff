import { useSyncExternalStore } from 'react'

/**
 * How much room there is, in relation to the size of the text:
 * `wide` has a column for the navigator (1024 px at the ordinary text size), `narrow` a bar that stays at the foot of the screen,
 * `tight` a bar at the end of the page, because it would cover the question. Larger text counts like a smaller screen.
 */
export type RoomSize = 'wide' | 'narrow' | 'tight'

function subscribe(listener: () => void): () => void {
  let frame = 0
  // In the next frame: another layout changes the size that is being observed.
  const tellSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(listener)
  }
  const observer = new ResizeObserver(tellSoon)
  observer.observe(document.documentElement)
  window.addEventListener('resize', tellSoon)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    window.removeEventListener('resize', tellSoon)
  }
}

function measure(): RoomSize {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  if (window.innerWidth >= 64 * rem) return 'wide'
  return window.innerWidth >= 18 * rem && window.innerHeight >= 30 * rem ? 'narrow' : 'tight'
}

/** Follows the size of the window and of the text. */
export function useRoomSize(): RoomSize {
  return useSyncExternalStore(subscribe, measure, () => 'wide')
}
