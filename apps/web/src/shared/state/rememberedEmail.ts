const key = 'naru.rememberedEmail'

/** @returns the email to prefill at login; '' if none is stored on this device */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** @param email the email to prefill next time; undefined clears it */
export function rememberEmail(email: string | undefined): void {
  try {
    if (email === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, email)
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
