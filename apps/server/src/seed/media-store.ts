import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { extname, join } from 'node:path'
import { newId } from '../ids'
import { StartFailure } from '../failure'

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
}

/** A file in the media folder. */
export interface StoredMedia {
  /** Hash of its content with its ending; says nothing of what the file was called. */
  name: string
  contentType: string
}

/**
 * What a file will be called in the media folder.
 * @throws StartFailure if it is of a kind that the site does not serve.
 */
export const mediaOf = (path: string): StoredMedia => {
  const ending = extname(path).toLowerCase()
  const contentType = types[ending]
  if (contentType === undefined) throw new StartFailure(`The file ${path} is of a kind that the site does not serve.`)
  return { name: createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32) + ending, contentType }
}

/**
 * Copies a file into the media folder under the hash of its content.
 * @throws StartFailure if it is of a kind that the site does not serve.
 */
export const storeMedia = (mediaFolder: string, path: string): StoredMedia => {
  const file = mediaOf(path)
  const target = join(mediaFolder, file.name)
  if (!existsSync(target)) {
    mkdirSync(mediaFolder, { recursive: true })
    // A copy that breaks off must not be taken for the file, and two imports at once must not write into one copy.
    const part = `${target}.${newId()}.part`
    copyFileSync(path, part)
    renameSync(part, target)
  }
  return file
}
