// oxlint-disable typescript/no-unsafe-type-assertion -- the shape of the JSON is what is tried here
import { describe, expect, it } from 'vitest'
import { vars } from './contract.css'
import { exportedTokens } from './exported'
import { paletteNames } from './tokens'
import { asVariables, baseValues, themeValues } from './values'

/** Every CSS variable of the contract, such as `var(--naru-color-canvas)`. */
function variablesOf(contract: unknown): string[] {
  if (typeof contract === 'string') return [contract.slice('var('.length, -1)]
  return Object.values(contract as Record<string, unknown>).flatMap(variablesOf)
}

type Json = { [name: string]: unknown; $value?: unknown }

/** Path → value of every token, with its inherited type. */
function tokensOf(group: Json, path: string[] = [], inherited?: string): [string, string | undefined, unknown][] {
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited
  if ('$value' in group) return [[path.join('-'), type, group.$value]]
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]) => tokensOf(inner as Json, [...path, name], type))
}

const read = (name: string) => JSON.parse(exportedTokens()[name] ?? '') as Json

/** Converts a token of the JSON files to its CSS value. */
function cssOf(type: string | undefined, value: unknown): string {
  const measure = (part: unknown) => {
    const { value: number, unit } = part as { value: number; unit: string }
    return number === 0 ? '0' : `${number}${unit}`
  }
  const colour = (part: unknown) => {
    const { components, alpha } = part as { components: number[]; alpha: number }
    return `oklch(${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`
  }
  switch (type) {
    case 'color':
      return colour(value)
    case 'dimension':
    case 'duration':
      return measure(value)
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`
    case 'fontFamily':
      return (value as string[]).map((name) => (/ /.test(name) ? `'${name}'` : name)).join(', ')
    case 'shadow':
      return (value as Json[])
        .map(({ offsetX, offsetY, blur, spread, color }) => {
          const parts = [offsetX, offsetY, blur, spread].map(measure)
          return `${parts.slice(0, parts[3] === '0' ? 3 : 4).join(' ')} ${colour(color)}`
        })
        .join(', ')
    default:
      return String(value)
  }
}

describe('the exported tokens', () => {
  it.each(paletteNames)('have a value for every variable of the contract in %s', (theme) => {
    const given = asVariables({ ...baseValues, ...themeValues(theme) })
    expect(Object.keys(given).toSorted()).toEqual(variablesOf(vars).toSorted())
  })

  it.each([
    ['light.tokens.json', themeValues('light')],
    ['dark.tokens.json', themeValues('dark')],
    ['contrast.tokens.json', themeValues('contrast')],
    ['contrast-night.tokens.json', themeValues('contrastNight')],
    ['base.tokens.json', baseValues],
  ] as const)('have the values of the theme in %s', (name, values) => {
    const { ['--naru-gutter']: gutter, ...expected } = asVariables(values)
    const found = Object.fromEntries(
      tokensOf(read(name)).map(([path, type, value]) => [`--naru-${path}`, cssOf(type, value)]),
    )
    const extensions = gutter === undefined ? undefined : { 'org.naru': { gutter } }
    expect(read(name)['$extensions']).toEqual(extensions)
    const drawn = name.startsWith('contrast') ? { '--naru-shadow-raised': 'none', '--naru-shadow-overlay': 'none' } : {}
    expect({ ...found, ...drawn }).toEqual(expected)
  })

  it('have a type for every token', () => {
    const untyped = Object.keys(exportedTokens())
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => tokensOf(read(name)).filter(([, type]) => type === undefined))
    expect(untyped).toEqual([])
  })
})
