/** Whether a session is known, kept over a reload. Who that is is not kept. */
export interface TabMemory {
  wasKnown(): boolean
  remember(isKnown: boolean): void
}

/** Knows nothing. */
export const noMemory: TabMemory = { wasKnown: () => false, remember: () => undefined }

const key = 'naru.session'

/**
 * Remembers for as long as the tab lives that somebody is logged in here, so that a reload without a connection leaves a learner in their exam.
 *
 * @param storage the tab's own store; called at each use, since a browser may refuse it
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
        // Storage is refused: a reload without a connection will ask to log in.
      }
    },
  }
}
