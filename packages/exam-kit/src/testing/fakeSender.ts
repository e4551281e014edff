import type { ResultRequest } from '../engine'
import type { ResultSender, SendOutcome } from '../session'

/** A response of the server; 'silence' never resolves, 'offline' rejects. */
export type FakeAnswer = SendOutcome | 'silence' | 'offline'

/** A sender with scripted responses. */
export interface FakeSender extends ResultSender {
  /** All sent results in order. */
  readonly sent: readonly ResultRequest[]
}

/** Creates a sender that returns these responses in order and repeats the last one. Default: saved as attempt 1. */
export function fakeSender(...answers: readonly FakeAnswer[]): FakeSender {
  const sent: ResultRequest[] = []
  return {
    sent,
    send(result, signal) {
      sent.push(result)
      const answer = answers[Math.min(sent.length, answers.length) - 1] ?? { kind: 'saved', attempt: 1 }
      if (answer === 'offline') return Promise.reject(new Error('offline'))
      if (answer !== 'silence') return Promise.resolve(answer)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    },
  }
}
