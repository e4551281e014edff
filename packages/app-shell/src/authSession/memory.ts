import { readStored, writeStored } from '../storage'

/** Remembers over a reload whether somebody is logged in, but not who. */
export interface TabMemory {
  wasKnown(): boolean
  remember(isKnown: boolean): void
}

export const noMemory: TabMemory = { wasKnown: () => false, remember: () => undefined }

const key = 'naru.session'

/** Remembers in the tab that somebody is logged in, so that a reload without a connection does not end an exam. */
export const tabMemory: TabMemory = {
  wasKnown: () => readStored(key, 'sessionStorage') !== undefined,
  remember: (isKnown) => writeStored(key, isKnown ? 'known' : undefined, 'sessionStorage'),
}
