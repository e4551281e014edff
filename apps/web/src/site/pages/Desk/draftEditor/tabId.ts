import { newId } from '../../../../shared/newId'

const KEY = 'naru.desk.tab'

/** The id of this tab, which a reload keeps: otherwise a reloaded page would count as a second editor for a minute. */
export const tabId = (): string => {
  try {
    const known = sessionStorage.getItem(KEY)
    if (known !== null) return known
    const made = newId()
    sessionStorage.setItem(KEY, made)
    return made
  } catch {
    // The browser allows no storage.
    return newId()
  }
}
