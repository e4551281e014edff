import { describe, expect, it } from 'vitest'
import { compare } from './compare.mjs'
import { readPictures } from './sheets.mjs'
import type { Picture } from './shoot.mjs'

type Colour = readonly [red: number, green: number, blue: number]
const ground: Colour = [251, 250, 246]
const ink: Colour = [20, 34, 46]
const line: Colour = [221, 218, 208]

const blank = (height = 40): Picture => ({
  width: 60,
  height,
  pixels: Buffer.from(Array.from({ length: 60 * height }, () => ground).flat()),
})

/** Paints a rectangle. */
const paint = (
  picture: Picture,
  colour: Colour,
  [left, top, wide, high]: readonly [number, number, number, number],
) => {
  const pixels = Buffer.from(picture.pixels)
  for (let y = top; y < top + high; y++) {
    for (let x = left; x < left + wide; x++) pixels.set(colour, (y * picture.width + x) * 3)
  }
  return { ...picture, pixels }
}

const frame = (picture: Picture, colour: Colour) =>
  paint(paint(picture, colour, [5, 5, 50, 30]), ground, [6, 6, 48, 28])

/** What is in a part of a picture, moved to the right; the ground comes in from the left. */
const moved = (picture: Picture, by: number): Picture => {
  const pixels = Buffer.from(picture.pixels)
  for (let y = 0; y < picture.height; y++) {
    const row = y * picture.width * 3
    picture.pixels.copy(pixels, row + by * 3, row, row + (picture.width - by) * 3)
  }
  return { ...picture, pixels }
}

const isSame = (one: Picture, other: Picture) => compare(one, other).isSame && compare(other, one).isSame

describe('Two pictures show the same', () => {
  it('when they are the same', () => {
    expect(isSame(frame(blank(), line), frame(blank(), line))).toBe(true)
  })

  it('when the shades differ by less than an eye sees', () => {
    expect(
      isSame(paint(blank(), [100, 100, 100], [5, 5, 20, 20]), paint(blank(), [104, 97, 100], [5, 5, 20, 20])),
    ).toBe(true)
  })

  it('when an edge is drawn up to a pixel off', () => {
    expect(isSame(paint(blank(), ink, [10, 10, 20, 20]), paint(blank(), ink, [11, 10, 20, 20]))).toBe(true)
    const soft = paint(paint(blank(), ink, [10, 10, 20, 20]), [120, 130, 135], [30, 10, 1, 20])
    expect(isSame(paint(blank(), ink, [10, 10, 20, 20]), soft)).toBe(true)
  })

  it('when there is only more ground below', () => {
    expect(isSame(frame(blank(40), line), frame(blank(48), line))).toBe(true)
  })
})

describe('Two pictures do not show the same', () => {
  it('when something has moved by two pixels, along or down', () => {
    expect(isSame(paint(blank(), ink, [10, 10, 20, 20]), paint(blank(), ink, [12, 10, 20, 20]))).toBe(false)
    expect(isSame(paint(blank(), ink, [10, 10, 20, 20]), paint(blank(), ink, [10, 12, 20, 20]))).toBe(false)
  })

  it('when a surface has another colour, however near', () => {
    expect(isSame(paint(blank(), ink, [10, 10, 20, 20]), paint(blank(), [26, 34, 46], [10, 10, 20, 20]))).toBe(false)
  })

  it('when a hairline is lost, however pale', () => {
    expect(isSame(frame(blank(), line), blank())).toBe(false)
    expect(isSame(frame(blank(), [244, 243, 239]), blank())).toBe(false)
  })

  it('when a small icon is missing', () => {
    expect(isSame(paint(blank(), ink, [10, 10, 3, 3]), blank())).toBe(false)
  })

  it('when there is more content below', () => {
    expect(isSame(blank(40), paint(blank(48), ink, [5, 42, 30, 3]))).toBe(false)
  })

  it('when they are not of one width', () => {
    expect(isSame(blank(), { width: 30, height: 80, pixels: blank().pixels })).toBe(false)
  })
})

describe('A kept picture', () => {
  const kept = readPictures('.storybook/pictures', './packages/ui/src/Button/Button.stories.tsx')

  it.each(['1280 light', '1280 dark', '360 light', '360 dark'])(
    'of buttons at %s may be a pixel off, and not two',
    async (key) => {
      const picture = (await kept).get('ui-button--gallery')?.[key]
      if (!picture) throw new Error('There is no picture of the buttons.')
      expect(isSame(picture, moved(picture, 1))).toBe(true)
      expect(isSame(picture, moved(picture, 2))).toBe(false)
    },
  )
})
