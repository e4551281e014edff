/**
 * The design tokens as plain data, the source of the theme contract, the themes, the exported files and the stories.
 * Colours are OKLCH triples: lightness 0–1, chroma, hue in degrees.
 */

/** One OKLCH colour: lightness (0–1), chroma, hue (degrees). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

export const colorNames = [
  'canvas',
  'surface',
  'sunken',
  'ink',
  'inkMuted',
  'line',
  'control',
  'accent',
  'accentHover',
  'onAccent',
  'accentSoft',
  'warm',
  'success',
  'successSoft',
  'danger',
  'dangerSoft',
  'warning',
  'warningSoft',
  'info',
  'infoSoft',
  'focus',
] as const

export type ColorName = (typeof colorNames)[number]

export type Palette = Record<ColorName, Oklch>

const light: Palette = {
  canvas: [0.985, 0.006, 95],
  surface: [1, 0, 0],
  sunken: [0.955, 0.01, 95],
  ink: [0.24, 0.025, 255],
  inkMuted: [0.46, 0.025, 255],
  line: [0.885, 0.012, 95],
  control: [0.58, 0.03, 220],
  accent: [0.47, 0.085, 185],
  accentHover: [0.41, 0.08, 185],
  onAccent: [1, 0, 0],
  accentSoft: [0.945, 0.03, 180],
  warm: [0.62, 0.17, 45],
  success: [0.49, 0.12, 152],
  successSoft: [0.955, 0.035, 152],
  danger: [0.52, 0.19, 27],
  dangerSoft: [0.955, 0.03, 25],
  warning: [0.47, 0.1, 75],
  warningSoft: [0.96, 0.05, 90],
  info: [0.48, 0.12, 250],
  infoSoft: [0.955, 0.025, 250],
  focus: [0.55, 0.19, 255],
}

const dark: Palette = {
  canvas: [0.19, 0.018, 250],
  surface: [0.235, 0.02, 250],
  sunken: [0.165, 0.016, 250],
  ink: [0.955, 0.008, 95],
  inkMuted: [0.76, 0.018, 240],
  line: [0.34, 0.022, 250],
  control: [0.6, 0.03, 230],
  accent: [0.8, 0.095, 182],
  accentHover: [0.86, 0.09, 182],
  onAccent: [0.19, 0.03, 200],
  accentSoft: [0.31, 0.045, 190],
  warm: [0.76, 0.15, 55],
  success: [0.8, 0.14, 152],
  successSoft: [0.3, 0.05, 152],
  danger: [0.75, 0.14, 25],
  dangerSoft: [0.31, 0.06, 25],
  warning: [0.84, 0.13, 88],
  warningSoft: [0.32, 0.05, 85],
  info: [0.79, 0.1, 245],
  infoSoft: [0.31, 0.05, 250],
  focus: [0.82, 0.12, 245],
}

const white: Oklch = [1, 0, 0]
const black: Oklch = [0, 0, 0]

/** Black on white; only semantic colours have a (dark) hue. */
const contrast: Palette = {
  canvas: white,
  surface: white,
  sunken: white,
  ink: black,
  inkMuted: black,
  line: black,
  control: black,
  accent: black,
  accentHover: [0.3, 0, 0],
  onAccent: white,
  accentSoft: white,
  warm: [0.45, 0.13, 45],
  success: [0.38, 0.1, 152],
  successSoft: white,
  danger: [0.42, 0.17, 27],
  dangerSoft: white,
  // A yellow with enough contrast on white would be brown.
  warning: black,
  warningSoft: white,
  info: [0.38, 0.14, 255],
  infoSoft: white,
  focus: [0.42, 0.22, 262],
}

/** The contrast theme for dark systems: white on black. */
const contrastNight: Palette = {
  canvas: black,
  surface: black,
  sunken: black,
  ink: white,
  inkMuted: white,
  line: white,
  control: white,
  accent: white,
  accentHover: [0.85, 0, 0],
  onAccent: black,
  accentSoft: black,
  warm: [0.8, 0.14, 60],
  success: [0.86, 0.15, 152],
  successSoft: black,
  danger: [0.8, 0.12, 25],
  dangerSoft: black,
  warning: [0.9, 0.13, 95],
  warningSoft: black,
  info: [0.85, 0.09, 240],
  infoSoft: black,
  focus: [0.9, 0.16, 100],
}

/** Names of all palettes: the three themes, and the dark variant of the contrast theme. */
export const palettes = { light, dark, contrast, contrastNight } as const

export type PaletteName = keyof typeof palettes

export const paletteNames = ['light', 'dark', 'contrast', 'contrastNight'] as const satisfies readonly PaletteName[]

/** The backdrop of a dialog: a colour and its opacity (0–1). */
export const scrims: Record<PaletteName, readonly [color: Oklch, alpha: number]> = {
  light: [[0.24, 0.025, 255], 0.45],
  dark: [[0.1, 0.015, 250], 0.65],
  contrast: [[0, 0, 0], 0.7],
  contrastNight: [[0.35, 0, 0], 0.8],
}

/** One layer of a shadow, in pixels; `alpha` is its opacity (0–1) at strength 1. */
export interface ShadowLayer {
  readonly y: number
  readonly blur: number
  readonly spread: number
  readonly alpha: number
}

/** Colour of all shadows. */
export const shade: Oklch = [0.18, 0.025, 255]

/** The two elevations: a hovered card, and an overlay. */
export const shadowLayers = {
  raised: [
    { y: 1, blur: 2, spread: 0, alpha: 0.06 },
    { y: 8, blur: 24, spread: -8, alpha: 0.16 },
  ],
  overlay: [
    { y: 2, blur: 6, spread: 0, alpha: 0.08 },
    { y: 24, blur: 64, spread: -16, alpha: 0.32 },
  ],
} as const satisfies Record<string, readonly ShadowLayer[]>

/** Opacity factor of the shadows of each theme; 0 disables them. */
export const shadowStrengths: Record<PaletteName, number> = { light: 1, dark: 1.8, contrast: 0, contrastNight: 0 }

/** Border widths in pixels, and the border style of a disabled control. */
export interface Borders {
  readonly width: number
  readonly strong: number
  readonly disabled: 'solid' | 'dashed'
}

const hairline: Borders = { width: 1, strong: 2, disabled: 'solid' }
const heavy: Borders = { width: 2, strong: 3, disabled: 'dashed' }

export const borders: Record<PaletteName, Borders> = {
  light: hairline,
  dark: hairline,
  contrast: heavy,
  contrastNight: heavy,
}

/** Space steps in pixels at the default text size; the theme converts them to rem. */
export const spaceSteps = [0, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96] as const

export type Space = (typeof spaceSteps)[number]

/** Names of the text sizes, from small to large. */
export const fontSizeNames = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'h3', 'h2', 'h1'] as const

export type FontSize = (typeof fontSizeNames)[number]

/** Text sizes in rem. */
export const fontSizes = {
  xs: 0.75,
  sm: 0.875,
  md: 1,
  lg: 1.125,
  xl: 1.25,
  xxl: 1.5,
  h3: 1.875,
  h2: 2.375,
  h1: 3,
} as const satisfies Record<FontSize, number>

/** Unitless line heights. `tall` is of all text in Sinhala and Tamil, whose marks stand above and below the letters. */
export const lineHeights = { heading: 1.2, text: 1.5, korean: 1.65, tall: 1.6 } as const

export const fontWeights = { regular: 400, medium: 550, bold: 680 } as const

/** Corner radii in rem; `full` is a pill. */
export const radii = { control: '0.375rem', card: '0.75rem', full: '62.5rem' } as const

/** Durations of transitions in milliseconds. */
export const durations = { fast: 120, medium: 200, slow: 320 } as const

/** The easing curve, as control points of a cubic Bézier. */
export const easeCurve = [0.2, 0.7, 0.2, 1] as const

export const ease = `cubic-bezier(${easeCurve.join(', ')})`

/** Font families. Pretendard covers Latin and Hangul; Sinhala and Tamil fall back to Noto. */
export const fonts = {
  body: "'Pretendard Variable', 'Pretendard Fallback', 'Noto Sans Sinhala', 'Noto Sans Tamil', system-ui, -apple-system, 'Segoe UI', 'Noto Sans KR', sans-serif",
  mono: "ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, monospace",
} as const

/** Heights of controls. */
export const targets = { small: '2.25rem', medium: '2.75rem', large: '3.25rem' } as const

export const widths = { form: '28rem', text: '44rem', page: '72rem', exam: '90rem' } as const

/** Horizontal padding of a page; scales with the viewport. */
export const gutter = 'clamp(1rem, 4vw, 2rem)'

/** Stacking order (`z-index`) of positioned elements. */
export const layers = { sticky: 10, overlay: 100, toast: 200 } as const

/** @param alpha opacity 0–1 */
export const toCss = ([lightness, chroma, hue]: Oklch, alpha = 1): string =>
  alpha === 1
    ? `oklch(${lightness} ${chroma} ${hue})`
    : `oklch(${lightness} ${chroma} ${hue} / ${Number(alpha.toFixed(4))})`
