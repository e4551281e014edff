import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { reasonOf } from '../../platform/failure'
import { mediaNameOf } from './paths'

// Blocks every decoder but those for uploads.
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
// No picture is processed twice.
sharp.cache(false)
// By default libvips uses all processors for one picture; they answer learners, too.
sharp.concurrency(1)

/**
 * Maximum width and height of a stored picture, in pixels: the widest slot of the site, 960 CSS pixels, at double
 * density.
 */
export const MAX_SIDE = 1920

/** Time limit for decoding or encoding a picture, in seconds. */
export const TIMEOUT_SECONDS = 10

export const pictureKinds = ['PNG', 'JPEG', 'WebP', 'AVIF', 'GIF'] as const

export type PictureKind = (typeof pictureKinds)[number]

const ascii = (file: Buffer, start: number, length: number) => file.toString('latin1', start, start + length)

const beginsLike: Readonly<Record<PictureKind, (file: Buffer) => boolean>> = {
  PNG: (file) => ascii(file, 0, 8) === '\x89PNG\r\n\x1a\n',
  JPEG: (file) => ascii(file, 0, 3) === '\xff\xd8\xff',
  WebP: (file) => ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 4) === 'WEBP',
  AVIF: (file) => ascii(file, 4, 4) === 'ftyp' && /^avi[fs]/.test(ascii(file, 8, 4)),
  GIF: (file) => /^GIF8[79]a/.test(ascii(file, 0, 6)),
}

/** Detects the format of a file by its first bytes; undefined for anything else. */
export const kindOf = (file: Buffer): PictureKind | undefined => pictureKinds.find((kind) => beginsLike[kind](file))

export type PictureFault = 'damaged' | 'slow' | 'animated' | 'too-many-pixels' | 'too-much-memory'

/** Maximum width times height, since some decoders hold the whole picture: AVIF with 18 bytes a pixel, others with 5. */
export const mostPixelsOf = (kind: PictureKind | undefined): number => (kind === 'AVIF' ? 12_000_000 : 25_000_000)

/** A stored picture: WebP, upright, downscaled if needed, without metadata. */
export interface StoredPicture {
  /** Its media name: a hash of the source file, so that the same file is stored once. */
  name: string
  contentType: 'image/webp'
  bytes: Uint8Array
  width: number
  height: number
}

/** Version of the encoding; changing the encoding changes it, so that no name has two contents. */
const RECIPE = 'webp 1920 1\n'

/** The media name of the picture made from a file. */
export const storedName = (file: Buffer): string => mediaNameOf('.webp', RECIPE, file)

/** Detects an animated PNG, of which the library would read the first frame only. */
const isAnimatedPng = (file: Buffer) => {
  const animation = file.indexOf('acTL', 8, 'latin1')
  return animation !== -1 && animation < file.indexOf('IDAT', 8, 'latin1')
}

/** As it is, if it is not larger than `MAX_SIDE`. */
const ownSize: ResizeOptions = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true }

type Opened = { fault: PictureFault } | { picture: Sharp }

/** Reads the header before any pixel: a small file may decode to a picture that fills the memory. */
const open = async (file: Buffer, mostPixels: number, size: ResizeOptions): Promise<Opened> => {
  try {
    const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width > mostPixels || height > mostPixels) return { fault: 'too-many-pixels' }
    if (width * height > mostPixelsOf(kindOf(file))) return { fault: 'too-much-memory' }
    if (pages > 1 || isAnimatedPng(file)) return { fault: 'animated' }
  } catch {
    return { fault: 'damaged' }
  }
  const picture = sharp(file, { limitInputPixels: mostPixels ** 2, failOn: 'warning' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(size)
  return { picture }
}

/** Why a picture could not be decoded or encoded. A time limit has no code of its own. */
const faultFrom = (thrown: unknown): PictureFault => (reasonOf(thrown).startsWith('timeout:') ? 'slow' : 'damaged')

/**
 * Decodes a picture completely without storing it.
 * @param side - maximum width and height in pixels.
 */
export const faultOf = async (file: Buffer, side: number): Promise<PictureFault | undefined> => {
  const opened = await open(file, side, ownSize)
  if ('fault' in opened) return opened.fault
  return opened.picture
    .raw()
    .toBuffer()
    .then(() => undefined, faultFrom)
}

/** Lossy compression blurs letters and lines, for which lossless is smaller. */
const smallest = async (picture: Sharp, kind: PictureKind | undefined) => {
  const lossy = await picture.clone().webp({ quality: 85, smartSubsample: true }).toBuffer({ resolveWithObject: true })
  if (kind !== 'PNG' && kind !== 'GIF') return lossy
  const lossless = await picture.clone().webp({ lossless: true }).toBuffer({ resolveWithObject: true })
  return lossless.data.length <= lossy.data.length ? lossless : lossy
}

/**
 * Re-encodes a picture from its pixels. Drops everything else: location and device of a camera, thumbnails, trailing
 * bytes.
 * @param side - maximum width and height in pixels.
 * @param size - of the stored picture. @default its own
 */
export const encodePicture = async (
  file: Buffer,
  side: number,
  size: ResizeOptions = ownSize,
): Promise<{ fault: PictureFault } | { picture: StoredPicture }> => {
  const opened = await open(file, side, size)
  if ('fault' in opened) return opened
  try {
    const { data, info } = await smallest(opened.picture, kindOf(file))
    const { width, height } = info
    return { picture: { name: storedName(file), contentType: 'image/webp', bytes: data, width, height } }
  } catch (thrown) {
    return { fault: faultFrom(thrown) }
  }
}
