// Writes what a person looks at when two pictures differ.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** @typedef {import('./shoot.mjs').Picture} Picture */

const gap = 16

/**
 * Writes one picture: what is kept, what was taken, and the taken one paled with every pixel out of place in red.
 * @param {string} path
 * @param {Picture} kept @param {Picture} taken
 * @param {{ marks: Uint8Array, width: number, height: number }} difference
 */
export async function writeSideBySide(path, kept, taken, { marks, width, height }) {
  const paled = Buffer.alloc(width * height * 3, 255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const from = (y * taken.width + x) * 3
      const isInside = x < taken.width && y < taken.height
      const isMarked = marks[y * width + x] === 1
      for (let channel = 0; channel < 3; channel++) {
        const pale = isInside ? 192 + (taken.pixels[from + channel] ?? 0) / 4 : 255
        paled[at + channel] = isMarked ? (channel === 0 ? 220 : 0) : pale
      }
    }
  }
  const columns = [kept, taken, { width, height, pixels: paled }]
  mkdirSync(dirname(path), { recursive: true })
  await sharp({ create: { width: width * 3 + gap * 2, height, channels: 3, background: '#888' } })
    .composite(
      columns.map((column, at) => ({
        input: column.pixels,
        raw: { width: column.width, height: column.height, channels: 3 },
        left: at * (width + gap),
        top: 0,
      })),
    )
    .png()
    .toFile(path)
}
