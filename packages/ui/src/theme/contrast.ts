import type { ColorName, Oklch } from './tokens'

/** Converts OKLCH to linear sRGB, clipped to the gamut (each channel 0–1). */
const toLinearRgb = ([lightness, chroma, hue]: Oklch): [number, number, number] => {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** The nearest colour of sRGB as `#rrggbb`, for what knows no OKLCH. */
export const toHex = (color: Oklch): string => {
  const channels = toLinearRgb(color).map((value) =>
    Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)),
  )
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const luminance = (color: Oklch): number => {
  const [red, green, blue] = toLinearRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @returns the WCAG 2 contrast ratio of two colours, from 1 to 21 */
export const contrastRatio = (one: Oklch, other: Oklch): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** All pairs of text and background colours: at least 4.5 : 1. */
export const textPairs: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ...(['canvas', 'surface', 'sunken', 'accentSoft'] as const).flatMap((ground) =>
    (['ink', 'inkMuted', 'accent'] as const).map((text) => [text, ground] as const),
  ),
  ...(['infoSoft', 'successSoft', 'warningSoft', 'dangerSoft'] as const).map((ground) => ['ink', ground] as const),
  ...(['success', 'danger', 'warning', 'info'] as const).flatMap((text) =>
    (['canvas', 'surface', `${text}Soft`] as const).map((ground) => [text, ground] as const),
  ),
  ['accentHover', 'canvas'],
  ['accentHover', 'surface'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'danger'],
  ['canvas', 'ink'],
]

/** All pairs of a control's border, an icon or the focus ring with a background: at least 3 : 1. */
export const iconPairs: readonly (readonly [sign: ColorName, ground: ColorName])[] = [
  ...(['canvas', 'surface', 'sunken'] as const).flatMap((ground) =>
    (['control', 'focus', 'accent'] as const).map((sign) => [sign, ground] as const),
  ),
  ['focus', 'accentSoft'],
  ['warm', 'canvas'],
  ['warm', 'surface'],
  ['warm', 'sunken'],
  ['success', 'sunken'],
]
