import type { PictureSize } from './crop'

/** The outline of a line of text. */
export interface Outline {
  /** The `d` of a path. */
  readonly path: string
  readonly width: number
  readonly height: number
}

export interface OverlayWord {
  readonly id: string
  readonly text: string
  readonly color: 'black' | 'white'
  /** In pixels of the picture, as `top`. */
  readonly left: number
  readonly top: number
  readonly outline: Outline
}

/** Moves words inside the picture. */
export function moveWord(word: OverlayWord, dx: number, dy: number, { width, height }: PictureSize): OverlayWord {
  const inside = (value: number, most: number) => Math.round(Math.max(0, Math.min(value, most)))
  return {
    ...word,
    left: inside(word.left + dx, Math.max(0, width - word.outline.width)),
    top: inside(word.top + dy, Math.max(0, height - word.outline.height)),
  }
}

/**
 * Draws words on a picture of the same origin. Rejects if the picture does not load.
 *
 * @returns a WebP file, or PNG in browsers that do not write WebP
 */
export async function composePicture(src: string, size: PictureSize, words: readonly OverlayWord[]): Promise<Blob> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.drawImage(picture, 0, 0, size.width, size.height)
  for (const { left, top, color, outline } of words) {
    context.setTransform(1, 0, 0, 1, left, top)
    context.fillStyle = color
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- of a canvas, not of an array
    context.fill(new Path2D(outline.path))
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('not drawn')) : resolve(blob)), 'image/webp', 0.92)
  })
}
