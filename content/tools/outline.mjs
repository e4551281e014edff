/**
 * Replaces the text of a drawing by its outlines. A page shows drawings as pictures, which cannot use its fonts: on a
 * device without Korean letters, text would be boxes.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import sax from 'sax'

const { resolve } = createRequire(import.meta.url)

/** The font files by `font-weight`. */
const files = { 500: 'Medium', 600: 'SemiBold', 700: 'Bold' }
const fonts = new Map()

function fontOf(weight) {
  if (!fonts.has(weight)) {
    const name = files[weight]
    if (name === undefined) throw new Error(`No font of weight ${weight}. Known: ${Object.keys(files).join(', ')}`)
    const { buffer } = readFileSync(resolve(`pretendard/dist/public/static/Pretendard-${name}.otf`))
    fonts.set(weight, opentype.parse(buffer))
  }
  return fonts.get(weight)
}

/** Share of the text's width that lies before its x. */
const shares = { start: 0, middle: 0.5, end: 1 }

/** Attributes of `<text>` and its ancestors that are used up by the outline. */
const used = new Set(['x', 'y', 'font-size', 'font-family', 'font-weight', 'text-anchor'])

const write = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('')

const without = (attributes) => Object.fromEntries(Object.entries(attributes).filter(([name]) => !used.has(name)))

/** Writes numbers of at most one decimal as short as SVG allows. */
const shorten = (numbers) =>
  numbers
    .map((number) => String(number).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-')

/** Path data with relative coordinates in tenths, half as long as with absolute ones. */
function toPathData(commands) {
  let [x, y] = [0, 0]
  const relative = (left, top) => [Math.round(left * 10 - x) / 10, Math.round(top * 10 - y) / 10]
  return commands
    .map(({ type, x1, y1, x2, y2, x: left, y: top }) => {
      if (type === 'Z') return 'z'
      const points = [
        [x1, y1],
        [x2, y2],
        [left, top],
      ].filter(([across]) => across !== undefined)
      const data = type.toLowerCase() + shorten(points.flatMap((point) => relative(...point)))
      x = Math.round(left * 10)
      y = Math.round(top * 10)
      return data
    })
    .join('')
}

function outlineOf(text, { x, y, 'font-size': size, 'font-weight': weight, 'text-anchor': anchor = 'start' }) {
  const font = fontOf(weight)
  for (const letter of text) {
    if (font.charToGlyphIndex(letter) === 0) throw new Error(`The font has no letter ${letter}, in: ${text}`)
  }
  const left = Number(x) - shares[anchor] * font.getAdvanceWidth(text, Number(size))
  return toPathData(font.getPath(text, left, Number(y), Number(size)).commands)
}

/**
 * Outlines all text of an SVG drawing.
 *
 * @param {string} drawing an SVG with `<text>` elements, each with x, y, font-size, and with a font-weight of 500, 600
 * or 700 of its own or of an element around it; no `<tspan>`
 * @returns {string} the SVG with a `<path>` in place of each `<text>`
 * @throws {Error} for a text that it cannot draw
 */
export function outlineText(drawing) {
  let svg = ''
  /** The text of the open `<text>`. */
  let text
  /** The open elements, each with the attributes of those around it. */
  const open = [{ inherited: {} }]
  const parser = sax.parser(true)
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes, isSelfClosing }) => {
    if (text !== undefined) throw new Error(`<${name}> inside of a text`)
    open.push({ attributes, isSelfClosing, inherited: { ...open.at(-1).inherited, ...attributes } })
    if (name === 'text') text = ''
    else svg += `<${name}${write(name === 'g' ? without(attributes) : attributes)}${isSelfClosing ? '/' : ''}>`
  }
  parser.ontext = (part) => {
    if (text === undefined) svg += part
    else text += part
  }
  parser.onclosetag = (name) => {
    const { attributes, isSelfClosing, inherited } = open.pop()
    if (name === 'text') {
      svg += `<path d="${outlineOf(text, inherited)}"${write(without(attributes))}/>`
      text = undefined
    } else if (!isSelfClosing) svg += `</${name}>`
  }
  parser.write(drawing).close()
  return svg
}
