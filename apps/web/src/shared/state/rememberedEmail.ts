const key = 'naru.rememberedEmail'

/** @returns the email to fill in at login, '' where none is remembered on this device */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** @param email the email to fill in next time; undefined forgets it */
export function rememberEmail(email: string | undefined): void {
  try {
    if (email === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, email)
  } catch {
    // Storage is refused: nothing is remembered.
  }
}
