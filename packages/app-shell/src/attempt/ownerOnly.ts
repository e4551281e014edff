import type { ProgressSync, ResultSender } from '@naru/exam-kit/session'
import { storedUserId } from '../authSession/userId'
import { setLoginNeeded } from './loginNeeded'
import { presentUser } from './presentUser'

/** The API's status without a login. */
const unauthorized = 401

/** The outcome of a request that is not sent, because its owner is not logged in. */
const notSent = { kind: 'failed', status: unauthorized, message: null } as const

/**
 * Two learners may use one browser in two tabs. Data of one learner must never be sent in the other's session, so
 * nothing is sent while this browser last saw another user; it stays stored until its owner returns.
 */
export function isOtherUserPresent(ownerId: string): boolean {
  return [presentUser(), storedUserId()].some((here) => here !== undefined && here !== ownerId)
}

/** Sends while the owner is logged in, and says whether a login is needed. */
async function sendAsOwner<Outcome extends { readonly kind: string }>(
  ownerId: string,
  send: () => Promise<Outcome>,
): Promise<Outcome | typeof notSent> {
  if (isOtherUserPresent(ownerId)) {
    setLoginNeeded(true)
    return notSent
  }
  const outcome = await send()
  if ('status' in outcome && outcome.status === unauthorized) setLoginNeeded(true)
  // Another learner may have logged in meanwhile.
  if (outcome.kind === 'saved' && !isOtherUserPresent(ownerId)) setLoginNeeded(false)
  return outcome
}

/** Wraps a sender so that it sends only while the owner is logged in. */
export function ownerOnlySender(sender: ResultSender, ownerId: string): ResultSender {
  return {
    send: (result, signal) => sendAsOwner(ownerId, () => sender.send(result, signal)),
  }
}

/** Wraps a progress sync so that it runs only while the owner is logged in. */
export function ownerOnlyProgress(progress: ProgressSync, ownerId: string): ProgressSync {
  return {
    push: (attempt, signal) => sendAsOwner(ownerId, () => progress.push(attempt, signal)),
    pull: () => (isOtherUserPresent(ownerId) ? Promise.resolve(null) : progress.pull()),
  }
}
