import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { drawChart, type Chart } from './chart'
import { outlineText } from './outline'

const content = join(import.meta.dirname, '..')
const drawings = readdirSync(join(content, 'drawings'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.svg'),
)

it.each(drawings)('the picture of drawings/%s is its current outline', (path) => {
  const drawing = readFileSync(join(content, 'drawings', path), 'utf8')
  const picture = readFileSync(join(content, path), 'utf8')
  expect(outlineText(drawing)).toBe(picture)
})

const charts: Record<string, Chart> = parse(readFileSync(join(content, 'drawings/charts.yaml'), 'utf8'))

it.each(Object.entries(charts))('the picture %s is its current chart', (path, chart) =>
  expect(outlineText(drawChart(chart))).toBe(readFileSync(join(content, path), 'utf8')),
)

const drawText = (attributes: string, text: string) =>
  outlineText(`<svg><g font-weight="700" text-anchor="middle"><text ${attributes}>${text}</text></g></svg>`)

/** The x of each path's first point. */
const starts = (svg: string) => [...svg.matchAll(/ d="m(-?[\d.]+)/g)].map(([, x]) => Number(x))

it('draws a text at its anchor, which an element around it may set', () => {
  const at = (anchor: string) => starts(drawText(`x="100" y="50" font-size="20" text-anchor="${anchor}"`, '월'))[0] ?? 0
  const middle = starts(drawText('x="100" y="50" font-size="20"', '월'))[0] ?? 0
  expect(at('middle')).toBe(middle)
  expect(at('start') - middle).toBeCloseTo(middle - at('end'), 0)
  expect(at('start')).toBeGreaterThan(100)
})

it('keeps what is not text, and the paint of a text', () => {
  const svg = outlineText(
    '<svg><path d="M1 1h2"/>\n<g fill="none"><text x="0" y="9" font-size="9" font-weight="500" fill="#fff">일</text></g></svg>',
  )
  expect(svg).toMatch(/^<svg><path d="M1 1h2"\/>\n<g fill="none"><path d="m[^"]+" fill="#fff"\/><\/g><\/svg>$/)
})

it.each([
  [
    'a letter that the font lacks',
    () => drawText('x="0" y="9" font-size="9"', '語'),
    'The font has no letter 語, in: 語',
  ],
  [
    'a weight without a font',
    () => drawText('x="0" y="9" font-size="9" font-weight="300"', '일'),
    'No font of weight 300',
  ],
  [
    'an element inside of a text',
    () => drawText('x="0" y="9" font-size="9"', '<tspan>일</tspan>'),
    '<tspan> inside of a text',
  ],
])('rejects %s', (_, draw, message) => expect(draw).toThrow(message))
