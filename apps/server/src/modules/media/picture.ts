import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'

// Whatever else the library could read never meets an uploaded file.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
// No picture is worked on twice.
sharp.cache(false)

/** The longest side of a picture that is kept, in pixels: the widest place of the site, 960 CSS pixels, on a screen of double density. */
export const MAX_SIDE = 1920

/** Seconds that reading or writing a picture may take. */
const TIMEOUT_SECONDS = 10

/** Kinds of pictures that are made of pixels, and what the site keeps them as. */
export const pictureKinds = ['PNG', 'JPEG', 'WebP', 'AVIF', 'GIF'] as const

/** A kind of picture. */
export type PictureKind = (typeof pictureKinds)[number]

const ascii = (file: Buffer, start: number, length: number) => file.toString('latin1', start, start + length)

const beginsLike: Readonly<Record<PictureKind, (file: Buffer) => boolean>> = {
  PNG: (file) => ascii(file, 0, 8) === '\x89PNG\r\n\x1a\n',
  JPEG: (file) => ascii(file, 0, 3) === '\xff\xd8\xff',
  WebP: (file) => ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 4) === 'WEBP',
  AVIF: (file) => ascii(file, 4, 4) === 'ftyp' && /^avi[fs]/.test(ascii(file, 8, 4)),
  GIF: (file) => /^GIF8[79]a/.test(ascii(file, 0, 6)),
}

/** What kind of picture a file says it is, by its first bytes; undefined for anything else. */
export const kindOf = (file: Buffer): PictureKind | undefined => pictureKinds.find((kind) => beginsLike[kind](file))

/** Why a picture is not taken. */
export type PictureFault = 'damaged' | 'animated' | 'too-many-pixels'

/** A picture as it is kept: WebP, upright, no larger than needed, with nothing but its pixels in it. */
export interface StoredPicture {
  /** Its media name: a hash of the file it was made from, so that the same file is kept once. */
  name: string
  contentType: 'image/webp'
  bytes: Buffer
  width: number
  height: number
}

/** Stands for how pictures are made; another way of making them is another number, so that no name has two contents. */
const RECIPE = 'webp 1920 1\n'

/** The name under which the picture in a file is kept. */
export const storedName = (file: Buffer): string =>
  `${createHash('sha256').update(RECIPE).update(file).digest('hex').slice(0, 32)}.webp`

/** A PNG that moves; the library would take its first picture for the whole. */
const isAnimatedPng = (file: Buffer) => {
  const animation = file.indexOf('acTL', 8, 'latin1')
  return animation !== -1 && animation < file.indexOf('IDAT', 8, 'latin1')
}

type Opened = { fault: PictureFault } | { picture: Sharp }

/** Looks at a file's head before any pixel is read: a small file may hold a picture that fills the memory. */
const open = async (file: Buffer, mostPixels: number): Promise<Opened> => {
  try {
    const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width > mostPixels || height > mostPixels) return { fault: 'too-many-pixels' }
    if (pages > 1 || isAnimatedPng(file)) return { fault: 'animated' }
  } catch {
    return { fault: 'damaged' }
  }
  const picture = sharp(file, { limitInputPixels: mostPixels ** 2, failOn: 'warning' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
  return { picture }
}

/**
 * Reads a picture to its last pixel without keeping it.
 * @param side - the most pixels that it may be wide and high.
 */
export const faultOf = async (file: Buffer, side: number): Promise<PictureFault | undefined> => {
  const opened = await open(file, side)
  if ('fault' in opened) return opened.fault
  return opened.picture
    .raw()
    .toBuffer()
    .then(
      () => undefined,
      () => 'damaged',
    )
}

/** A photo's way of being small spoils letters and lines, which are smaller without any loss. */
const smallest = async (picture: Sharp, kind: PictureKind | undefined) => {
  const lossy = await picture.clone().webp({ quality: 85, smartSubsample: true }).toBuffer({ resolveWithObject: true })
  if (kind !== 'PNG' && kind !== 'GIF') return lossy
  const lossless = await picture.clone().webp({ lossless: true }).toBuffer({ resolveWithObject: true })
  return lossless.data.length <= lossy.data.length ? lossless : lossy
}

/**
 * Makes a picture anew from its pixels. What else the file holds is gone: place and device of a camera, thumbnails, anything that hangs
 * behind the picture.
 * @param side - the most pixels that it may be wide and high.
 */
export const encodePicture = async (
  file: Buffer,
  side: number,
): Promise<{ fault: PictureFault } | { picture: StoredPicture }> => {
  const opened = await open(file, side)
  if ('fault' in opened) return opened
  try {
    const { data, info } = await smallest(opened.picture, kindOf(file))
    const { width, height } = info
    return { picture: { name: storedName(file), contentType: 'image/webp', bytes: data, width, height } }
  } catch {
    return { fault: 'damaged' }
  }
}
