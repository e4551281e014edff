import type { ResultRequest } from '../engine'
import type { ResultSender, SendOutcome } from '../session'

/** An answer of the server; 'silence' never comes, 'offline' rejects. */
export type FakeAnswer = SendOutcome | 'silence' | 'offline'

/** A server that answers as told. */
export interface FakeSender extends ResultSender {
  /** Everything that was sent, in order. */
  readonly sent: readonly ResultRequest[]
}

/** Creates a sender that gives these answers one after the other, the last again and again; by default it saves attempt 1. */
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
