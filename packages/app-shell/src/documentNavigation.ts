/** @returns whether this document was opened from another page of the app, by a link or by Back and Forward, and not by a reload */
export function isInAppNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const type = navigation !== undefined && 'type' in navigation ? navigation.type : undefined
  return type === 'back_forward' || (type === 'navigate' && document.referrer.startsWith(`${window.location.origin}/`))
}

/** Navigates to another document of the app. The promise never resolves, since this document unloads. */
export function openDocument(href: string): Promise<never> {
  window.location.assign(href)
  return new Promise(() => undefined)
}
