/** Read by email verification, which may run without a session. */
const key = 'userId'

/** @returns the id of the user whose data was last loaded on this device */
export function storedUserId(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function storeUserId(userId: string): void {
  try {
    localStorage.setItem(key, userId)
  } catch {
    // Storage is blocked: email verification asks for a login.
  }
}
