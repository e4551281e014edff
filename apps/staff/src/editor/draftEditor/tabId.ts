import { newId } from '@naru/app-shell/newId'
import { readStored, writeStored } from '@naru/app-shell/storage'

const KEY = 'naru.desk.tab'

/** The id of this tab, which a reload keeps: otherwise a reloaded page would count as a second editor for a minute. */
export const tabId = (): string => {
  const id = readStored(KEY, 'sessionStorage') ?? newId()
  writeStored(KEY, id, 'sessionStorage')
  return id
}
