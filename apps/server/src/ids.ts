import { randomBytes } from 'node:crypto'

/** A new random identifier of 24 hexadecimal digits. */
export const newId = (): string => randomBytes(12).toString('hex')
