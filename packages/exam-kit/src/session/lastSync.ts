import { isRecord, parseJson } from './json'
import type { LastSync } from './progressPusher'

/** Parses the last synchronisation with the server; revision 0 and time 0 if there is none. */
export function parseLastSync(text: string | null): LastSync {
  const value = parseJson(text)
  return isRecord(value) ? { revision: count(value['revision']), at: count(value['at']) } : { revision: 0, at: 0 }
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
}
