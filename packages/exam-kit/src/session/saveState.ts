import type { PushStatus } from './progressPusher'
import type { ResultStatus, SaveState } from './snapshot'

/** What is known about where the latest change is. */
export interface SaveFacts {
  /** Whether the store keeps what it is given. */
  readonly isSafe: boolean
  /** The server's copy of the running attempt. */
  readonly push: PushStatus
  /** The finished result; null before. */
  readonly result: ResultStatus | null
}

/** The save state that the facts amount to: the safest place that has everything. */
export function saveStateOf({ isSafe, push, result }: SaveFacts): SaveState {
  const isOnServer = result ? result.kind === 'saved' : push === 'saved'
  if (isOnServer) return 'saved'
  if (!isSafe) return 'memory'
  const isUnreachable = result ? result.kind !== 'sending' : push === 'offline'
  return isUnreachable ? 'offline' : 'device'
}
