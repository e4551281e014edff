import type { ResultRequest } from '../engine'
import type { AttemptKeeper } from './attemptKeeper'
import type { Outbox } from './outbox'
import { parseResultRecord, type ResultRecord } from './resultRecord'
import type { ResultStatus } from './snapshot'

/** The finished result of one exam: on this device for the review, in the outbox until the server has it. */
export interface ResultKeeper {
  record(): ResultRecord | null
  /** The same object until it changes. */
  status(): ResultStatus | null
  /** Writes a new result down, in the outbox first. */
  keep(result: ResultRequest, choices: ResultRecord['choices']): void
  /** Sends the result, unless the server has it. */
  send(): void
  /** Takes up the result that is stored: this exam was finished before, or by another page. */
  load(): void
  /** Listens to the outbox; `onChange` is called after each change. Returns the way to stop. */
  open(onChange: () => void): () => void
}

/**
 * Creates the keeper; it knows of no result before `load` or `keep`.
 * @param key where the result is stored
 */
export function createResultKeeper(attempt: AttemptKeeper, outbox: Outbox, key: string): ResultKeeper {
  let record: ResultRecord | null = null
  let savedBefore: ResultStatus | null = null

  function write(next: ResultRecord): void {
    record = next
    attempt.write(key, JSON.stringify(next))
  }

  function status(): ResultStatus | null {
    return record && (savedBefore ?? outbox.statusOf(record.result))
  }

  function noteSaved(): void {
    const current = status()
    if (!record || record.saved || current?.kind !== 'saved') return
    write({ ...record, saved: { attempt: current.attempt, ...(current.graded && { graded: current.graded }) } })
  }

  return {
    record: () => record,
    status,
    keep(result, choices) {
      outbox.keep(result)
      savedBefore = null
      write({ result, choices })
    },
    send() {
      if (record && !record.saved) outbox.send(record.result)
    },
    load() {
      record = parseResultRecord(attempt.read(key))
      savedBefore = record?.saved ? { kind: 'saved', ...record.saved, isEarlier: true } : null
    },
    open(onChange) {
      return outbox.subscribe(() => {
        noteSaved()
        onChange()
      })
    },
  }
}
