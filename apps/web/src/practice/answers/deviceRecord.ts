import { createBrowserStore } from '@naru/exam-kit/browser'
import type { Store } from '@naru/exam-kit/session'
import { parseJson } from '@naru/app-shell/storage'

/** The store of this page for answers of practice and what is saved of drills. */
export const deviceStore = createBrowserStore()

const prefix = 'practice-kept:'
/** Version of the format; a record of another version counts as none. */
const version = 1

export interface DeviceRecord<Value> {
  /** @returns the value; null without one that can be read */
  find(): Value | null
  save(value: Value): void
  remove(): void
}

/** @returns the record of a name. @param isValue whether a stored value can be used */
export function deviceRecord<Value>(
  store: Store,
  ownerId: string,
  name: string,
  isValue: (value: unknown) => value is Value,
): DeviceRecord<Value> {
  const key = `${prefix}${ownerId}:${name}`
  return {
    find() {
      const value = parse(store.get(key))
      return isValue(value) ? value : null
    },
    save: (value) => store.set(key, JSON.stringify({ version, value })),
    remove: () => store.remove(key),
  }
}

/** Removes the records of all learners, or of all others. @param exceptOf the learner who stays */
export function clearDeviceRecords(store: Store, exceptOf?: string): void {
  const isOther = (key: string) => exceptOf === undefined || !key.startsWith(`${prefix}${exceptOf}:`)
  for (const key of store.keys()) if (key.startsWith(prefix) && isOther(key)) store.remove(key)
}

function parse(text: string | null): unknown {
  const record = parseJson(text)
  return typeof record === 'object' && record !== null && Reflect.get(record, 'version') === version
    ? Reflect.get(record, 'value')
    : null
}
