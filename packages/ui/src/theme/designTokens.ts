import {
  borders,
  colorNames,
  durations,
  easeCurve,
  fontSizes,
  fontWeights,
  fonts,
  gutter,
  lineHeights,
  palettes,
  radii,
  scrims,
  shade,
  shadowLayers,
  shadowStrengths,
  spaceSteps,
  targets,
  widths,
  type Oklch,
  type PaletteName,
  type ShadowLayer,
} from './tokens'

/** One token in the format of the Design Tokens Community Group; its group declares the type. */
export interface DesignToken {
  readonly $value: unknown
}

/** A group of tokens of one type, or of groups. `$extensions` contains values that have no type in the format. */
export interface DesignTokenGroup {
  readonly $type?: string
  readonly $description?: string
  readonly $extensions?: Readonly<Record<string, unknown>>
  readonly [name: string]: unknown
}

const each = <Value>(
  values: Readonly<Record<string, Value>>,
  token: (value: Value) => unknown,
): Record<string, DesignToken> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $value: token(value) }]))

const color = (components: Oklch, alpha = 1) => ({ colorSpace: 'oklch', components, alpha: round(alpha) })
const dimension = (value: number, unit: 'px' | 'rem') => ({ value, unit })
const rem = (text: string) => dimension(Number.parseFloat(text), 'rem')
/** Rounds to four decimals. */
const round = (value: number) => Number(value.toFixed(4))

const shadow = (layers: readonly ShadowLayer[], strength: number) =>
  layers.map(({ y, blur, spread, alpha }) => ({
    color: color(shade, alpha * strength),
    offsetX: dimension(0, 'px'),
    offsetY: dimension(y, 'px'),
    blur: dimension(blur, 'px'),
    spread: dimension(spread, 'px'),
  }))

const families = (list: string) => list.split(', ').map((family) => family.replaceAll("'", ''))

/** One theme in the Design Tokens Community Group's format, https://www.designtokens.org/tr/2025.10/format/. */
export const themeTokens = (name: PaletteName): DesignTokenGroup => ({
  color: {
    $type: 'color',
    ...each(Object.fromEntries(colorNames.map((color) => [color, palettes[name][color]])), (value) => color(value)),
    scrim: { $value: color(...scrims[name]) },
  },
  shadow: { $type: 'shadow', ...each(shadowLayers, (layers) => shadow(layers, shadowStrengths[name])) },
  border: {
    width: { $type: 'dimension', $value: dimension(borders[name].width, 'px') },
    strong: { $type: 'dimension', $value: dimension(borders[name].strong, 'px') },
    disabled: { $type: 'strokeStyle', $value: borders[name].disabled },
  },
})

/** The values that all themes share, in the same format. */
export const baseTokens = (): DesignTokenGroup => ({
  $extensions: { 'org.naru': { gutter } },
  space: {
    $type: 'dimension',
    ...Object.fromEntries(spaceSteps.map((step) => [step, { $value: dimension(step / 16, 'rem') }])),
  },
  radius: { $type: 'dimension', ...each(radii, rem) },
  font: { $type: 'fontFamily', ...each(fonts, families) },
  fontSize: { $type: 'dimension', ...each(fontSizes, (size) => dimension(size, 'rem')) },
  lineHeight: { $type: 'number', ...each(lineHeights, (height) => height) },
  fontWeight: { $type: 'fontWeight', ...each(fontWeights, (weight) => weight) },
  duration: { $type: 'duration', ...each(durations, (value) => ({ value, unit: 'ms' })) },
  ease: { $type: 'cubicBezier', $value: easeCurve },
  target: { $type: 'dimension', ...each(targets, rem) },
  width: { $type: 'dimension', ...each(widths, rem) },
})
