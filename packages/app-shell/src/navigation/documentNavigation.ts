/** @returns whether this document was opened from another page of the app, by a link or by Back and Forward, and not by a reload */
export function isInAppNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const type = navigation !== undefined && 'type' in navigation ? navigation.type : undefined
  return type === 'back_forward' || (type === 'navigate' && document.referrer.startsWith(`${window.location.origin}/`))
}

/** @returns the document that shows an address of the app: the learners' site, their exam room, or the staff's pages */
export function documentOf(href: string): 'site' | 'room' | 'staff' {
  const [path = ''] = href.split(/[?#]/)
  if (/^\/quiz(\/[^/]+)?\/?$/.test(path)) return 'room'
  return /^\/(admin|desk)(\/|$)/.test(path) ? 'staff' : 'site'
}

/** Navigates to another document of the app. The promise never resolves, since this document unloads. */
export function openDocument(href: string): Promise<never> {
  window.location.assign(href)
  return new Promise(() => undefined)
}
