import type { ResultRequest } from '../engine'
import type { FairPlayEvent, FairPlayRecord } from '../engine/result/result'
import type { AttemptStorage } from './progress/attemptStorage'
import { isRecord, parseJson } from '../engine/storage/parse'
import type { PageSignal } from './ports'

/** Bounds the record, which is stored and sent as a whole. */
const maxEvents = 200

/** Records facts about an attempt among its stored texts, so that they survive a reload. Times are epoch ms. */
export interface FairPlay {
  /** Records a play that has ended. @param question its number */
  played(question: number, now: number): void
  /** Records the beginning or the end of a time without page or network. */
  signal(signal: PageSignal, now: number): void
  /** @returns the record; null if nothing was recorded */
  record(): FairPlayRecord | null
}

/** Creates the recorder. @param key storage key of the record */
export function createFairPlay(attempt: AttemptStorage, key: string): FairPlay {
  const record = () => parseFairPlay(attempt.get(key))

  function write(next: FairPlayRecord): void {
    attempt.set(key, JSON.stringify(next))
  }

  function add(event: FairPlayEvent): void {
    const { events, omitted = 0 } = record() ?? { events: [] }
    write(events.length < maxEvents ? { events: [...events, event] } : { events, omitted: omitted + 1 })
  }

  /** The last event of a kind, unless its end was seen. */
  function openEvent(kind: FairPlayEvent['kind']): FairPlayEvent | undefined {
    const last = record()?.events.findLast((event) => event.kind === kind)
    return last?.seconds === undefined ? last : undefined
  }

  function begin(kind: FairPlayEvent['kind'], now: number): void {
    if (!openEvent(kind)) add({ kind, at: new Date(now).toISOString() })
  }

  function end(kind: FairPlayEvent['kind'], now: number): void {
    const before = record()
    const open = openEvent(kind)
    if (!before || !open) return
    const seconds = Math.max(0, Math.round((now - Date.parse(open.at)) / 1000))
    const isOpen = (event: FairPlayEvent) => event.kind === kind && event.at === open.at
    write({ ...before, events: before.events.map((event) => (isOpen(event) ? { ...event, seconds } : event)) })
  }

  return {
    played: (question, now) => add({ kind: 'play', at: new Date(now).toISOString(), question }),
    signal(signal, now) {
      const kind = signal === 'left' || signal === 'back' ? 'away' : 'offline'
      if (signal === 'left' || signal === 'offline') begin(kind, now)
      else end(kind, now)
    },
    record,
  }
}

export function withFairPlay(result: ResultRequest, record: FairPlayRecord | null): ResultRequest {
  return record ? { ...result, fairPlay: record } : result
}

/** Parses a stored record and skips invalid events; returns null if it is none. */
export function parseFairPlay(text: string | null): FairPlayRecord | null {
  const value = parseJson(text)
  if (!isRecord(value) || !Array.isArray(value['events'])) return null
  const omitted = value['omitted']
  return { events: value['events'].filter(isEvent), ...(typeof omitted === 'number' && { omitted }) }
}

function isEvent(value: unknown): value is FairPlayEvent {
  return (
    isRecord(value) &&
    ['play', 'away', 'offline'].some((kind) => kind === value['kind']) &&
    typeof value['at'] === 'string' &&
    !Number.isNaN(Date.parse(value['at'])) &&
    ['seconds', 'question'].every((name) => ['undefined', 'number'].includes(typeof value[name]))
  )
}
