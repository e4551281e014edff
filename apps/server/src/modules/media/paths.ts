import { createHash, type BinaryLike } from 'node:crypto'

export const mediaPath = (name: string): string => `/media/${name}`

/** Matches the names of stored files. */
export const mediaName = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/

/** The media name of a file: a hash of what it is made from, so that the same source is stored once. */
export const mediaNameOf = (ending: string, ...source: readonly BinaryLike[]): string => {
  const hash = createHash('sha256')
  for (const part of source) hash.update(part)
  return hash.digest('hex').slice(0, 32) + ending
}
