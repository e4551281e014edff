/**
 * Replaces the text of a drawing by its outlines. A page shows drawings as pictures, which cannot use its fonts: on a
 * device without Korean letters, text would be boxes.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Opentype from 'opentype.js'
import type { Font, PathCommand } from 'opentype.js'
import sax from 'sax'

type Attributes = Readonly<Record<string, string>>

const require = createRequire(import.meta.url)
/** Its module for Node is CommonJS, without the named exports that its types promise. */
const opentype: typeof Opentype = require('opentype.js')

/** The font files by `font-weight`. */
const files = new Map([
  ['500', 'Medium'],
  ['600', 'SemiBold'],
  ['700', 'Bold'],
])
const fonts = new Map<string, Font>()

function fontOf(weight = ''): Font {
  const loaded = fonts.get(weight)
  if (loaded !== undefined) return loaded
  const name = files.get(weight)
  if (name === undefined) throw new Error(`No font of weight ${weight}. Known: ${[...files.keys()].join(', ')}`)
  const bytes = readFileSync(require.resolve(`pretendard/dist/public/static/Pretendard-${name}.otf`))
  const font = opentype.parse(Uint8Array.from(bytes).buffer)
  fonts.set(weight, font)
  return font
}

/** Share of the text's width that lies before its x, by `text-anchor`. */
const shares = new Map([
  ['start', 0],
  ['middle', 0.5],
  ['end', 1],
])

/** Attributes of `<text>` and its ancestors that are used up by the outline. */
const used = new Set(['x', 'y', 'font-size', 'font-family', 'font-weight', 'text-anchor'])

const write = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('')

const unused = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !used.has(name)))

/** Writes numbers of at most one decimal as short as SVG allows. */
const shorten = (numbers: readonly number[]) =>
  numbers
    .map((number) => String(number).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-')

const pointsOf = (command: PathCommand): [number, number][] => {
  const points: [number, number][] = []
  if ('x1' in command) points.push([command.x1, command.y1])
  if ('x2' in command) points.push([command.x2, command.y2])
  if ('x' in command) points.push([command.x, command.y])
  return points
}

/** Path data with relative coordinates in tenths, half as long as with absolute ones. */
function toPathData(commands: readonly PathCommand[]): string {
  let [x, y] = [0, 0]
  return commands
    .map((command) => {
      const points = pointsOf(command)
      const data = points.flatMap(([left, top]) => [Math.round(left * 10 - x) / 10, Math.round(top * 10 - y) / 10])
      const end = points.at(-1)
      if (end !== undefined) [x, y] = [Math.round(end[0] * 10), Math.round(end[1] * 10)]
      return command.type.toLowerCase() + shorten(data)
    })
    .join('')
}

function outlineOf(text: string, attributes: Attributes): string {
  const font = fontOf(attributes['font-weight'])
  for (const letter of text) {
    if (font.charToGlyphIndex(letter) === 0) throw new Error(`The font has no letter ${letter}, in: ${text}`)
  }
  const size = Number(attributes['font-size'])
  const share = shares.get(attributes['text-anchor'] ?? 'start') ?? 0
  const left = Number(attributes['x']) - share * font.getAdvanceWidth(text, size)
  return toPathData(font.getPath(text, left, Number(attributes['y']), size).commands)
}

interface OpenElement {
  attributes: Attributes
  isSelfClosing: boolean
  /** Its attributes and those of the elements around it. */
  inherited: Attributes
}

/**
 * Outlines all text of an SVG drawing.
 *
 * @param drawing an SVG with `<text>` elements, each with x, y, font-size, and with a font-weight of 500, 600 or 700 of
 * its own or of an element around it; no `<tspan>`
 * @returns the SVG with a `<path>` in place of each `<text>`
 * @throws Error for a text that it cannot draw
 */
export function outlineText(drawing: string): string {
  let svg = ''
  /** The content of the open `<text>`. */
  let text: string | undefined
  const open: OpenElement[] = []
  const parser = sax.parser(true)
  const onerror = (error: Error) => {
    throw error
  }
  const ontext = (part: string) => {
    if (text === undefined) svg += part
    else text += part
  }
  Object.assign(parser, { onerror, ontext })
  parser.onopentag = ({ name, attributes: read, isSelfClosing }) => {
    if (text !== undefined) throw new Error(`<${name}> inside of a text`)
    const attributes = Object.fromEntries(Object.entries(read).map(([key, value]) => [key, String(value)]))
    open.push({ attributes, isSelfClosing, inherited: { ...open.at(-1)?.inherited, ...attributes } })
    if (name === 'text') text = ''
    else svg += `<${name}${write(name === 'g' ? unused(attributes) : attributes)}${isSelfClosing ? '/' : ''}>`
  }
  parser.onclosetag = (name) => {
    const element = open.pop()
    if (element === undefined) return
    if (text !== undefined) {
      svg += `<path d="${outlineOf(text, element.inherited)}"${write(unused(element.attributes))}/>`
      text = undefined
    } else if (!element.isSelfClosing) svg += `</${name}>`
  }
  parser.write(drawing).close()
  return svg
}
