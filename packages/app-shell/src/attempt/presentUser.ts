import { readStored, writeStored } from '../storage'

/** Who is logged in on this browser, in any tab: a user id, or '' after a logout. */
const key = 'naru.present'

/** @returns the user's id; '' for nobody; undefined if never stored */
export const presentUser = (): string | undefined => readStored(key)

/** @param userId who is logged in; '' for nobody */
export const setPresentUser = (userId: string): void => writeStored(key, userId)

/**
 * Runs a login. Until the page knows who has logged in, nobody counts as present: otherwise a running exam would send
 * its answers in the session of the next learner. A refused login changes nothing.
 */
export async function withNobodyPresent<Outcome extends { success: boolean }>(
  logIn: () => Promise<Outcome>,
): Promise<Outcome> {
  const before = presentUser()
  setPresentUser('')
  let isRefused = true
  try {
    const outcome = await logIn()
    isRefused = !outcome.success
    return outcome
  } finally {
    if (isRefused && before !== undefined) setPresentUser(before)
  }
}
