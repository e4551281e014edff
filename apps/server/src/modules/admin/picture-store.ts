import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/database'
import { media } from '../../db/schema'
import type { Picture } from './picture'

/**
 * Puts a picture into the media folder under the hash of its content, for everybody to see.
 * @returns its media name
 */
export const storePicture = async (database: Database, mediaFolder: string, picture: Picture): Promise<string> => {
  const name = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32) + picture.ending
  const target = join(mediaFolder, name)
  if (!existsSync(target)) {
    await mkdir(mediaFolder, { recursive: true })
    // A file that breaks off must not be taken for the picture, nor two uploads write the same one.
    const part = `${target}.${randomBytes(4).toString('hex')}.part`
    await writeFile(part, picture.bytes)
    await rename(part, target)
  }
  await database
    .insert(media)
    .values({ name, contentType: picture.contentType, isPublic: true })
    .onConflictDoUpdate({ target: media.name, set: { isPublic: true } })
  return name
}
