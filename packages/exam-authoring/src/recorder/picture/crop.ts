/** A rectangle of a picture, in whole pixels. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Size of a picture, in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

export const cropCorners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const

/** What moves a frame: a corner, or all of it. */
export type CropHandle = (typeof cropCorners)[number] | 'all'

/** The smallest part, in pixels. */
export const smallestCrop = 16

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, Math.round(value)))

export const wholePicture = ({ width, height }: PictureSize): Crop => ({ left: 0, top: 0, width, height })

/** Moves a frame or one of its corners, inside the picture. In pixels of the picture. */
export function moveCrop(crop: Crop, handle: CropHandle, dx: number, dy: number, picture: PictureSize): Crop {
  const { left, top, width, height } = crop
  if (handle === 'all') {
    return {
      ...crop,
      left: between(0, left + dx, picture.width - width),
      top: between(0, top + dy, picture.height - height),
    }
  }
  const right = left + width
  const bottom = top + height
  const smallest = { width: Math.min(smallestCrop, width), height: Math.min(smallestCrop, height) }
  const isLeft = handle.endsWith('Left')
  const isTop = handle.startsWith('top')
  const nextLeft = isLeft ? between(0, left + dx, right - smallest.width) : left
  const nextTop = isTop ? between(0, top + dy, bottom - smallest.height) : top
  const nextRight = isLeft ? right : between(left + smallest.width, right + dx, picture.width)
  const nextBottom = isTop ? bottom : between(top + smallest.height, bottom + dy, picture.height)
  return { left: nextLeft, top: nextTop, width: nextRight - nextLeft, height: nextBottom - nextTop }
}

/** A side of a frame that is typed. */
export type CropField = keyof Crop

export function cropLimits(crop: Crop, field: CropField, picture: PictureSize): readonly [least: number, most: number] {
  if (field === 'left') return [0, picture.width - crop.width]
  if (field === 'top') return [0, picture.height - crop.height]
  const least = Math.min(smallestCrop, picture[field])
  return [least, field === 'width' ? picture.width - crop.left : picture.height - crop.top]
}
