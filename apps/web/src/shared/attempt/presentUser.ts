/** Who is logged in on this browser, in any tab: a user id, or '' after a logout. */
const key = 'naru.present'

/** @returns the user's id; '' for nobody; undefined if never stored */
export function presentUser(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** @param userId who is logged in; '' for nobody */
export function setPresentUser(userId: string): void {
  try {
    localStorage.setItem(key, userId)
  } catch {
    // Storage is blocked: tabs cannot share who is logged in.
  }
}
