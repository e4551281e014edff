import { useEffect, useState } from 'react'
import type { Time } from './time'

/**
 * Counts down to a moment, which a component must keep for as long as it is mounted (give it the moment as its `key`).
 *
 * @param moment as of `time.now()`
 * @returns whole seconds that are left, rounded up; 0 from that moment on
 */
export function useSecondsUntil(moment: number, time: Time): number {
  const [now, setNow] = useState(time.now)
  const left = Math.max(0, moment - now)
  useEffect(() => {
    if (left === 0) return
    // A timer may be early by less than a millisecond, and every call has to bring us on.
    return time.after(left % 1000 || 1000, () => setNow((before) => Math.max(time.now(), before + 1)))
  }, [left, time])
  return Math.ceil(left / 1000)
}
