import type { Context } from './context'
import { reasonOf } from './failure'
import { forgetOldTries } from './http/limits'
import type { PostOffice } from './mail/post-office'
import { forgetEndedSessions } from './modules/auth/sessions'

/** Milliseconds from one round to the next. */
export const HOUSEKEEPING_PAUSE = 15_000

/** Sends mails that wait, asks for payments of which nothing was heard, and removes ended sessions, counters that are over and old entries of the journal. Never throws. */
export const housekeeping = async (
  context: Context,
  postOffice: PostOffice,
  tell: (line: string) => void,
): Promise<void> => {
  const rooms = [
    () => postOffice.sendWaiting(),
    () => context.payments.askAgain(),
    () => postOffice.forgetOld(),
    () => forgetOldTries(context),
    () => forgetEndedSessions(context),
  ]
  for (const clean of rooms) {
    try {
      await clean()
    } catch (thrown) {
      tell(`Housekeeping failed and will be tried again: ${reasonOf(thrown)}`)
    }
  }
}
