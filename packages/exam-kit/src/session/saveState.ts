import type { PushStatus } from './progressPusher'
import type { ResultStatus, SaveState } from './snapshot'

/** Where the latest change is saved. */
export interface SaveFacts {
  /** Whether the store has saved every value. */
  readonly isSafe: boolean
  /** Status of the server's copy of the running attempt. */
  readonly push: PushStatus
  /** Status of the finished result; null before the finish. */
  readonly result: ResultStatus | null
}

/** @returns the save state: the safest place that has every change */
export function saveStateOf({ isSafe, push, result }: SaveFacts): SaveState {
  const isOnServer = result ? result.kind === 'saved' : push === 'saved'
  if (isOnServer) return 'saved'
  if (!isSafe) return 'memory'
  const isUnreachable = result ? result.kind !== 'sending' : push === 'offline'
  return isUnreachable ? 'offline' : 'device'
}
