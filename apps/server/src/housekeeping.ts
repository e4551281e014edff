import type { Context } from './context'
import { reasonOf } from './failure'
import { forgetOldTries } from './http/limits'
import type { PostOffice } from './mail/post-office'
import { forgetEndedSessions } from './modules/auth/sessions'

/** Milliseconds from one round to the next. */
export const HOUSEKEEPING_PAUSE = 15_000

/**
 * Sends mails that wait, asks for payments of which nothing was heard, and removes what is over: sessions, counters, old entries of the
 * journals. Never throws.
 * @param others - what else is to be kept tidy.
 */
export const housekeeping = async (
  context: Context,
  postOffice: PostOffice,
  tell: (line: string) => void,
  others: readonly (() => Promise<void>)[] = [],
): Promise<void> => {
  const rooms = [
    () => postOffice.sendWaiting(),
    () => context.payments.askAgain(),
    () => postOffice.forgetOld(),
    () => forgetOldTries(context),
    () => forgetEndedSessions(context),
    ...others,
  ]
  for (const clean of rooms) {
    try {
      await clean()
    } catch (thrown) {
      tell(`Housekeeping failed and will be tried again: ${reasonOf(thrown)}`)
    }
  }
}
