import type { BrowserDatabase } from '../../browser/browserDatabase'
import { encodeWav } from '../sound'

/** Where a take stands: recorded, accepted and not yet sent, refused by the server. */
export const takeStatuses = ['recorded', 'waiting', 'refused'] as const

/** Where a take stands on this device. */
export type TakeStatus = (typeof takeStatuses)[number]

/** What a take belongs to. */
export interface TakeAddress {
  /** The account that recorded it. */
  readonly owner: string
  readonly paper: string
  readonly item: string
  /** Position in the script, from 0. */
  readonly line: number
  /** What is said. */
  readonly text: string
  /** Id of the speaker. */
  readonly speaker: string
}

/** What the author sets after recording. */
export interface TakeSettings {
  /** Seconds. */
  readonly trimStart: number
  /** Seconds. */
  readonly trimEnd: number
  /** In dB. */
  readonly gain: number
}

/** A take on this device. */
export interface StoredTake extends TakeAddress, TakeSettings {
  /** A UUID made by this device. */
  readonly id: string
  /** Epoch ms. */
  readonly recordedAt: number
  readonly seconds: number
  readonly status: TakeStatus
  /** The server's reason of a refusal. */
  readonly message?: string
  /** 16-bit mono PCM. */
  readonly wav: Uint8Array<ArrayBuffer>
}

/** A part of a take that is being recorded, of about a second. */
export interface TakePart extends TakeAddress {
  readonly id: string
  readonly recordedAt: number
  /** Position of the part, from 0. */
  readonly index: number
  readonly rate: number
  readonly pcm: Int16Array<ArrayBuffer>
}

/** Object stores of the database of takes. */
export const takeObjectStores = ['takes', 'parts'] as const

/** The database of takes. */
export type TakeDatabase = BrowserDatabase<(typeof takeObjectStores)[number]>

/** Takes on this device. No method rejects. */
export interface TakeStore {
  /** Stores a part. @returns whether it is on the disk */
  addPart(part: TakePart): Promise<boolean>
  /** Stores a take and removes its parts. @returns whether it is on the disk */
  save(take: StoredTake): Promise<boolean>
  /** Removes a take and its parts. */
  remove(id: string): Promise<void>
  /** The takes of an account, the oldest first. Those of a page that was closed while it recorded are completed from their parts. */
  list(owner: string): Promise<StoredTake[]>
}

const partKey = ({ id, index }: Pick<TakePart, 'id' | 'index'>) => `${id} ${String(index).padStart(6, '0')}`
const idOfPart = (key: string) => key.split(' ')[0] ?? ''

/**
 * Creates the store of takes. A part is written each second while a take is recorded, so that a closed tab or a dead battery loses a
 * second at most.
 *
 * @param recording ids of takes that this page records now, which are not completed from parts
 */
export function createTakeStore(database: TakeDatabase, recording: ReadonlySet<string> = new Set()): TakeStore {
  async function removeParts(id: string): Promise<void> {
    const keys = await database.keys('parts')
    await Promise.all(keys.filter((key) => idOfPart(key) === id).map((key) => database.remove('parts', key)))
  }

  async function save(take: StoredTake): Promise<boolean> {
    const isStored = await database.put('takes', take.id, take)
    if (isStored) await removeParts(take.id)
    return isStored
  }

  async function readAll<T>(store: 'takes' | 'parts', isOne: (value: unknown) => value is T): Promise<T[]> {
    const keys = await database.keys(store)
    const values = await Promise.all(keys.toSorted().map((key) => database.get(store, key)))
    return values.filter(isOne)
  }

  async function completeFromParts(owner: string, known: ReadonlySet<string>): Promise<StoredTake[]> {
    const parts = await readAll('parts', isTakePart)
    const unfinished = parts.filter((part) => part.owner === owner && !recording.has(part.id) && !known.has(part.id))
    const ids = [...new Set(unfinished.map(({ id }) => id))]
    const takes = ids.flatMap((id) => takeFromParts(unfinished.filter((part) => part.id === id)))
    await Promise.all(takes.map(save))
    return takes
  }

  return {
    addPart: (part) => database.put('parts', partKey(part), part),
    save,
    async remove(id) {
      await database.remove('takes', id)
      await removeParts(id)
    },
    async list(owner) {
      const stored = (await readAll('takes', isStoredTake)).filter((take) => take.owner === owner)
      const completed = await completeFromParts(owner, new Set(stored.map(({ id }) => id)))
      return [...stored, ...completed].toSorted((a, b) => a.recordedAt - b.recordedAt)
    },
  }
}

function takeFromParts(parts: readonly TakePart[]): StoredTake[] {
  const [first] = parts
  if (first === undefined) return []
  const { index: _index, pcm: _pcm, rate, ...address } = first
  const pcm = parts.toSorted((a, b) => a.index - b.index).map((part) => part.pcm)
  const seconds = pcm.reduce((sum, { length }) => sum + length, 0) / rate
  return [
    { ...address, seconds, trimStart: 0, trimEnd: seconds, gain: 0, status: 'recorded', wav: encodeWav(pcm, rate) },
  ]
}

const hasFields = (value: unknown, fields: Readonly<Record<string, string>>): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, type]) => typeof Reflect.get(value, name) === type)

const addressFields = {
  id: 'string',
  owner: 'string',
  paper: 'string',
  item: 'string',
  line: 'number',
  text: 'string',
  speaker: 'string',
  recordedAt: 'number',
}

const isStoredTake = (value: unknown): value is StoredTake =>
  hasFields(value, { ...addressFields, seconds: 'number', trimStart: 'number', trimEnd: 'number', gain: 'number' }) &&
  Reflect.get(value, 'wav') instanceof Uint8Array

const isTakePart = (value: unknown): value is TakePart =>
  hasFields(value, { ...addressFields, index: 'number', rate: 'number' }) &&
  Reflect.get(value, 'pcm') instanceof Int16Array
