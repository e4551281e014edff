/** Who is logged in on this browser, for all its tabs: a user's id, or '' after a log-out. */
const key = 'naru.present'

/** @returns the user's id; '' for nobody; undefined where that was never noted */
export function presentUser(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** @param userId who is logged in now; '' for nobody */
export function setPresentUser(userId: string): void {
  try {
    localStorage.setItem(key, userId)
  } catch {
    // Storage is refused: tabs cannot tell each other who is here.
  }
}
