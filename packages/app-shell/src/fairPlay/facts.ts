import type { FairPlayRecord } from '@naru/api'

export interface FairPlayTimes {
  count: number
  /** Sum of the known lengths, in seconds. */
  seconds: number
}

export interface FairPlayFacts {
  away: FairPlayTimes
  offline: FairPlayTimes
  plays: number
}

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
