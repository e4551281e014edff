import type { ResultRequest } from '../engine'
import type { Outbox } from './outbox'
import type { Store } from './ports'
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
  /** Listens to the outbox; `onChange` is called after each change. Returns the way to stop. */
  open(onChange: () => void): () => void
}

/**
 * Creates the keeper.
 * @param key where the result is stored
 * @param isFinished whether the exam was finished before; then its stored result is taken up again
 */
export function createResultKeeper(store: Store, outbox: Outbox, key: string, isFinished: boolean): ResultKeeper {
  let record = isFinished ? parseResultRecord(store.get(key)) : null
  const savedBefore: ResultStatus | null = record?.saved ? { kind: 'saved', ...record.saved, isEarlier: true } : null

  function write(next: ResultRecord): void {
    record = next
    store.set(key, JSON.stringify(next))
  }

  function status(): ResultStatus | null {
    return record && (outbox.statusOf(record.result) ?? savedBefore)
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
      write({ result, choices })
    },
    send() {
      if (record && !record.saved) outbox.send(record.result)
    },
    open(onChange) {
      return outbox.subscribe(() => {
        noteSaved()
        onChange()
      })
    },
  }
}
