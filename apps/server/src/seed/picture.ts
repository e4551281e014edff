import { faultOf, kindOf, type PictureFault, type PictureKind } from '../modules/media/picture'

/** The most pixels that a picture of the content may be wide and high. */
export const pictureSide = 8192

const kinds: Readonly<Record<string, PictureKind>> = {
  '.png': 'PNG',
  '.jpg': 'JPEG',
  '.jpeg': 'JPEG',
  '.webp': 'WebP',
  '.gif': 'GIF',
  '.avif': 'AVIF',
}

const faults: Readonly<Record<PictureFault, string>> = {
  damaged: 'is damaged or cut off',
  animated: 'moves; the site shows only pictures that stand still',
  'too-many-pixels': `has more than ${pictureSide} × ${pictureSide} pixels`,
}

/** What a drawing may not hold: it is shown as a picture, but opened by its address it would be a page of our own site. */
const active = /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:|href\s*=\s*["']\s*(?:https?:)?\/\//i

const drawingFault = (file: Buffer) => {
  const text = file.toString('utf8')
  if (!/<svg[\s>]/.test(text)) return 'is no SVG picture'
  return active.test(text) ? 'is a drawing with scripts or links in it' : undefined
}

/**
 * What is wrong with a picture, as the end of a sentence; undefined if nothing is. It is read to its last pixel.
 * @param ending - the file's ending in small letters, with its dot.
 */
export const pictureFault = async (file: Buffer, ending: string): Promise<string | undefined> => {
  if (ending === '.svg') return drawingFault(file)
  const kind = kinds[ending]
  if (kind === undefined) return 'is of a kind that the site does not serve'
  if (kindOf(file) !== kind) return `is no ${ending.slice(1).toUpperCase()} picture`
  const fault = await faultOf(file, pictureSide)
  return fault && faults[fault]
}
