// Whether two pictures show the same. Two Chromium builds draw the edges of letters and curves a little differently, by a shade or by less than a
// pixel; what a person made differently moves, changes, adds or takes away more than that.

/** @typedef {import('./shoot.mjs').Picture} Picture */

/** Two shades of a colour channel (0 to 255) no further apart than this are the same. */
const shade = 4
/** A picture in which no more pixels than this are out of place shows the same. */
const few = 4

/**
 * A pixel is in place when, by its shade, it stands at the same spot of the other picture or between the pixels right around it. Thus an edge may be
 * drawn up to one pixel off, and nothing may be two.
 * @param {Picture} kept @param {Picture} taken
 * @returns {{ isSame: boolean, outOfPlace: number, marks: Uint8Array, width: number, height: number }} `marks` has a 1 for each pixel out of place
 */
export function compare(kept, taken) {
  const width = Math.max(kept.width, taken.width)
  const height = Math.max(kept.height, taken.height)
  const marks = new Uint8Array(width * height)
  if (kept.width === taken.width && kept.height === taken.height && kept.pixels.equals(taken.pixels)) {
    return { isSame: true, outOfPlace: 0, marks, width, height }
  }
  if (kept.width !== taken.width) {
    return { isSame: false, outOfPlace: width * height, marks: marks.fill(1), width, height }
  }
  const one = { pixels: kept.pixels, width, height: kept.height }
  const other = { pixels: taken.pixels, width, height: taken.height }
  let outOfPlace = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isAlike(one, other, x, y) || (isBetween(one, other, x, y) && isBetween(other, one, x, y))) continue
      marks[y * width + x] = 1
      outOfPlace++
    }
  }
  return { isSame: outOfPlace <= few, outOfPlace, marks, width, height }
}

/** A shorter picture goes on as its last row: what stands below the content is its ground. @param {Picture} picture @param {number} x @param {number} y */
const place = ({ width, height }, x, y) => (Math.min(Math.max(y, 0), height - 1) * width + x) * 3

/** @param {Picture} one @param {Picture} other @param {number} x @param {number} y */
function isAlike(one, other, x, y) {
  const here = place(one, x, y)
  const there = place(other, x, y)
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs((one.pixels[here + channel] ?? 0) - (other.pixels[there + channel] ?? 0)) > shade) return false
  }
  return true
}

/** Whether a pixel of the one has a shade that lies between those around the same spot of the other. @param {Picture} one @param {Picture} other @param {number} x @param {number} y */
function isBetween(one, other, x, y) {
  const here = place(one, x, y)
  for (let channel = 0; channel < 3; channel++) {
    let least = 255
    let most = 0
    for (let down = -1; down <= 1; down++) {
      for (let right = Math.max(-1, -x); right <= 1 && x + right < one.width; right++) {
        const value = other.pixels[place(other, x + right, y + down) + channel] ?? 0
        if (value < least) least = value
        if (value > most) most = value
      }
    }
    const value = one.pixels[here + channel] ?? 0
    if (value < least - shade || value > most + shade) return false
  }
  return true
}
