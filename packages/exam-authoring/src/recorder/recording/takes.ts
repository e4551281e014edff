import type { BrowserDatabase } from '@naru/exam-kit/browser'
import { encodeWav } from '@naru/exam-kit/internal/sound'
import type { TakePart } from './ports'

/** Where a take stands: recorded, accepted and not yet sent, refused by the server. */
export const takeStatuses = ['recorded', 'waiting', 'refused'] as const

/** Where a take stands on this device. */
export type TakeStatus = (typeof takeStatuses)[number]

export interface TakeAddress {
  /** The account that recorded it. */
  readonly owner: string
  readonly paper: string
  readonly item: string
  readonly part: TakePart
  /** Position in the script, from 0; 0 for the other parts. */
  readonly line: number
  readonly text: string
  readonly speaker: string
}

/** Whether two takes of a question, or a take and a line, have the same position. */
export const isSameLine = (
  one: Pick<TakeAddress, 'part' | 'line'>,
  other: Pick<TakeAddress, 'part' | 'line'>,
): boolean => one.part === other.part && one.line === other.line

/** What the author sets after recording. */
export interface TakeSettings {
  /** Seconds. */
  readonly trimStart: number
  /** Seconds. */
  readonly trimEnd: number
  /** In dB. */
  readonly gain: number
}

export interface StoredTake extends TakeAddress, TakeSettings {
  /** A UUID made by this device. */
  readonly id: string
  /** Epoch ms. */
  readonly recordedAt: number
  readonly seconds: number
  readonly status: TakeStatus
  /** Whether its end may be missing: the device was lost, or the page hidden or closed. Absent in older takes. */
  readonly isInterrupted?: boolean
  /** The server's reason of a refusal. */
  readonly message?: string
  /** 16-bit mono PCM. */
  readonly wav: Uint8Array<ArrayBuffer>
}

/** A piece of a take that is being recorded, of about a second. */
export interface TakePiece extends TakeAddress {
  readonly id: string
  readonly recordedAt: number
  /** Position of the piece, from 0. */
  readonly index: number
  readonly rate: number
  readonly pcm: Int16Array<ArrayBuffer>
}

export const takeObjectStores = ['takes', 'pieces'] as const

export type TakeDatabase = BrowserDatabase<(typeof takeObjectStores)[number]>

/** Takes on this device. No method rejects. */
export interface TakeStore {
  /** Stores a piece. @returns whether it is on the disk */
  addPiece(piece: TakePiece): Promise<boolean>
  /** Stores a take and removes its pieces. @returns whether it is on the disk */
  save(take: StoredTake): Promise<boolean>
  remove(id: string): Promise<void>
  /** The takes of an account, the oldest first. Those of a page that was closed while it recorded are completed from their pieces. */
  list(owner: string): Promise<StoredTake[]>
}

const pieceKey = ({ id, index }: Pick<TakePiece, 'id' | 'index'>) => `${id} ${String(index).padStart(6, '0')}`
const idOfPiece = (key: string) => key.split(' ')[0] ?? ''

/**
 * Creates the store of takes. A piece is written each second while a take is recorded, so that a closed tab or a dead battery loses a
 * second at most.
 *
 * @param recording ids of takes that this page records now, which are not completed from pieces; null for a page that completes none
 */
export function createTakeStore(database: TakeDatabase, recording: ReadonlySet<string> | null = new Set()): TakeStore {
  async function removePieces(id: string): Promise<void> {
    const keys = await database.keys('pieces')
    await Promise.all(keys.filter((key) => idOfPiece(key) === id).map((key) => database.remove('pieces', key)))
  }

  async function save(take: StoredTake): Promise<boolean> {
    const isStored = await database.put('takes', take.id, take)
    if (isStored) await removePieces(take.id)
    return isStored
  }

  async function readAll<T>(store: 'takes' | 'pieces', isOne: (value: unknown) => value is T): Promise<T[]> {
    const keys = await database.keys(store)
    const values = await Promise.all(keys.toSorted().map((key) => database.get(store, key)))
    return values.filter(isOne)
  }

  async function completeFromPieces(owner: string, known: ReadonlySet<string>): Promise<StoredTake[]> {
    const pieces = await readAll('pieces', isTakePiece)
    const unfinished = pieces.filter((piece) => piece.owner === owner && !known.has(piece.id))
    const ids = [...new Set(unfinished.map(({ id }) => id))]
    const takes = ids.flatMap((id) => takeFromPieces(unfinished.filter((piece) => piece.id === id)))
    await Promise.all(takes.map(save))
    return takes
  }

  return {
    addPiece: (piece) => database.put('pieces', pieceKey(piece), piece),
    save,
    async remove(id) {
      await database.remove('takes', id)
      await removePieces(id)
    },
    async list(owner) {
      const stored = (await readAll('takes', isStoredTake)).filter((take) => take.owner === owner)
      const known = new Set([...stored.map(({ id }) => id), ...(recording ?? [])])
      const completed = recording === null ? [] : await completeFromPieces(owner, known)
      return [...stored, ...completed].toSorted((a, b) => a.recordedAt - b.recordedAt)
    },
  }
}

function takeFromPieces(pieces: readonly TakePiece[]): StoredTake[] {
  const [first] = pieces
  if (first === undefined) return []
  const { index: _index, pcm: _pcm, rate, ...address } = first
  const pcm = pieces.toSorted((a, b) => a.index - b.index).map((piece) => piece.pcm)
  const seconds = pcm.reduce((sum, { length }) => sum + length, 0) / rate
  const settings = { trimStart: 0, trimEnd: seconds, gain: 0 }
  const wav = encodeWav(pcm, rate)
  return [{ ...address, ...settings, seconds, status: 'recorded', isInterrupted: true, wav }]
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
  part: 'string',
  line: 'number',
  text: 'string',
  speaker: 'string',
  recordedAt: 'number',
}

const isStoredTake = (value: unknown): value is StoredTake =>
  hasFields(value, { ...addressFields, seconds: 'number', trimStart: 'number', trimEnd: 'number', gain: 'number' }) &&
  Reflect.get(value, 'wav') instanceof Uint8Array

const isTakePiece = (value: unknown): value is TakePiece =>
  hasFields(value, { ...addressFields, index: 'number', rate: 'number' }) &&
  Reflect.get(value, 'pcm') instanceof Int16Array
