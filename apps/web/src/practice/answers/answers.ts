import { isApiError, savePracticeAnswers, type PracticeOutcome } from '@naru/api'
import { createBrowserClock } from '@naru/exam-kit/browser'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '@naru/app-shell/api'
import { isOtherUserPresent } from '@naru/app-shell/attempt/ownerOnly'
import { wordMessage } from '@naru/app-shell/errors'
import { createAnswerQueue, type AnswerQueue, type AnswersState, type SendAnswers } from './answerQueue'
import { clearDeviceRecords, deviceStore } from './deviceRecord'
import { newId } from '@naru/app-shell/newId'
import { packStore } from '../pack/packStore'
import { markStored } from '../pack/storedItems'

/** The API's status without a login. */
const unauthorized = 401

/** An outcome with its message in the reader's language. */
async function worded(outcome: PracticeOutcome): Promise<PracticeOutcome> {
  const message = outcome.code && (await wordMessage(outcome.code, undefined))
  return message === undefined ? outcome : { ...outcome, message }
}

const sendAs =
  (ownerId: string): SendAnswers =>
  async (answers, signal) => {
    if (isOtherUserPresent(ownerId)) return { kind: 'failed', status: unauthorized }
    try {
      // At most 100 answers: below the limit of 64 KiB for requests that outlive the page.
      const { outcomes } = await savePracticeAnswers(api, answers, { signal, keepalive: true })
      return { kind: 'answered', outcomes: await Promise.all(outcomes.map(worded)) }
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
  const onStored = (items: readonly string[]) => {
    markStored(items)
    void packStore.remove(ownerId, items)
  }
  const queue = createAnswerQueue({ ownerId, clock, store: deviceStore, send: sendAs(ownerId), newId, onStored })
  queues.set(ownerId, queue)
  return queue
}

/** @returns the learner's queue, which sends while the component is mounted, and its state */
export function useAnswers(ownerId: string): [queue: AnswerQueue, state: AnswersState] {
  const queue = answersOf(ownerId)
  useEffect(() => queue.open(), [queue])
  return [queue, useSyncExternalStore(queue.subscribe, queue.getState)]
}

/**
 * Removes questions and drills from this device; answers that the server lacks stay. Never rejects.
 *
 * @param exceptOf the learner who stays; by default nobody
 */
export function clearPractice(exceptOf?: string): Promise<void> {
  clearDeviceRecords(deviceStore, exceptOf)
  return packStore.clear(exceptOf)
}

/**
 * Sends this learner's answers of practice that the server lacks, and removes the questions and drills that earlier
 * learners left on this device.
 */
export function resendAnswers(ownerId: string): () => void {
  void clearPractice(ownerId)
  return answersOf(ownerId).open()
}
