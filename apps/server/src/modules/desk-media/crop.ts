import sharp from 'sharp'
import { mediaNameOf } from '../media/paths'
import type { StoredPicture } from '../media/picture'
import type { Rectangle } from './rules'

/** Version of the encoding; changing the encoding changes it, so that no name has two contents. */
const RECIPE = 'crop 1'

/** Cuts a part out of a stored picture. It must lie in the picture. */
export const cropPicture = async (
  name: string,
  whole: Buffer,
  { left, top, width, height }: Rectangle,
): Promise<StoredPicture> => {
  const part = sharp(whole).extract({ left, top, width, height })
  // A stored picture is lossless if that is smaller, as for lines and letters.
  const [lossy, lossless] = [
    await part.clone().webp({ quality: 90, smartSubsample: true }).toBuffer(),
    await part.clone().webp({ lossless: true }).toBuffer(),
  ]
  return {
    name: mediaNameOf('.webp', [RECIPE, name, left, top, width, height].join(' ')),
    contentType: 'image/webp',
    bytes: lossless.length <= lossy.length ? lossless : lossy,
    width,
    height,
  }
}
