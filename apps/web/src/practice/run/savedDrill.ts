import type { DrillFilter } from '@naru/api/queries'
import type { Store } from '@naru/exam-kit/session'
import { deviceRecord, type DeviceRecord } from '../answers/deviceRecord'
import type { RunQuestion } from './runItems'
import type { RunProgress } from './runQueue'

export interface SavedDrill {
  readonly topic: DrillFilter
  readonly questions: readonly RunQuestion[]
  readonly progress: RunProgress
}

const isDrill = (value: unknown): value is SavedDrill => {
  if (typeof value !== 'object' || value === null) return false
  const [questions, progress] = [Reflect.get(value, 'questions'), Reflect.get(value, 'progress')]
  return (
    Array.isArray(questions) &&
    typeof progress === 'object' &&
    progress !== null &&
    Array.isArray(Reflect.get(progress, 'steps')) &&
    Array.isArray(Reflect.get(progress, 'answers'))
  )
}

export const savedDrill = (store: Store, ownerId: string): DeviceRecord<SavedDrill> =>
  deviceRecord(store, ownerId, 'drill', isDrill)

/** @returns whether a drill is at its end and none of its answers waits. @param waiting items whose answers wait */
export const isDone = ({ questions, progress }: SavedDrill, waiting: ReadonlySet<string>): boolean =>
  progress.steps.length === 0 && !questions.some(({ item }) => waiting.has(item))
