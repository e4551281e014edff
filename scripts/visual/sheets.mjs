// How pictures are kept. The stories of one file look much alike, so the rows of pixels of all their pictures are kept once, in one lossless image per
// width beside a list which says of what rows each picture is made: a third of what the pictures take one by one.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** @typedef {import('./shoot.mjs').Picture} Picture */
/** @typedef {import('./shoot.mjs').Pictures} Pictures */

/** An image is no higher than this: more rows stand beside, strip by strip. */
const strip = 16_000

/** @param {number[]} rows @returns {string} such as `0+120 7*40`: 120 rows from the first on, then the eighth 40 times */
export function runsOf(rows) {
  /** @type {string[]} */
  const runs = []
  for (let at = 0; at < rows.length;) {
    const first = rows[at] ?? 0
    let same = 1
    while (rows[at + same] === first) same++
    let next = 1
    while (rows[at + next] === first + next) next++
    runs.push(same > 1 ? `${first}*${same}` : `${first}+${next}`)
    at += Math.max(same, next)
  }
  return runs.join(' ')
}

/** @param {string} runs @returns {number[]} what `runsOf` was given */
export function rowsOf(runs) {
  return runs.split(' ').flatMap((run) => {
    const [, first = '', sign, count = ''] = /^(\d+)([+*])(\d+)$/.exec(run) ?? []
    if (sign === undefined) throw new Error(`This is no run of rows: ${run}`)
    return Array.from({ length: Number(count) }, (_, at) => Number(first) + (sign === '+' ? at : 0))
  })
}

/**
 * @param {string} folder the pictures of the house
 * @param {string} storyFile such as `./packages/ui/src/Button/Button.stories.tsx`
 */
function placeOf(folder, storyFile) {
  const stem = join(folder, storyFile.replace(/\.tsx$/, ''))
  return { list: `${stem}.rows`, image: (/** @type {number} */ width) => `${stem}.${width}.webp` }
}

/**
 * @param {string} folder @param {string} storyFile
 * @returns {Promise<Map<string, Pictures>>} the kept pictures of a file of stories, by the story's id
 */
export async function readPictures(folder, storyFile) {
  const place = placeOf(folder, storyFile)
  /** @type {Map<string, Pictures>} */
  const stories = new Map()
  if (!existsSync(place.list)) return stories
  /** @type {Map<number, { pixels: Buffer, across: number }>} */
  const images = new Map()
  for (const line of readFileSync(place.list, 'utf8').trim().split('\n')) {
    const [, id = '', key = '', size = '', runs = ''] = /^(\S+) ((\d+) \w+) (.+)$/.exec(line) ?? []
    const width = Number(size)
    let image = images.get(width)
    if (image === undefined) {
      const { data, info } = await sharp(place.image(width)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      image = { pixels: data, across: info.width }
      images.set(width, image)
    }
    const rows = rowsOf(runs)
    const pixels = Buffer.alloc(rows.length * width * 3)
    for (const [at, row] of rows.entries()) {
      const from = ((row % strip) * image.across + Math.floor(row / strip) * width) * 3
      image.pixels.copy(pixels, at * width * 3, from, from + width * 3)
    }
    const pictures = stories.get(id) ?? {}
    pictures[key] = { width, height: rows.length, pixels }
    stories.set(id, pictures)
  }
  return stories
}

/**
 * Keeps the pictures of a file of stories in place of those that were kept; none at all removes it.
 * @param {string} folder @param {string} storyFile
 * @param {Map<string, Pictures>} stories by the story's id
 * @param {boolean} [isQuick] whether to be done in a tenth of the time, with images half as large again
 */
export async function writePictures(folder, storyFile, stories, isQuick = false) {
  removePictures(folder, storyFile)
  if (stories.size === 0) return
  const place = placeOf(folder, storyFile)
  mkdirSync(dirname(place.list), { recursive: true })
  /** @type {Map<number, { known: Map<string, number>, rows: Buffer[] }>} */
  const kept = new Map()
  /** @returns {{ known: Map<string, number>, rows: Buffer[] }} */
  const nothing = () => ({ known: new Map(), rows: [] })
  const lines = [...stories]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, pictures]) =>
      Object.entries(pictures).map(([key, { width, height, pixels }]) => {
        const { known, rows } = kept.get(width) ?? nothing()
        kept.set(width, { known, rows })
        const used = Array.from({ length: height }, (_, at) => {
          const row = pixels.subarray(at * width * 3, (at + 1) * width * 3)
          const print = createHash('sha1').update(row).digest('base64')
          const number = known.get(print) ?? rows.push(row) - 1
          known.set(print, number)
          return number
        })
        return `${id} ${key} ${runsOf(used)}\n`
      }),
    )
  writeFileSync(place.list, lines.join(''))
  for (const [width, { rows }] of kept) {
    const strips = Math.ceil(rows.length / strip)
    const across = width * strips
    const height = Math.min(rows.length, strip)
    const pixels = Buffer.alloc(across * height * 3)
    for (const [number, row] of rows.entries()) {
      row.copy(pixels, ((number % strip) * across + Math.floor(number / strip) * width) * 3)
    }
    await sharp(pixels, { raw: { width: across, height, channels: 3 } })
      .webp(isQuick ? { lossless: true, effort: 4 } : { lossless: true, quality: 100, effort: 6 })
      .toFile(place.image(width))
  }
}

/** @param {string} folder @param {string} storyFile */
function removePictures(folder, storyFile) {
  const place = placeOf(folder, storyFile)
  const stem = place.list.replace(/\.rows$/, '')
  if (!existsSync(dirname(stem))) return
  for (const name of readdirSync(dirname(stem))) {
    const path = join(dirname(stem), name)
    if (path === place.list || (path.startsWith(`${stem}.`) && /^\d+\.webp$/.test(path.slice(stem.length + 1))))
      rmSync(path)
  }
}

/** @param {string} folder @returns {string[]} the files of stories of which pictures are kept, as Storybook's index names them */
export function filesWithPictures(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.rows'))
    .map((path) => `./${path.replaceAll('\\', '/').replace(/\.rows$/, '.tsx')}`)
    .toSorted()
}
