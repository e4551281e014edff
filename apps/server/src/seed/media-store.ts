import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { StartFailure } from '../failure'
import { encodePicture, storedName } from '../modules/media/picture'
import { putFile } from '../modules/media/store'
import { pictureSide } from './picture'

/** Files that are kept as they are. Pictures made of pixels are made anew. */
const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
}

const encoded = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'])

/** A file in the media folder. */
export interface StoredMedia {
  /** Hash of its source's content with the ending of what it is kept as; says nothing of what the file was called. */
  name: string
  contentType: string
}

/**
 * What a file will be called in the media folder.
 * @throws StartFailure if it is of a kind that the site does not serve.
 */
export const mediaOf = (path: string): StoredMedia => {
  const ending = extname(path).toLowerCase()
  if (encoded.has(ending)) return { name: storedName(readFileSync(path)), contentType: 'image/webp' }
  const contentType = types[ending]
  if (contentType === undefined) throw new StartFailure(`The file ${path} is of a kind that the site does not serve.`)
  return { name: createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32) + ending, contentType }
}

const contentOf = async (path: string): Promise<Buffer> => {
  const file = await readFile(path)
  if (!encoded.has(extname(path).toLowerCase())) return file
  const made = await encodePicture(file, pictureSide)
  if ('fault' in made) throw new StartFailure(`The picture ${path} cannot be used: ${made.fault}.`)
  return made.picture.bytes
}

/**
 * Puts a file into the media folder under the hash of its content; a picture made of pixels is made anew.
 * @throws StartFailure if it is of a kind that the site does not serve.
 */
export const storeMedia = async (mediaFolder: string, path: string): Promise<StoredMedia> => {
  const file = mediaOf(path)
  await putFile(mediaFolder, file.name, () => contentOf(path))
  return file
}
