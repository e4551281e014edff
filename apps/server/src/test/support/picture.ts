import sharp from 'sharp'

/** A device name that must not remain in a picture. */
export const CAMERA = 'Harbourcam 3000'

const size = { width: 300, height: 200 }

/** Pixels that do not repeat, so that the file can be truncated anywhere; the upper left corner is red. */
const pixels = (turn: number) => {
  const raw = Buffer.alloc(size.width * size.height * 3)
  for (let at = 0; at < raw.length; at += 1) raw[at] = (at * 7919 + turn * 31) % 251
  for (let y = 0; y < 60; y += 1) {
    for (let x = 0; x < 60; x += 1) raw.set([255, 0, 0], (y * size.width + x) * 3)
  }
  return raw
}

const drawn = () => sharp(pixels(0), { raw: { ...size, channels: 3 } })

const moving = () =>
  sharp(Buffer.concat([pixels(0), pixels(1)]), {
    raw: { width: size.width, height: 2 * size.height, channels: 3, pageHeight: size.height },
  })

/** A photo as written by a phone: 300 × 200 pixels with an orientation, a location and a device. */
export const photograph = (): Promise<Buffer> =>
  drawn()
    .withExif({
      IFD0: { Make: CAMERA },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 1/1 3/1', GPSLongitudeRef: 'E', GPSLongitude: '80/1 13/1 2/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Complete pictures of 300 × 200 pixels. */
export const wholePicture = {
  PNG: () => drawn().png().toBuffer(),
  JPEG: () => drawn().jpeg().toBuffer(),
  WebP: () => drawn().webp().toBuffer(),
  AVIF: () => drawn().avif().toBuffer(),
  GIF: () => drawn().gif().toBuffer(),
} as const

export const movingPicture = {
  WebP: () => moving().webp().toBuffer(),
  GIF: () => moving().gif().toBuffer(),
} as const

/** A PNG that its header declares animated. */
export const movingPng = async (): Promise<Buffer> => {
  const still = await wholePicture.PNG()
  const pixelsAt = still.indexOf('IDAT', 8, 'latin1') - 4
  const chunk = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex')
  return Buffer.concat([still.subarray(0, pixelsAt), chunk, still.subarray(pixelsAt)])
}

/** A complete PNG with few bytes and very many pixels. */
export const bomb = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#123456' }, limitInputPixels: false })
    .png()
    .toBuffer()

/** Black lines on white, as a drawing. */
export const page = (width: number, height: number): Promise<Buffer> => {
  const raw = Buffer.alloc(width * height, 255)
  for (let at = 0; at < raw.length; at += 37) raw[at] = 0
  return sharp(raw, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

/** Metadata and pixels of a stored picture. */
export const inspect = async (bytes: Buffer) => {
  const { format, width, height, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  return {
    format,
    width,
    height,
    orientation,
    metadata: [exif, icc, xmp, iptc].filter((each) => each !== undefined),
    at,
  }
}
