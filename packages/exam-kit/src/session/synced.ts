import { isRecord, parseJson } from './json'
import type { Synced } from './progressPusher'

/** Reads what the server is known to have; revision 0 if nothing is known. */
export function parseSynced(text: string | null): Synced {
  const value = parseJson(text)
  return isRecord(value) ? { revision: count(value['revision']), at: count(value['at']) } : { revision: 0, at: 0 }
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
}
