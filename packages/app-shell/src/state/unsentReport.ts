import { readStored, writeStored } from '../storage'

/** Stored per tab, since the exam room ends, and the site is another document. */
const key = 'naru.report'

/** @returns what was written of a report of a mistake that is not sent */
export const unsentReport = (): string => readStored(key, 'sessionStorage') ?? ''

export const storeReport = (message: string): void => writeStored(key, message || undefined, 'sessionStorage')
