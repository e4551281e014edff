import { faultOf, kindOf, TIMEOUT_SECONDS, type PictureFault, type PictureKind } from '../modules/media/picture'
import { drawingFault } from './drawing'

export const LARGEST_PICTURE = 4 * 1024 * 1024

/** Maximum width and height of a content picture, in pixels. */
export const pictureSide = 8192

const kinds: Readonly<Record<string, PictureKind>> = {
  '.png': 'PNG',
  '.jpg': 'JPEG',
  '.jpeg': 'JPEG',
  '.webp': 'WebP',
  '.gif': 'GIF',
  '.avif': 'AVIF',
}

/** What the fault of a content picture is, as the end of a sentence. */
export const pictureFaults: Readonly<Record<PictureFault, string>> = {
  damaged: 'is damaged or cut off',
  slow: `takes longer than ${TIMEOUT_SECONDS} seconds to read`,
  animated: 'moves; the site shows only pictures that stand still',
  'too-much-memory': 'has more than 25 million pixels (AVIF: 12 million)',
  'too-many-pixels': `has more than ${pictureSide} × ${pictureSide} pixels`,
}

/**
 * Decodes a picture completely and describes its fault as the end of a sentence; undefined if it has none.
 * @param ending - the file's ending in lower case, with its dot.
 */
export const pictureFault = async (file: Buffer, ending: string): Promise<string | undefined> => {
  if (ending === '.svg') return drawingFault(file)
  const kind = kinds[ending]
  if (kind === undefined) return 'is of a kind that the site does not serve'
  if (kindOf(file) !== kind) return `is no ${ending.slice(1).toUpperCase()} picture`
  const fault = await faultOf(file, pictureSide)
  return fault && pictureFaults[fault]
}
