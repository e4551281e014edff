import { encodePicture, kindOf, type StoredPicture, type PictureFault, type PictureKind } from '../media/picture'
import type { Checked } from './rules'

/** How large a picture may be: bytes of the file, pixels of a side. */
export const pictureLimits = { bytes: 2 * 1024 * 1024, side: 4096 } as const

const acceptedKinds: ReadonlySet<PictureKind | undefined> = new Set<PictureKind>(['PNG', 'JPEG', 'WebP'])

const sentences: Readonly<Record<PictureFault, string>> = {
  damaged: 'The picture is damaged. Please save it again and choose the new file.',
  animated: 'The picture moves. Please choose one that stands still.',
  'too-many-pixels': `The picture must not be larger than ${pictureLimits.side} × ${pictureLimits.side} pixels.`,
}

/**
 * Makes an uploaded picture anew from its pixels: what it is said to be does not count, only what is in it, and nothing else of it is
 * kept. SVG is refused, since it may carry scripts.
 * @param base64 the file, as it was sent
 */
export const processPicture = async (base64: string): Promise<Checked<StoredPicture>> => {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    return { refused: 'The picture is not in base64.' }
  }
  const file = Buffer.from(base64, 'base64')
  if (file.length > pictureLimits.bytes) return { refused: 'The picture must not be larger than 2 MB.' }
  if (!acceptedKinds.has(kindOf(file))) return { refused: 'The picture must be a PNG, JPEG or WebP file.' }
  const encoded = await encodePicture(file, pictureLimits.side)
  return 'fault' in encoded ? { refused: sentences[encoded.fault] } : { accepted: encoded.picture }
}
