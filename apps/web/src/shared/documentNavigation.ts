/** Set while a link of the app opens another document. The name is older than its use. */
const key = 'naru.openingPricing'

/** Marks the document that is opened next as one that the learner navigates to inside the app. */
export function markInAppNavigation(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage is refused: the document opens as one whose address was typed in.
  }
}

/** @returns whether this document was opened from another page of the app, by a link or by Back and Forward; true once */
export function consumeInAppNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward') return true
  try {
    const isMarked = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return isMarked
  } catch {
    return false
  }
}

/** Opens another document of the app. The promise never resolves: this document is left. */
export function openDocument(href: string): Promise<never> {
  markInAppNavigation()
  window.location.assign(href)
  return new Promise(() => undefined)
}
