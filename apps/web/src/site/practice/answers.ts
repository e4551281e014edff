import { isApiError, savePracticeAnswers } from '@naru/api'
import { createBrowserClock } from '@naru/exam-kit/browser'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../../shared/api'
import { isOtherUserPresent } from '../../shared/attempt/ownerOnly'
import { createAnswerQueue, type AnswerQueue, type AnswersState, type SendAnswers } from './answerQueue'
import { deviceStore } from './deviceStore'
import { newId } from './newId'

/** The API's status without a login. */
const unauthorized = 401

const sendAs =
  (ownerId: string): SendAnswers =>
  async (answers, signal) => {
    if (isOtherUserPresent(ownerId)) return { kind: 'failed', status: unauthorized }
    try {
      // At most 100 answers: below the limit of 64 KiB for requests that outlive the page.
      const { outcomes } = await savePracticeAnswers(api, answers, { signal, keepalive: true })
      return { kind: 'answered', outcomes }
    } catch (error) {
      if (!isApiError(error)) return { kind: 'failed', status: null }
      return { kind: 'failed', status: error.status ?? null, retryAfter: error.retryAfter }
    }
  }

const queues = new Map<string, AnswerQueue>()

/** @returns the queue of a learner's answers of practice; one per page */
export function answersOf(ownerId: string): AnswerQueue {
  const known = queues.get(ownerId)
  if (known !== undefined) return known
  const clock = createBrowserClock()
  const queue = createAnswerQueue({ ownerId, clock, store: deviceStore, send: sendAs(ownerId), newId })
  queues.set(ownerId, queue)
  return queue
}

/** @returns the learner's queue, which sends while the component is mounted, and its state */
export function useAnswers(ownerId: string): [queue: AnswerQueue, state: AnswersState] {
  const queue = answersOf(ownerId)
  useEffect(() => queue.open(), [queue])
  return [queue, useSyncExternalStore(queue.subscribe, queue.getState)]
}
