import type { DrillFilter } from '@naru/api/queries'
import type { Store } from '@naru/exam-kit/session'
import { deviceRecord, type DeviceRecord } from '../answers/deviceRecord'
import type { RunItem } from './runItems'
import type { RunProgress } from './runQueue'

/** A run as it was left on this device. */
export interface SavedRun {
  /** The topic of a drill, or the learners' day. Another run is begun anew. */
  readonly of: DrillFilter | { readonly day: string }
  readonly items: readonly RunItem[]
  readonly progress: RunProgress
}

const isRun = (value: unknown): value is SavedRun => {
  if (typeof value !== 'object' || value === null) return false
  const [items, progress] = [Reflect.get(value, 'items'), Reflect.get(value, 'progress')]
  return (
    Array.isArray(items) &&
    typeof progress === 'object' &&
    progress !== null &&
    Array.isArray(Reflect.get(progress, 'steps')) &&
    Array.isArray(Reflect.get(progress, 'answers'))
  )
}

export const savedRun = (store: Store, ownerId: string, name: 'drill' | 'today'): DeviceRecord<SavedRun> =>
  deviceRecord(store, ownerId, name, isRun)

/** @returns the saved run if it is this one */
export function findRun(record: DeviceRecord<SavedRun>, of: SavedRun['of']): SavedRun | null {
  const saved = record.find()
  return saved !== null && JSON.stringify(saved.of) === JSON.stringify(of) ? saved : null
}

/** @returns whether a run is at its end and none of its answers waits. @param waiting items whose answers wait */
export const isDone = ({ items, progress }: SavedRun, waiting: ReadonlySet<string>): boolean =>
  progress.steps.length === 0 && !items.some(({ item }) => waiting.has(item))
