import {
  borders,
  colorNames,
  durations,
  ease,
  fontSizeNames,
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
  toCss,
  widths,
  type PaletteName,
  type ShadowLayer,
} from './tokens'

/** CSS values by group and name; a group may be a single value. */
export type CssValues = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** `Object.fromEntries` with typed keys. */
const each = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from exactly these names
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>

const texts = <Name extends string>(values: Readonly<Record<Name, string | number>>, unit = '') =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type says which names there are
  each(Object.keys(values) as Name[], (name) => `${values[name]}${unit}`)

const rem = (pixels: number) => (pixels === 0 ? '0' : `${pixels / 16}rem`)
const px = (pixels: number) => (pixels === 0 ? '0' : `${pixels}px`)

const shadow = (layers: readonly ShadowLayer[], strength: number): string =>
  strength === 0
    ? 'none'
    : layers
        .map(
          ({ y, blur, spread, alpha }) =>
            `0 ${px(y)} ${px(blur)} ${spread === 0 ? '' : `${px(spread)} `}${toCss(shade, alpha * strength)}`,
        )
        .join(', ')

export const themeValues = (name: PaletteName) => ({
  color: {
    ...each(colorNames, (color) => toCss(palettes[name][color])),
    scrim: toCss(...scrims[name]),
  },
  shadow: {
    raised: shadow(shadowLayers.raised, shadowStrengths[name]),
    overlay: shadow(shadowLayers.overlay, shadowStrengths[name]),
  },
  border: {
    width: px(borders[name].width),
    strong: px(borders[name].strong),
    disabled: borders[name].disabled,
  },
})

/** The values that all themes share. */
export const baseValues = {
  space: Object.fromEntries(spaceSteps.map((step) => [step, rem(step)])),
  radius: texts(radii),
  font: texts(fonts),
  fontSize: each(fontSizeNames, (size) => `${fontSizes[size]}rem`),
  lineHeight: texts(lineHeights),
  fontWeight: texts(fontWeights),
  duration: texts(durations, 'ms'),
  ease,
  target: texts(targets),
  width: texts(widths),
  gutter,
}

/** Converts values to CSS variables such as `--naru-color-canvas`. */
export const asVariables = (values: CssValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([group, value]) =>
      typeof value === 'string'
        ? [[`--naru-${group}`, value]]
        : Object.entries(value).map(([name, inner]) => [`--naru-${group}-${name}`, inner]),
    ),
  )
