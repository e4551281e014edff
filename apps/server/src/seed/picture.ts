import { faultOf, kindOf, type PictureFault, type PictureKind } from '../modules/media/picture'

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

const faults: Readonly<Record<PictureFault, string>> = {
  damaged: 'is damaged or cut off',
  animated: 'moves; the site shows only pictures that stand still',
  'too-many-pixels': `has more than ${pictureSide} × ${pictureSide} pixels`,
}

/** Active content, which a drawing may not contain: opened by its address it would run in our origin. */
const activeContent = /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:|href\s*=\s*["']\s*(?:https?:)?\/\//i

const drawingFault = (file: Buffer) => {
  const text = file.toString('utf8')
  if (!/<svg[\s>]/.test(text)) return 'is no SVG picture'
  return activeContent.test(text) ? 'is a drawing with scripts or links in it' : undefined
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
  return fault && faults[fault]
}
