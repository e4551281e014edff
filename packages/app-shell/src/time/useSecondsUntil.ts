import { useEffect, useState } from 'react'
import type { Time } from './time'

/**
 * Counts down to a moment. The moment must not change while mounted (use it as the component's `key`).
 *
 * @param moment as of `time.now()`
 * @returns remaining whole seconds, rounded up; 0 from that moment on
 */
export function useSecondsUntil(moment: number, time: Time): number {
  const [now, setNow] = useState(time.now)
  const left = Math.max(0, moment - now)
  useEffect(() => {
    if (left === 0) return
    // A timer may fire up to a millisecond early; each call must still advance the value.
    return time.after(left % 1000 || 1000, () => setNow((before) => Math.max(time.now(), before + 1)))
  }, [left, time])
  return Math.ceil(left / 1000)
}
