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
  try {
    const isMarked = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return isMarked
  } catch {
    return false
  }
}

/** Opens another document of the app. */
export function openDocument(href: string): void {
  markInAppNavigation()
  window.location.assign(href)
}
