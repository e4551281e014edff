import type { ProgressSync, ResultSender } from '@naru/exam-kit/session'
import { storedUserId } from '../authSession/userId'
import { setLoginNeeded } from './loginNeeded'
import { presentUser } from './presentUser'

/** As the API says it to somebody who is not logged in. */
const unauthorized = 401

/**
 * Two learners may use one browser, one in each tab. What one has written must never go out under the session of the other, so nothing is
 * sent while this browser last saw somebody else; it stays until its owner is back.
 */
function isOtherUserPresent(ownerId: string): boolean {
  return [presentUser(), storedUserId()].some((here) => here !== undefined && here !== ownerId)
}

/** The sender of one learner's results. */
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

/** The keeper of one learner's progress. */
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
