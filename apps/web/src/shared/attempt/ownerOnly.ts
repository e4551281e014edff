import type { ProgressSync, ResultSender } from '@naru/exam-kit/session'
import { storedUserId } from '../authSession/userId'
import { setLoginNeeded } from './loginNeeded'
import { presentUser } from './presentUser'

/** The API's status without a login. */
const unauthorized = 401

/**
 * Two learners may use one browser in two tabs. Data of one learner must never be sent in the other's session, so
 * nothing is sent while this browser last saw another user; it stays stored until its owner returns.
 */
export function isOtherUserPresent(ownerId: string): boolean {
  return [presentUser(), storedUserId()].some((here) => here !== undefined && here !== ownerId)
}

/** Wraps a sender so that it sends only while the owner is logged in. */
export function ownerOnlySender(sender: ResultSender, ownerId: string): ResultSender {
  return {
    async send(result, signal) {
      if (isOtherUserPresent(ownerId)) {
        setLoginNeeded(true)
        return { kind: 'failed', status: unauthorized, message: null }
      }
      const outcome = await sender.send(result, signal)
      setLoginNeeded(outcome.kind === 'failed' && outcome.status === unauthorized)
      return outcome
    },
  }
}

/** Wraps a progress sync so that it runs only while the owner is logged in. */
export function ownerOnlyProgress(progress: ProgressSync, ownerId: string): ProgressSync {
  return {
    async push(attempt, signal) {
      if (isOtherUserPresent(ownerId)) {
        setLoginNeeded(true)
        return { kind: 'failed', status: unauthorized }
      }
      const outcome = await progress.push(attempt, signal)
      if (outcome.kind === 'saved') setLoginNeeded(false)
      if (outcome.kind === 'failed' && outcome.status === unauthorized) setLoginNeeded(true)
      return outcome
    },
    pull: () => (isOtherUserPresent(ownerId) ? Promise.resolve(null) : progress.pull()),
  }
}
