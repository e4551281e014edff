import type { ResultRequest } from '../../engine'
import type { AttemptStorage } from '../progress/attemptStorage'
import type { Outbox } from './outbox'
import { markSaved, parseResultRecord, type ResultRecord } from './resultRecord'
import type { ResultStatus } from '../snapshot'

/** The finished result of one exam: on this device for the review, and in the outbox until the server has saved it. */
export interface ResultStorage {
  record(): ResultRecord | null
  /** The same object until it changes. */
  status(): ResultStatus | null
  /** Saves a new result, first in the outbox. */
  save(result: ResultRequest, choices: ResultRecord['choices']): void
  /** Sends the result, unless the server has saved it. */
  send(): void
  /** Loads the stored result of an exam that was finished before or by another page. */
  load(): void
  /** Subscribes to the outbox. @param onChange called after each change. @returns the unsubscribe function */
  open(onChange: () => void): () => void
}

/** Empty before `load` or `save`. @param key storage key of the result */
export function createResultStorage(attempt: AttemptStorage, outbox: Outbox, key: string): ResultStorage {
  let record: ResultRecord | null = null
  let savedBefore: ResultStatus | null = null

  function status(): ResultStatus | null {
    return record && (savedBefore ?? outbox.statusOf(record.result))
  }

  function saveResponse(): void {
    const current = status()
    if (!record || record.saved || current?.kind !== 'saved') return
    record = markSaved(attempt, record.result, current) ?? record
  }

  return {
    record: () => record,
    status,
    save(result, choices) {
      outbox.save(result)
      savedBefore = null
      record = { result, choices }
      attempt.set(key, JSON.stringify(record))
    },
    send() {
      if (record && !record.saved) outbox.send(record.result)
    },
    load() {
      record = parseResultRecord(attempt.get(key))
      savedBefore = record?.saved ? { kind: 'saved', ...record.saved, isEarlier: true } : null
    },
    open(onChange) {
      return outbox.subscribe(() => {
        saveResponse()
        onChange()
      })
    },
  }
}
