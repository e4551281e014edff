import { say } from '../platform/http/messages'
import { Refusal } from '../platform/http/refusal'

/** Waiting works beyond which others are refused: more would wait longer than a request may. */
const MOST_WAITING = 8

/** Runs heavy works one after the other. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Creates a queue, one for a server: its processors answer learners too. */
export const createQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting >= MOST_WAITING) throw new Refusal(503, say('files_waiting'), 60)
    waiting += 1
    const result = last.then(work)
    last = result.catch(() => undefined)
    try {
      return await result
    } finally {
      waiting -= 1
    }
  }
}
