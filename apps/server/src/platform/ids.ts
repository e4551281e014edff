import { randomBytes } from 'node:crypto'

/** Creates a random id of 24 hexadecimal digits. */
export const newId = (): string => randomBytes(12).toString('hex')
