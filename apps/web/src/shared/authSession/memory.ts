/** Remembers over a reload whether somebody is logged in, but not who. */
export interface TabMemory {
  wasKnown(): boolean
  remember(isKnown: boolean): void
}

export const noMemory: TabMemory = { wasKnown: () => false, remember: () => undefined }

const key = 'naru.session'

/**
 * Remembers in the tab that somebody is logged in, so that a reload without a connection does not end an exam.
 *
 * @param storage the tab's storage; called on each use, since a browser may block it
 */
export function createTabMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => sessionStorage,
): TabMemory {
  return {
    wasKnown() {
      try {
        return storage().getItem(key) !== null
      } catch {
        return false
      }
    },
    remember(isKnown) {
      try {
        if (isKnown) storage().setItem(key, 'known')
        else storage().removeItem(key)
      } catch {
        // Storage is blocked: a reload without a connection asks for a login.
      }
    },
  }
}
