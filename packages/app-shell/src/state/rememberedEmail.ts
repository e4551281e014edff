import { readStored, writeStored } from '../storage'

const key = 'naru.rememberedEmail'

/** @returns the email to prefill at login; '' if none is stored on this device */
export const rememberedEmail = (): string => readStored(key) ?? ''

/** @param email the email to prefill next time; undefined clears it */
export const rememberEmail = (email: string | undefined): void => writeStored(key, email)
