import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { StartFailure } from '../platform/failure'
import { mediaName, mediaNameOf } from '../modules/media/paths'
import { encodePicture, storedName } from '../modules/media/picture'
import { putFile } from '../modules/media/store'
import { pictureSide } from './picture'

/** Content types of files that are stored unchanged. Raster pictures are re-encoded. */
const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
}

const rasterEndings = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'])

export interface StoredMedia {
  /** Hash of the source's content, with the ending of the stored format. Reveals nothing of the original name. */
  name: string
  contentType: string
}

/** @returns whether a file is an export of one in the media folder, which would change if it were encoded again */
export const isExported = (path: string, mediaFolder: string): boolean => {
  const stored = join(mediaFolder, basename(path))
  return mediaName.test(basename(path)) && existsSync(stored) && readFileSync(stored).equals(readFileSync(path))
}

/**
 * The name and content type of a file in the media folder.
 * @throws StartFailure if the site does not serve its type.
 */
export const mediaOf = (path: string, mediaFolder: string): StoredMedia => {
  const ending = extname(path).toLowerCase()
  const contentType = rasterEndings.has(ending) ? 'image/webp' : types[ending]
  if (contentType !== undefined && isExported(path, mediaFolder)) return { name: basename(path), contentType }
  if (rasterEndings.has(ending)) return { name: storedName(readFileSync(path)), contentType: 'image/webp' }
  if (contentType === undefined) throw new StartFailure(`The file ${path} is of a kind that the site does not serve.`)
  return { name: mediaNameOf(ending, readFileSync(path)), contentType }
}

const contentOf = async (path: string): Promise<Uint8Array> => {
  const file = await readFile(path)
  if (!rasterEndings.has(extname(path).toLowerCase())) return file
  const made = await encodePicture(file, pictureSide)
  if ('fault' in made) throw new StartFailure(`The picture ${path} cannot be used: ${made.fault}.`)
  return made.picture.bytes
}

/**
 * Writes a file to the media folder under the hash of its content; re-encodes a raster picture.
 * @throws StartFailure if the site does not serve its type, or the picture does not decode.
 */
export const storeMedia = async (mediaFolder: string, path: string): Promise<StoredMedia> => {
  const file = mediaOf(path, mediaFolder)
  await putFile(mediaFolder, file.name, () => contentOf(path))
  return file
}
