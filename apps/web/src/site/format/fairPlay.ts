import type { FairPlayRecord } from '@naru/api'

/** How often something happened, and for how long in all. */
export interface FairPlayTimes {
  count: number
  /** Sum of the known lengths, in seconds. */
  seconds: number
}

/** The sums of a fair-play record. */
export interface FairPlayFacts {
  away: FairPlayTimes
  offline: FairPlayTimes
  /** Plays of clips. */
  plays: number
}

/** Sums up a fair-play record. */
export function fairPlayFacts({ events }: FairPlayRecord): FairPlayFacts {
  const timesOf = (kind: 'away' | 'offline'): FairPlayTimes => {
    const found = events.filter((event) => event.kind === kind)
    return { count: found.length, seconds: found.reduce((sum, { seconds = 0 }) => sum + seconds, 0) }
  }
  return {
    away: timesOf('away'),
    offline: timesOf('offline'),
    plays: events.filter(({ kind }) => kind === 'play').length,
  }
}

/** Formats a length for a sentence: 45 s, 2 min, 2 min 5 s. @param seconds whole seconds */
export function lengthLabel(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return `${rest} s`
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
}
