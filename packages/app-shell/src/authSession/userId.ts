import { readStored, writeStored } from '../storage'

/** Read by email verification, which may run without a session. */
const key = 'userId'

/** @returns the id of the user whose data was last loaded on this device */
export const storedUserId = (): string | undefined => readStored(key)

export const storeUserId = (userId: string): void => writeStored(key, userId)
