import { encodePicture, kindOf, type StoredPicture, type PictureFault, type PictureKind } from '../media/picture'
import type { Checked } from './rules'

/** Limits of an uploaded picture: file size in bytes, width and height in pixels. */
export const pictureLimits = { bytes: 2 * 1024 * 1024, side: 4096 } as const

const acceptedKinds: ReadonlySet<PictureKind | undefined> = new Set<PictureKind>(['PNG', 'JPEG', 'WebP'])

/** What an uploaded picture may be at most. */
export interface PictureLimits {
  bytes: number
  side: number
}

const sentences = ({ side }: PictureLimits): Readonly<Record<PictureFault, string>> => ({
  damaged: 'The picture is damaged. Please save it again and choose the new file.',
  animated: 'Animated pictures are not supported.',
  'too-much-memory': 'The picture has too many pixels. Please make it smaller.',
  'too-many-pixels': `The picture must not be larger than ${side} × ${side} pixels.`,
})

/**
 * Re-encodes an uploaded picture from its pixels: only its content counts, not its declared type, and no metadata is
 * stored. SVG is rejected, since it may contain scripts.
 * @param base64 - the uploaded file.
 */
export const processPicture = async (
  base64: string,
  limits: PictureLimits = pictureLimits,
): Promise<Checked<StoredPicture>> => {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    return { refused: 'The picture is not in base64.' }
  }
  const file = Buffer.from(base64, 'base64')
  if (file.length > limits.bytes)
    return { refused: `The picture must not be larger than ${limits.bytes / 1024 / 1024} MB.` }
  if (!acceptedKinds.has(kindOf(file))) return { refused: 'The picture must be a PNG, JPEG or WebP file.' }
  const encoded = await encodePicture(file, limits.side)
  return 'fault' in encoded ? { refused: sentences(limits)[encoded.fault] } : { accepted: encoded.picture }
}
